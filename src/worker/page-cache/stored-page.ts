import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { EntryMetadata, Life } from '#worker/cache/freshness.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { readMetadata, storedFields, toStoredResponse } from '#worker/cache/stored-response.ts'
import type { WholePage } from '#worker/render.tsx'

const pageFields = {
  /** A strong entity tag over body and policy (RFC 9110 section 8.8.3). */
  etag: v.string(),
  /** The same for two renderings that differ in clocks alone: a visitor would read the same. */
  fingerprint: v.string(),
  contentSecurityPolicy: v.string(),
  /** The value of its `Link` header. */
  link: v.string(),
  /** What it shows, and as of when (ms) it shows it. */
  tags: v.record(v.string(), v.number()),
}

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

const metadataSchema = v.object({
  ...storedFields,
  /** When what the page says of the day ends, in milliseconds; absent for one that says nothing of it. */
  until: v.optional(v.number()),
  policy: v.object({ fresh: seconds, staleWhileRevalidate: seconds, staleIfError: seconds, absent: seconds }),
  ...pageFields,
})

/** A whole page as plain bytes, the same for everybody. */
export type StoredPage = EntryMetadata &
  v.InferOutput<v.ObjectSchema<typeof pageFields, undefined>> & {
    bytes: Uint8Array<ArrayBuffer>
    until?: number | undefined
  }

/**
 * The clocks in the state of a page, in milliseconds: when the router loaded it (`u`), and what its loader began with (`now`,
 * `pageTime`).
 */
const CLOCK = /\b(?:u|now|pageTime):1[6-9]\d{11}\b/g

function hashOf(...parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 32)
}

/**
 * A page lives no longer than the data in it. What it says of the day is not shown on the next one, unless the page cannot be
 * rendered.
 */
function bounded(policy: CachePolicy, life: Life, restOfDay: number): CachePolicy {
  const fresh = Math.max(0, Math.min(policy.fresh, life.fresh, restOfDay))
  const stale = Math.max(fresh, Math.min(fresh + policy.staleWhileRevalidate, life.stale, restOfDay))
  return {
    fresh,
    staleWhileRevalidate: stale - fresh,
    staleIfError: Math.max(0, Math.min(policy.staleIfError, life.fallback - stale)),
    absent: Math.max(0, Math.min(policy.absent, life.fresh, restOfDay)),
  }
}

/** What is kept of a rendered page. */
export async function toStoredPage(
  { body, status, contentSecurityPolicy, link, tags, life, until }: WholePage,
  { storedAt, policy }: { storedAt: number; policy: CachePolicy },
): Promise<StoredPage> {
  const restOfDay = until === undefined ? Infinity : Math.floor((until - storedAt) / 1_000)
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const fingerprint = hashOf(new TextDecoder().decode(bytes).replace(CLOCK, ''), link)
  const etag = `"${hashOf(bytes, contentSecurityPolicy)}"`
  const entry = { status, storedAt, until, policy: bounded(policy, life, restOfDay), tags, link }
  return { ...entry, fingerprint, etag, contentSecurityPolicy, bytes }
}

/** A page with the bytes and the tag of the `old` one when the visitor would read the same. */
export function unlessChanged(page: StoredPage, old: StoredPage | undefined): StoredPage {
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

/** Unpacks a stored page; undefined when it is not one of ours or not whole. */
export async function unpackPage(response: Response): Promise<StoredPage | undefined> {
  const metadata = readMetadata(metadataSchema, response)
  if (!metadata) return undefined
  const { length, ...fields } = metadata
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length === length ? { ...fields, bytes } : undefined
}
