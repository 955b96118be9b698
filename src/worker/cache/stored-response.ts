import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { storageLifetime } from '#worker/cache/policy.ts'

const METADATA_HEADER = 'x-entry-metadata'

/** What is written down of every entry. One that was cut short is recognised by `length`, without being parsed. */
export const storedFields = {
  status: v.picklist([200, 404, 410]),
  /** Milliseconds since the epoch. */
  storedAt: v.pipe(v.number(), v.finite()),
  length: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

/**
 * An entry as the Cache API keeps it. Only a padded `max-age` is stored: the Cache API has no stale-while-revalidate and no
 * stale-if-error, so what decides on them travels in a header of our own.
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

/** What was written down of a stored entry; undefined when it is not one of ours. */
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
