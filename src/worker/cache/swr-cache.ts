import { type CacheEntry, type EntryMetadata, freshness } from '#worker/cache/entry.ts'
import type { LruCache } from '#worker/cache/isolate.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { isAhead, withTimeout } from '#worker/timeouts.ts'

/** Leases of the calls to the origin, and the latest answers. Plain data, for one isolate. */
export type Leases = {
  /** Key → end (ms) of the lease of the request that revalidates it. */
  refreshing: Map<string, number>
  /** Key → ends (ms) of the leases of the requests that fetch it while nothing is stored. */
  coldFetches: Map<string, Array<number>>
  /** Key → the entry for waiting requests, and until when (ms) it is kept. */
  shared: Map<string, { entry: CacheEntry; until: number }>
}

export function createLeases(): Leases {
  return { refreshing: new Map(), coldFetches: new Map(), shared: new Map() }
}

/** Concurrent requests of an isolate for the same cold key. */
export const MAX_COLD_FETCHES = 2

/** Requests that found the stale entry just before it was replaced do not revalidate it again. */
const REST_MS = 1_000
const MAX_LEASES = 1_000
/** Longer than the longest pause of a waiting request. */
const SHARED_MS = 2_000
const MAX_SHARED = 10

/** Takes the lease to revalidate a key. Returns false if it is taken, or ended less than a second ago. */
function claimRefresh({ refreshing }: Leases, key: string, now: number, leaseMs: number): boolean {
  if (isAhead(refreshing.get(key) ?? 0, now, leaseMs)) return false
  if (refreshing.size >= MAX_LEASES) {
    for (const [other, until] of refreshing) if (!isAhead(until, now, leaseMs)) refreshing.delete(other)
  }
  refreshing.set(key, now + leaseMs)
  return true
}

/** Ends the lease of a revalidation, successful or not. */
function endRefresh({ refreshing }: Leases, key: string, now: number): void {
  refreshing.set(key, now + REST_MS)
}

/** Takes one of the leases to fetch a cold key. Returns a function that ends it; undefined if all are taken. */
export function claimColdFetch(
  { coldFetches, shared }: Leases,
  key: string,
  now: number,
  leaseMs: number,
): (() => void) | undefined {
  const running = (coldFetches.get(key) ?? []).filter((until) => isAhead(until, now, leaseMs))
  if (running.length >= MAX_COLD_FETCHES) return undefined
  if (running.length === 0) shared.delete(key)
  const lease = now + leaseMs
  coldFetches.set(key, [...running, lease])
  return () => {
    const rest = coldFetches.get(key) ?? []
    const index = rest.indexOf(lease)
    const others = rest.filter((_, position) => position !== index)
    if (others.length > 0) coldFetches.set(key, others)
    else coldFetches.delete(key)
  }
}

/** Keeps an entry for requests that wait for its key: the store may be slow, or keep nothing. */
export function shareEntry({ shared }: Leases, key: string, entry: CacheEntry, now: number): void {
  shared.delete(key)
  shared.set(key, { entry, until: now + SHARED_MS })
  const [oldest] = shared.keys()
  if (shared.size > MAX_SHARED && oldest !== undefined) shared.delete(oldest)
}

/** Returns the entry that was kept for requests that wait for a key. */
export function sharedEntry({ shared }: Leases, key: string, now: number): CacheEntry | undefined {
  const found = shared.get(key)
  return found && isAhead(found.until, now, SHARED_MS) ? found.entry : undefined
}

export type Store = Pick<Cache, 'match' | 'put' | 'delete'>

export type SwrOptions<Entry extends EntryMetadata> = {
  openStore: () => Promise<Store>
  toStored: (entry: Entry) => Response
  /** Unpacks a stored response; undefined if it is not one of ours, or not whole. */
  fromStored: (response: Response, policy: CachePolicy) => Promise<Entry | undefined>
  /** A level before the store for the most frequent keys. */
  memory?: LruCache<Entry> | undefined
  leases: Leases
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  onStoreFailed?: (error: unknown) => void
}

export type SwrRead<Entry> = {
  key: string
  policy: CachePolicy
  /** Returns true for an entry that must not be served, whatever its age. */
  isPurged?: (entry: Entry) => boolean | Promise<boolean>
  /** Called with an entry that must not be served any more: it was purged, or has expired. */
  onOutdated?: (entry: Entry) => void
  /**
   * Makes a new entry, from the stale one if there is one. Undefined removes the key. @throws if it cannot be made
   */
  revalidate: (stale?: Entry) => Promise<Entry | undefined>
  mayRevalidate?: () => boolean
  /** Called when the visitor has to wait for a newer entry. */
  onWait?: () => void
  onRevalidateFailed?: (error: unknown) => void
}

