import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { type CachePolicy, storageLifetime } from '#worker/cache/policy.ts'

/** `data` is what the body says, of an entry that was just fetched. Nobody changes it: several requests may read it. */
export type CacheEntry = EntryMetadata & { body: string; data?: unknown }

const METADATA_HEADER = 'x-entry-metadata'

/** `length` is that of the body: one that was cut short is recognised without being parsed. */
const metadataSchema = v.object({
  status: v.picklist([200, 404]),
  storedAt: v.pipe(v.number(), v.finite()),
  length: v.number(),
})

/**
 * Packs an entry for the Cache API. Only a padded `max-age` is stored: the Cache API has no stale-while-revalidate
 * and no stale-if-error, so the windows travel in a header of our own.
 */
export function toStoredResponse({ body, status, storedAt, policy }: CacheEntry): Response {
  const lifetime = status === 404 ? policy.absent : storageLifetime(policy)
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${lifetime}`,
      [METADATA_HEADER]: JSON.stringify({ status, storedAt, length: body.length }),
    },
  })
}

function readMetadata(header: string | null): v.InferOutput<typeof metadataSchema> | undefined {
  try {
    const result = v.safeParse(metadataSchema, JSON.parse(header ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Unpacks a stored response; undefined when it is not one of ours or not whole. The windows are those of today's table.
 */
export async function fromStoredResponse(
  response: Response,
  policy: CachePolicy,
): Promise<CacheEntry | undefined> {
  const metadata = readMetadata(response.headers.get(METADATA_HEADER))
  if (!metadata) return undefined
  const { status, storedAt, length } = metadata
  const body = await response.text()
  return body.length === length ? { status, storedAt, policy, body } : undefined
}
