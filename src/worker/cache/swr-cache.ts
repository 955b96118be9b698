import { type EntryMetadata, freshness } from '#worker/cache/freshness.ts'
import type { BoundedMap } from '#worker/cache/isolate.ts'
import { claimRefresh, endRefresh, type Leases } from '#worker/cache/leases.ts'
import { withTimeout } from '#worker/timeouts.ts'
import type { CachePolicy } from '#worker/upstream-client/policy.ts'

export type Store = Pick<Cache, 'match' | 'put' | 'delete'>

export type SwrOptions<Entry extends EntryMetadata> = {
  openStore: () => Promise<Store>
  toStored: (entry: Entry) => Response
  /** Undefined for a response that is not one of ours, or not whole. */
  fromStored: (response: Response, policy: CachePolicy) => Promise<Entry | undefined>
  /** A level before the store for the most frequent keys. */
  memory?: BoundedMap<Entry> | undefined
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
   * Makes a new entry, from the stale one if there is one. Undefined removes the key: there is nothing to keep. @throws
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
 * Returns the Cache API with stale-while-revalidate and stale-if-error (RFC 5861), and a memory level in front. A
 * failed revalidation never replaces an entry. One that finds nothing replaces or removes it at every level. Each
 * isolate revalidates a key once at a time.
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
