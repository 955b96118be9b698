import * as v from 'valibot'
import type { EntryMetadata } from '#worker/cache/freshness.ts'
import { storageLifetime } from '#worker/cache/policy.ts'

/** How many bytes, or at which one. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What is written down of every stored body. One that was cut short is recognised by `length`, without being parsed. */
export const storedFields = {
  status: v.picklist([200, 404]),
  storedAt: v.pipe(v.number(), v.finite()),
  length: count,
}

/**
 * The headers under which the Cache API keeps a body. Only a padded `max-age` is stored: the Cache API has no
 * stale-while-revalidate and no stale-if-error, so what decides on them travels in a header of our own.
 */
export function storedHeaders(
  { status, policy }: EntryMetadata,
  own: { type: string; header: string; metadata: object },
): Record<string, string> {
  const lifetime = status === 404 ? policy.absent : storageLifetime(policy)
  return {
    'Content-Type': own.type,
    'Cache-Control': `public, max-age=${lifetime}`,
    [own.header]: JSON.stringify(own.metadata),
  }
}

/** What such a header says; undefined when it is not one of ours. */
export function readMetadata<T>(
  schema: v.GenericSchema<unknown, T>,
  { headers }: Response,
  header: string,
): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(headers.get(header) ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
