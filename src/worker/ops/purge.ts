import * as v from 'valibot'
import type { AppContext } from '#worker/app.ts'
import { refusal } from '#worker/endpoints/api-read.ts'
import { log } from '#worker/log.ts'
import { checkOpsToken } from '#worker/ops/ops-token.ts'
import { tagsFor, tagsOfPath } from '#worker/ops/purge-tags.ts'
import { purgeTags } from '#worker/ops/purges.ts'
import { purgeWorkersCache } from '#worker/ops/workers-cache.ts'
import { isWithinLimit, tooMany } from '#worker/rate-limit.ts'
import { jsonOf, readRequestBody } from '#worker/read-request-body.ts'

const MAX_BODY_BYTES = 32 * 1024
const MOST_ENTRIES = 100

const entries = v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_ENTRIES)), [])
const bodySchema = v.strictObject({ tags: entries, paths: entries })

const USAGE = `Send {"tags": ["service:plumbing"], "paths": ["/blog/x"]}: one of them at least, of each ${MOST_ENTRIES} at most.`

/** Why a call is not let in; undefined when it is. */
async function refuse(c: AppContext): Promise<Response | undefined> {
  const token = await checkOpsToken(c)
  if (token === 'none-configured') return refusal(404, 'Not found.')
  if (!(await isWithinLimit(c, c.env.OPS_LIMIT, true))) return tooMany('Too many calls.')
  if (token === 'wrong') {
    log('warn', 'ops-refused', { requestId: c.var.requestId })
    return refusal(401, 'The token is not valid.', { 'WWW-Authenticate': 'Bearer' })
  }
  return c.req.method === 'POST'
    ? undefined
    : refusal(405, 'This method is not allowed here.', { Allow: 'POST' })
}

/** The tags that a call wants purged, or what is wrong with it. */
function wantedTags(body: unknown): { tags: ReadonlyArray<string> } | { problem: string } {
  const read = v.safeParse(bodySchema, body)
  if (!read.success) return { problem: USAGE }
  const { tags, paths } = read.output
  const found = [
    ...tags.map((text) => ({ text, tags: tagsFor(text) })),
    ...paths.map((text) => ({ text, tags: tagsOfPath(text) })),
  ]
  const unknown = found.find((entry) => entry.tags === undefined)
  if (unknown)
    return { problem: `Nothing can have the tag or path ${JSON.stringify(unknown.text.slice(0, 100))}.` }
  const all = new Set(found.flatMap((entry) => entry.tags ?? []))
  return all.size > 0 ? { tags: [...all] } : { problem: USAGE }
}

/**
 * `/ops/purge`: the operator, or a webhook of their API, takes what has a tag or stands at a path out of every cache. The
 * answer lists the tags that were purged, those of the lists that show an entry among them.
 */
export async function purge(c: AppContext): Promise<Response> {
  const refused = await refuse(c)
  if (refused) return refused
  const { requestId, now } = c.var
  const bytes = await readRequestBody(c.req.raw, MAX_BODY_BYTES)
  if (!bytes) return refusal(413, USAGE)
  const wanted = wantedTags(jsonOf(bytes))
  if ('problem' in wanted) return refusal(400, wanted.problem)
  const { tags } = wanted
  const { DB: db } = c.env
  if (!db)
    return refusal(503, 'There is no database to tell the other data centres with: bind a D1 database as DB.')
  try {
    await purgeTags(db, tags, now())
    await purgeWorkersCache(c.executionCtx, tags)
  } catch (error) {
    log('error', 'purge-failed', { requestId, error: String(error) })
    return refusal(503, 'Not everything could be purged. Send the same again.', { 'Retry-After': '5' })
  }
  log('warn', 'purged', { requestId, count: tags.length, tags: tags.join(' ') })
  return Response.json({ code: 200, purged: tags }, { headers: { 'Cache-Control': 'no-store' } })
}
