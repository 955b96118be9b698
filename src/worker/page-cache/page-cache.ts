import { freshness, timeToLive } from '#worker/cache/freshness.ts'
import { claimRefresh, endRefresh, type Leases } from '#worker/cache/leases.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import type { PageMemory } from '#worker/page-cache/page-memory.ts'
import {
  fromStoredResponse,
  inspectPage,
  type StoredPage,
  toStoredResponse,
} from '#worker/page-cache/stored-page.ts'

/** A page that was rendered to its end. `isSound` is false when it failed or shows that something could not be read. */
export type RenderedPage = {
  bytes: Uint8Array<ArrayBuffer>
  status: number
  nonce: string
  /** What its `Link` header says. */
  link: string
  isSound: boolean
}

export type PageCacheOptions = {
  memory: PageMemory
  openStore: () => Promise<Pick<Cache, 'match' | 'put'>>
  leases: Leases
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  /** Renders the page so that all of it stands in its place. @throws when it cannot be rendered */
  renderWhole: () => Promise<RenderedPage>
  onStoreFailed?: (error: unknown) => void
  onRefreshFailed?: (error: unknown) => void
}

export type PageRead = { key: string; policy: CachePolicy }

export type CachedPage =
  | { outcome: 'hit'; level: 'memory' | 'store'; page: StoredPage }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'slow'; page: StoredPage }
  | { outcome: 'rendered'; instead: 'stale'; page: StoredPage }

export type PageAnswer = CachedPage | { outcome: 'miss' }

const REFRESH_DEADLINE_MS = 10_000
/** How long a visitor waits for a new page when an old one can stand in. */
const PATIENCE_MS = 1_000

const CACHE_NAME = 'sudhaar-page'

/** The `Cache-Status` member of a page (RFC 9211). */
export function pageCacheStatus(answer: PageAnswer, now: number): string {
  if (answer.outcome === 'miss') return `${CACHE_NAME}; fwd=miss`
  const ttl = `ttl=${timeToLive(answer.page, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}; detail=${answer.level}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=stale; fwd-status=${answer.page.status}; stored; ${ttl}`
}

function pause(milliseconds: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), milliseconds))
}

/** The page in memory when it is fresh: the answer that costs least, and waits for nothing. */
export function heldPage(memory: PageMemory, { key }: PageRead, now: number): CachedPage | undefined {
  const page = memory.get(key)
  return page && freshness(page, now) === 'fresh' ? { outcome: 'hit', level: 'memory', page } : undefined
}

/**
 * Whole pages, in the memory of the isolate and behind it in the Cache API, with stale-while-revalidate and
 * stale-if-error of our own (RFC 5861). Only a sound page is stored: nothing failed, nothing fell back, and all of
 * it stands in its place.
 */
export function createPageCache(options: PageCacheOptions) {
  const { memory, openStore, leases, now, waitUntil, renderWhole, onStoreFailed, onRefreshFailed } = options

  /** A store that fails is an empty store. */
  async function findStored({ key, policy }: PageRead): Promise<StoredPage | undefined> {
    try {
      const response = await (await openStore()).match(key)
      return response && (await fromStoredResponse(response, policy))
    } catch (error) {
      onStoreFailed?.(error)
      return undefined
    }
  }

  /** 'There is no such page' is left to the store: anybody can ask for any number of those. */
  async function keep(key: string, page: StoredPage): Promise<void> {
    if (page.status === 200) memory.set(key, page)
    try {
      await (await openStore()).put(key, toStoredResponse(page))
    } catch (error) {
      onStoreFailed?.(error)
    }
  }

  /** What of a rendered page may be kept; undefined when nothing. */
  function storable({ policy }: PageRead, page: RenderedPage): StoredPage | undefined {
    const { bytes, nonce, status, link, isSound } = page
    if (!isSound || (status !== 200 && status !== 404)) return undefined
    const { isWhole, nonceOffsets } = inspectPage(bytes, nonce)
    return isWhole ? { bytes, nonceOffsets, link, status, storedAt: now(), policy } : undefined
  }

  /** Renders and keeps the page. Undefined when it came out unfit to be kept; the old one stays. */
  async function renew(read: PageRead): Promise<StoredPage | undefined> {
    try {
      const page = storable(read, await renderWhole())
      if (page) await keep(read.key, page)
      else onRefreshFailed?.(new Error('the page came out incomplete'))
      return page
    } catch (error) {
      onRefreshFailed?.(error)
      return undefined
    } finally {
      endRefresh(leases, read.key, now())
    }
  }

  /** Begins to renew a page unless somebody does already. */
  function beginRenewal(read: PageRead): Promise<StoredPage | undefined> | undefined {
    if (!claimRefresh(leases, read.key, now(), REFRESH_DEADLINE_MS)) return undefined
    const renewal = renew(read)
    waitUntil(renewal)
    return renewal
  }

  async function serveOld(read: PageRead, page: StoredPage, mayWait: boolean): Promise<PageAnswer> {
    const renewal = beginRenewal(read)
    if (!renewal || !mayWait) return { outcome: 'stale', reason: 'revalidate', page }
    const newer = await Promise.race([renewal, pause(PATIENCE_MS)])
    if (newer === 'slow' || !newer) return { outcome: 'stale', reason: newer ?? 'error', page }
    return { outcome: 'rendered', instead: 'stale', page: newer }
  }

  /** What there is to serve. After a miss the caller renders, and may give the page to `offer`. */
  async function read(wanted: PageRead): Promise<PageAnswer> {
    const stored = await findStored(wanted)
    const held = memory.get(wanted.key)
    const page = held && held.storedAt >= (stored?.storedAt ?? 0) ? held : stored
    const condition = page ? freshness(page, now()) : 'expired'
    if (!page || condition === 'expired') return { outcome: 'miss' }
    if (page !== held && page.status === 200) memory.set(wanted.key, page)
    if (condition === 'fresh') return { outcome: 'hit', level: page === held ? 'memory' : 'store', page }
    return serveOld(wanted, page, condition === 'fallback')
  }

  /** Keeps a page that was rendered for a visitor. One whose parts came late is rendered again, now whole. */
  async function offer(wanted: PageRead, rendered: RenderedPage): Promise<void> {
    if (!rendered.isSound) return
    const page = storable(wanted, rendered)
    if (page) await keep(wanted.key, page)
    else if (rendered.status === 200) await beginRenewal(wanted)
  }

  return { read, offer }
}
