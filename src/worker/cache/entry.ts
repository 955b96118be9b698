import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { type CachePolicy, storageLifetime } from '#worker/cache/policy.ts'

export type CacheEntry = EntryMetadata & { body: string }

const METADATA_HEADER = 'x-entry-metadata'

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
      [METADATA_HEADER]: JSON.stringify({ status, storedAt }),
    },
  })
}

/** Unpacks a stored response; undefined when it is not one of ours. The windows are those of today's table. */
export async function fromStoredResponse(
  response: Response,
  policy: CachePolicy,
): Promise<CacheEntry | undefined> {
  const header = response.headers.get(METADATA_HEADER)
  if (!header) return undefined
  const metadata: unknown = JSON.parse(header)
  if (typeof metadata !== 'object' || metadata === null) return undefined
  const { status, storedAt } = { status: 0, storedAt: 0, ...metadata }
  return { status, storedAt, policy, body: await response.text() }
}