export type SwrAnswer<Entry> =
  | { outcome: 'hit'; level: 'memory' | 'store'; entry: Entry }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'slow' | 'breaker-open'; entry: Entry }
  | { outcome: 'fetched'; instead: 'stale'; entry: Entry }

/** Lease (ms) of the request that revalidates a key. */
const LEASE_MS = 10_000
/** Timeout of a visitor who waits for a newer entry while a stale one can be served. */
const STALE_TIMEOUT_MS = 1_000

/**
 * Adds stale-while-revalidate, stale-if-error (RFC 5861) and a level in memory to the Cache API. A failed revalidation
 * never replaces an entry. A 404 replaces it and undefined removes it, at every level. Each isolate revalidates a key
 * once at a time.
 */
export function createSwrCache<Entry extends EntryMetadata>(options: SwrOptions<Entry>) {
  const { openStore, toStored, fromStored, memory, leases, now, waitUntil, onStoreFailed } = options

  /** Uses the store. A failing store counts as empty. */
  async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await use(await openStore())
    } catch (error) {
      onStoreFailed?.(error)
      return undefined
    }
  }

  function find(key: string, policy: CachePolicy): Promise<Entry | undefined> {
    return withStore(async (store) => {
      const response = await store.match(key)
      return response && (await fromStored(response, policy))
    })
  }

  /**
   * Stores an entry in memory. A 404 is stored only in place of an entry, because addresses without one are endless.
   */
  function remember(key: string, entry: Entry): void {
    if (entry.status === 200 || memory?.get(key)) memory?.set(key, entry)
  }

  async function put(key: string, entry: Entry): Promise<void> {
    remember(key, entry)
    await withStore((store) => store.put(key, toStored(entry)))
  }

  async function remove(key: string): Promise<void> {
    memory?.delete(key)
    await withStore((store) => store.delete(key))
  }

  /**
   * Revalidates an entry, unless another request does. The work goes on when the visitor has left. Resolves to
   * undefined if it fails.
   */
  function revalidate(
    read: SwrRead<Entry>,
    stale?: Entry,
  ): Promise<{ entry: Entry | undefined } | undefined> | undefined {
    const { key, onRevalidateFailed } = read
    if (!claimRefresh(leases, key, now(), LEASE_MS)) return undefined
    const made = read.revalidate(stale)
    const stored = made.then((entry) => (entry ? put(key, entry) : remove(key)))
    waitUntil(stored.catch(onRevalidateFailed).finally(() => endRefresh(leases, key, now())))
    return made.then(
      (entry) => ({ entry }),
      () => undefined,
    )
  }

  async function serveStale(
    read: SwrRead<Entry>,
    entry: Entry,
    mayWait: boolean,
  ): Promise<SwrAnswer<Entry> | undefined> {
    if (read.mayRevalidate?.() === false) return { outcome: 'stale', reason: 'breaker-open', entry }
    const work = revalidate(read, entry)
    if (!work || !mayWait) return { outcome: 'stale', reason: 'revalidate', entry }
    read.onWait?.()
    const newer = await withTimeout(STALE_TIMEOUT_MS, work, () => 'slow' as const)
    if (newer === undefined) return { outcome: 'stale', reason: 'error', entry }
    if (newer === 'slow') return { outcome: 'stale', reason: 'slow', entry }
    return newer.entry && { outcome: 'fetched', instead: 'stale', entry: newer.entry }
  }

  async function unlessPurged(
    { isPurged, onOutdated }: Pick<SwrRead<Entry>, 'isPurged' | 'onOutdated'>,
    entry: Entry | undefined,
  ): Promise<Entry | undefined> {
    if (!entry || !(await isPurged?.(entry))) return entry
    onOutdated?.(entry)
    return undefined
  }

  /** Returns what can be served; undefined if the caller has to make it. */
  async function read(wanted: SwrRead<Entry>): Promise<SwrAnswer<Entry> | undefined> {
    const { key, policy } = wanted
    const inMemory = await unlessPurged(wanted, memory?.get(key))
    if (inMemory && freshness(inMemory, now()) === 'fresh')
      return { outcome: 'hit', level: 'memory', entry: inMemory }
    const stored = await unlessPurged(wanted, await find(key, policy))
    const entry = inMemory && inMemory.storedAt >= (stored?.storedAt ?? 0) ? inMemory : stored
    const condition = entry ? freshness(entry, now()) : 'expired'
    if (entry && condition === 'expired') wanted.onOutdated?.(entry)
    if (!entry || condition === 'expired') return undefined
    if (entry !== inMemory) remember(key, entry)
    if (condition !== 'fresh') return serveStale(wanted, entry, condition === 'fallback')
    return { outcome: 'hit', level: 'store', entry }
  }

  return { find, read, revalidate, put }
}
