import * as v from 'valibot'
import type { AppContext } from '#worker/app-context.ts'
import {
  ageSeconds,
  type CachePolicy,
  type EntryMetadata,
  type Lifetime,
  readMetadata,
  storedFields,
  timeToLive,
  toStoredResponse,
} from '#worker/cache/entry.ts'
import { createLruCache, isolateSingleton } from '#worker/cache/isolate.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { createSwrCache, type Refreshes, type SwrAnswer } from '#worker/cache/swr-cache.ts'
import { WORKERS_CACHE_CONTROL, workersCacheControl } from '#worker/cache/workers-cache.ts'
import { hasTag } from '#worker/http.ts'
import { log } from '#worker/log.ts'

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
  /** The start (ms) of the oldest read, or of the rendering if no read is older. */
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

const CACHE_NAME = 'site-page'

/** The `Cache-Status` of a page that has to be rendered (RFC 9211). */
export const MISS = `${CACHE_NAME}; fwd=miss`

/** Returns the `Cache-Status` of a stored page (RFC 9211). */
export function pageCacheStatus(answer: SwrAnswer<StoredPage>, now: number): string {
  const ttl = `ttl=${timeToLive(answer.entry, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}; detail=${answer.level}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=stale; fwd-status=${answer.entry.status}; stored; ${ttl}`
}

/** Returns the `Cache-Control` of a page for shared caches: the windows of its policy, which its `Age` counts against. */
function sharedCacheControl({ fresh, staleWhileRevalidate, staleIfError }: CachePolicy): string {
  return `public, max-age=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
}

/**
 * Sends a complete page or 304. A 304 has the headers of RFC 9110 section 15.4.5 and no others, because they would
 * replace those of the stored page.
 */
export function sendStoredPage(c: AppContext, page: StoredPage, cacheStatus: string): Response {
  const { status, etag, bytes, link, contentSecurityPolicy, storedAt } = page
  const now = Date.now()
  const inFront = workersCacheControl(c, status === 200 ? sharedCacheControl(page.policy) : undefined)
  const validators = {
    ...(status === 200 && { ETag: etag }),
    'Cache-Control': 'no-cache',
    ...(inFront && { [WORKERS_CACHE_CONTROL]: inFront }),
    Age: String(ageSeconds(storedAt, now)),
    Vary: 'Save-Data',
    'Cache-Status': cacheStatus,
  }
  const known = status === 200 ? c.req.header('If-None-Match') : undefined
  if (known !== undefined && hasTag(known, etag))
    return new Response(null, { status: 304, headers: validators })
  return new Response(bytes, {
    status,
    headers: {
      ...validators,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      Link: link,
    },
  })
}

/** Limit of the pages in memory: rendering needs most of the 128 MB of an isolate. */
const MEMORY_BYTES = 12 * 1024 * 1024

/** Plain bytes, because an isolate keeps them between requests. */
const memory = isolateSingleton('pages', () =>
  createLruCache<StoredPage>(MEMORY_BYTES, ({ bytes }) => bytes.length),
)
const refreshes = isolateSingleton('page-refreshes', (): Refreshes => new Map())

/** Opens the cache of pages for the page at an address. */
export function openPageCache(c: AppContext, address: string) {
  const requestId = c.get('requestId')
  return createSwrCache<StoredPage>({
    // Visitors choose the query of an address, so only pages without one are kept in memory.
    memory: address.includes('?') ? undefined : memory,
    openStore: () => caches.open('pages'),
    toStored: packPage,
    fromStored: unpackPage,
    refreshes,
    purge: currentPurge(c),
    now: Date.now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    onFailed: (event, error) => log('warn', event, { requestId, resource: 'page', error: String(error) }),
  })
}
