import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { storageLifetime } from '#worker/upstream-client/policy.ts'

const METADATA_HEADER = 'x-entry-metadata'

/** The stored metadata of every entry. `length` tells an entry that was cut short. */
export const storedFields = {
  status: v.picklist([200, 404, 410]),
  /** Milliseconds since the epoch. */
  storedAt: v.pipe(v.number(), v.finite()),
  length: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

/**
 * Packs an entry for the Cache API. It has neither stale-while-revalidate nor stale-if-error, so `max-age` covers all
 * windows of the policy, and a header of ours has the metadata.
 */
export function toStoredResponse(
  { status, policy }: EntryMetadata,
  { body, type, metadata }: { body: BodyInit; type: string; metadata: object },
): Response {
  const lifetime = status === 200 ? storageLifetime(policy) : policy.absent
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${Math.max(1, lifetime)}`,
      [METADATA_HEADER]: JSON.stringify(metadata),
    },
  })
}

/** Returns the metadata of a stored entry; undefined if it is not one of ours. */
export function readMetadata<T>(
  schema: v.GenericSchema<unknown, T>,
  { headers }: Pick<Response, 'headers'>,
): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(headers.get(METADATA_HEADER) ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
