import * as v from 'valibot'
import {
  type EntryMetadata,
  type Lifetime,
  readMetadata,
  storedFields,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { type SharedPage, toHash } from '#worker/page-cache/page-reads.ts'
import type { RenderedPage } from '#worker/render/render.tsx'

const pageFields = {
  /** A strong entity tag over body and policy (RFC 9110 section 8.8.3). */
  etag: v.string(),
  /** Hash of what the page shows. Its bytes also have the times of the rendering. */
  fingerprint: v.string(),
  contentSecurityPolicy: v.string(),
  /** The value of the `Link` header. */
  link: v.string(),
  /** Cache tags, mapped to the age of the tagged data (ms). */
  tags: v.record(v.string(), v.number()),
}

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

const metadataSchema = v.object({
  ...storedFields,
  /** The end (ms) of the day that the page shows; absent if it shows none. */
  until: v.optional(v.number()),
  policy: v.object({ fresh: seconds, staleWhileRevalidate: seconds, staleIfError: seconds, absent: seconds }),
  ...pageFields,
})

/** A whole page as plain bytes, the same for every visitor. */
export type StoredPage = EntryMetadata &
  v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>> & {
    bytes: Uint8Array<ArrayBuffer>
    until?: number | undefined
  }

/**
 * Limits a policy to the lifetime of the data, and to the day that the page shows. After that day the page is served
 * only if it cannot be rendered.
 */
function limited(policy: CachePolicy, lifetime: Lifetime, restOfDay: number): CachePolicy {
  const fresh = Math.max(0, Math.min(policy.fresh, lifetime.fresh, restOfDay))
  const stale = Math.max(fresh, Math.min(fresh + policy.staleWhileRevalidate, lifetime.stale, restOfDay))
  return {
    fresh,
    staleWhileRevalidate: stale - fresh,
    staleIfError: Math.max(0, Math.min(policy.staleIfError, lifetime.fallback - stale)),
    absent: Math.max(0, Math.min(policy.absent, lifetime.fresh, restOfDay)),
  }
}

/** Makes the cache entry of a rendered page. */
export async function toStoredPage(
  { body, status, headers }: Pick<RenderedPage, 'body' | 'status' | 'headers'>,
  { fingerprint, tags, lifetime, until }: SharedPage,
  { storedAt, policy }: { storedAt: number; policy: CachePolicy },
): Promise<StoredPage> {
  const restOfDay = until === undefined ? Infinity : Math.floor((until - storedAt) / 1_000)
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const contentSecurityPolicy = headers.get('Content-Security-Policy') ?? ''
  const link = headers.get('Link') ?? ''
  return {
    status,
    storedAt,
    until,
    policy: limited(policy, lifetime, restOfDay),
    tags,
    link,
    fingerprint,
    etag: `"${toHash(bytes, contentSecurityPolicy)}"`,
    contentSecurityPolicy,
    bytes,
  }
}

/** Returns a page with the bytes and the entity tag of the `old` one if both show the same data. */
export function reuseIfIdentical(page: StoredPage, old: StoredPage | undefined): StoredPage {
  if (old?.fingerprint !== page.fingerprint || old.status !== page.status) return page
  const { bytes, etag, contentSecurityPolicy } = old
  return { ...page, bytes, etag, contentSecurityPolicy }
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
