import * as v from 'valibot'
import type { AppContext } from '#worker/app-context.ts'
import { purgeAll } from '#worker/cache/purge-time.ts'
import { purgeWorkersCache } from '#worker/cache/workers-cache.ts'
import { parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'

const MAX_BODY_BYTES = 1024

const bodySchema = v.strictObject({ hard: v.optional(v.boolean(), false) })

const USAGE = 'Send nothing, or {"hard": true} for what must never be served again.'

/** Returns whether a call asks for a hard purge; undefined if its body cannot be read. */
function readIsHard(bytes: Uint8Array): boolean | undefined {
  if (bytes.length === 0) return false
  const read = v.safeParse(bodySchema, parseJson(bytes))
  return read.success ? read.output.hard : undefined
}

/** POST `/ops/purge`: purges every cache, for the operator or a webhook of their API. */
export async function purge(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const bytes = await readRequestBody(c, MAX_BODY_BYTES)
  if (!bytes) return refusal(413, USAGE)
  const isHard = readIsHard(bytes)
  if (isHard === undefined) return refusal(400, USAGE)
  const { DB: db } = c.env
  if (!db)
    return refusal(503, 'There is no database to tell the other data centres with: bind a D1 database as DB.')
  try {
    await purgeAll(db, isHard)
    await purgeWorkersCache(c.executionCtx, isHard)
  } catch (error) {
    log('error', 'purge_failed', { requestId, error: String(error) })
    return refusal(503, 'Not everything could be purged. Send the same again.', { 'Retry-After': '5' })
  }
  log('warn', 'cache_purged', { requestId, isHard })
  return c.json({ code: 200, hard: isHard })
}
