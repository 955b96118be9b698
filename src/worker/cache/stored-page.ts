import * as v from 'valibot'
import {
  type EntryMetadata,
  type Lifetime,
  readMetadata,
  storedFields,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'

const pageFields = {
  /** The entity tag over what the visitor reads. The bytes also have the times of the rendering. */
  etag: v.string(),
  contentSecurityPolicy: v.string(),
  /** The value of the `Link` header. */
  link: v.string(),
}

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

const metadataSchema = v.object({
  ...storedFields,
  readAt: v.pipe(v.number(), v.finite()),
  policy: v.object({ fresh: seconds, staleWhileRevalidate: seconds, staleIfError: seconds, absent: seconds }),
  ...pageFields,
})

/** A whole page as plain bytes, the same for every visitor. */
export type StoredPage = EntryMetadata &
  v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>> & {
    bytes: Uint8Array<ArrayBuffer>
    readAt: number
  }

/**
 * Limits a policy to the lifetime of the data, and to the day that the page shows. After that day the page is served
 * only if it cannot be rendered.
 */
function limitLifetime(policy: CachePolicy, lifetime: Lifetime, restOfDay: number): CachePolicy {
  const fresh = Math.max(0, Math.min(policy.fresh, lifetime.fresh, restOfDay))
  const stale = Math.max(fresh, Math.min(fresh + policy.staleWhileRevalidate, lifetime.stale, restOfDay))
  return {
    fresh,
    staleWhileRevalidate: stale - fresh,
    staleIfError: Math.max(0, Math.min(policy.staleIfError, lifetime.fallback - stale)),
    absent: Math.max(0, Math.min(policy.absent, lifetime.fresh, restOfDay)),
  }
}

/** Age, lifetime and success of the reads behind a page. */
export type PageReads = {
  /** When (ms) the oldest read began, or the rendering. */
  readAt: number
  /** The shortest remaining lifetime of the reads. */
  lifetime: Lifetime
  /** A read failed. A 404 or 410 is an answer, not a failure. */
  hasFailed: boolean
  /** The end (ms) of the day that the page shows; undefined if it shows none. */
  until: number | undefined
}

/** A rendered page that is the same for every visitor. */
export type SharedPage = Pick<StoredPage, 'status' | 'bytes' | 'etag' | 'contentSecurityPolicy' | 'link'> & {
  reads: PageReads
}

/** Makes the cache entry of a page that was rendered at `storedAt` (ms). */
export function toStoredPage(
  { reads: { readAt, lifetime, until }, ...page }: SharedPage,
  { storedAt, policy }: { storedAt: number; policy: CachePolicy },
): StoredPage {
  const restOfDay = until === undefined ? Infinity : Math.floor((until - storedAt) / 1_000)
  return { ...page, storedAt, readAt, policy: limitLifetime(policy, lifetime, restOfDay) }
}

/** Packs a page for the Cache API. */
export function packPage(page: StoredPage): Response {
  const { bytes, ...metadata } = page
  return toStoredResponse(page, {
    body: bytes,
    type: 'text/html; charset=utf-8',
    metadata: { ...metadata, length: bytes.length },
  })
}

/** Unpacks a stored page; undefined if it is not one of ours or not whole. */
export async function unpackPage(response: Response): Promise<StoredPage | undefined> {
  const metadata = readMetadata(metadataSchema, response)
  if (!metadata) return undefined
  const { length, ...fields } = metadata
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length === length ? { ...fields, bytes } : undefined
}
