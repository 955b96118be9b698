import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { readMetadata, storedFields, storedHeaders } from '#worker/cache/stored-metadata.ts'

/** `data` is what the body says, of an entry that was just fetched. Nobody changes it: several requests may read it. */
export type CacheEntry = EntryMetadata & { body: string; data?: unknown }

const METADATA_HEADER = 'x-entry-metadata'

const metadataSchema = v.object(storedFields)

/** Packs an entry for the Cache API. */
export function toStoredResponse(entry: CacheEntry): Response {
  const { body, status, storedAt } = entry
  const metadata = { status, storedAt, length: body.length }
  return new Response(body, {
    headers: storedHeaders(entry, { type: 'application/json', header: METADATA_HEADER, metadata }),
  })
}

/**
 * Unpacks a stored response; undefined when it is not one of ours or not whole. The windows are those of today's table.
 */
export async function fromStoredResponse(
  response: Response,
  policy: CachePolicy,
): Promise<CacheEntry | undefined> {
  const metadata = readMetadata(metadataSchema, response, METADATA_HEADER)
  if (!metadata) return undefined
  const { status, storedAt, length } = metadata
  const body = await response.text()
  return body.length === length ? { status, storedAt, policy, body } : undefined
}
