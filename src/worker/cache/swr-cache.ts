import { type CachePolicy, type EntryMetadata, freshness, type PurgeTime } from '#worker/cache/entry.ts'
import type { LruCache } from '#worker/cache/isolate.ts'
import { beforeAbort } from '#worker/timeouts.ts'

/** The refreshes of an isolate by key: running until (ms), or resting. Plain data. */
export type Refreshes = Map<string, { until: number; hasFailed: boolean }>

/** Longest time (ms) that a refresh keeps others from starting. */
const LEASE_MS = 10_000
/** Pause (ms) after a refresh: other requests found the entry just before it was replaced, or the upstream fails. */
const REST_MS = 1_000
const MAX_REFRESHES = 1_000

type Store = Pick<Cache, 'match' | 'put' | 'delete'>

export type SwrOptions<Entry extends EntryMetadata> = {
  openStore: () => Promise<Store>
  toStored: (entry: Entry) => Response
  /** Unpacks a stored response; undefined if it is not one of ours, or not whole. */
  fromStored: (response: Response, policy: CachePolicy) => Promise<Entry | undefined>
  /** A level before the store for the most frequent keys. */
  memory?: LruCache<Entry> | undefined
  refreshes: Refreshes
  purge: PurgeTime | Promise<PurgeTime>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  onFailed?: (event: 'store_failed' | 'refresh_failed', error: unknown) => void
}

type SwrRead<Entry> = {
  key: string
  policy: CachePolicy
  /** Makes and stores a newer entry. Undefined removes the key. @throws if it cannot be made */
  make: () => Promise<Entry | undefined>
  mayMake?: () => boolean
  /** Ends the wait for a newer entry. */
  deadline?: AbortSignal | undefined
}

export type SwrAnswer<Entry> =
  | { outcome: 'hit'; level: 'memory' | 'store'; entry: Entry }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'slow' | 'breaker-open'; entry: Entry }
  | { outcome: 'fetched'; instead: 'stale'; entry: Entry }

/**
 * Adds stale-while-revalidate, stale-if-error (RFC 5861), purges and a level in memory to the Cache API. A failed
 * refresh never replaces an entry. A 404 replaces it and undefined removes it, at every level.
 */
export function createSwrCache<Entry extends EntryMetadata>(options: SwrOptions<Entry>) {
  const { openStore, toStored, fromStored, memory } = options
  const { refreshes, purge, now, waitUntil, onFailed } = options

  /** Uses the store. A failing store counts as empty. */
  async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await use(await openStore())
    } catch (error) {
      onFailed?.('store_failed', error)
      return undefined
    }
  }

  function find(key: string, policy: CachePolicy): Promise<Entry | undefined> {
    return withStore(async (store) => {
      const response = await store.match(key)
      return response && (await fromStored(response, policy))
    })
  }

  async function put(key: string, entry: Entry): Promise<void> {
    memory?.set(key, entry)
    await withStore((store) => store.put(key, toStored(entry)))
  }

  async function remove(key: string): Promise<void> {
    memory?.delete(key)
    await withStore((store) => store.delete(key))
  }

  function note(key: string, forMs: number, hasFailed: boolean): void {
    if (refreshes.size >= MAX_REFRESHES) {
      for (const [other, { until }] of refreshes) if (until <= now()) refreshes.delete(other)
    }
    refreshes.set(key, { until: now() + forMs, hasFailed })
  }

  /** Returns the refresh of a key that runs or has just ended. */
  function recentRefresh(key: string) {
    const refresh = refreshes.get(key)
    return refresh && refresh.until > now() ? refresh : undefined
  }

  /** Replaces an entry, and returns what can be served instead; undefined if the key was removed. */
  async function refresh({ key, make }: SwrRead<Entry>, stale: Entry): Promise<SwrAnswer<Entry> | undefined> {
    note(key, LEASE_MS, false)
    try {
      const entry = await make()
      // An entry of reads that could not be refreshed is refreshed again.
      note(key, REST_MS, entry !== undefined && freshness(entry, now(), await purge) === 'fallback')
      if (!entry) waitUntil(remove(key))
      return entry && { outcome: 'fetched', instead: 'stale', entry }
    } catch (error) {
      note(key, REST_MS, true)
      onFailed?.('refresh_failed', error)
      return { outcome: 'stale', reason: 'error', entry: stale }
    }
  }

  /** Serves an entry only if it cannot be refreshed. The refresh goes on when the visitor has left. */
  function refreshFirst(request: SwrRead<Entry>, stale: Entry): Promise<SwrAnswer<Entry> | undefined> {
    const work = refresh(request, stale)
    waitUntil(work)
    return beforeAbort(request.deadline, work).catch(() => ({
      outcome: 'stale',
      reason: 'slow',
      entry: stale,
    }))
  }

  /** Returns what can be served; undefined if the caller has to make it. */
  async function read(request: SwrRead<Entry>): Promise<SwrAnswer<Entry> | undefined> {
    const { key, policy, mayMake } = request
    const purged = await purge
    const held = memory?.get(key)
    if (held && freshness(held, now(), purged) === 'fresh')
      return { outcome: 'hit', level: 'memory', entry: held }
    const stored = await find(key, policy)
    const entry = held && held.storedAt >= (stored?.storedAt ?? 0) ? held : stored
    const condition = entry ? freshness(entry, now(), purged) : 'expired'
    if (!entry || condition === 'expired') return undefined
    if (entry !== held) memory?.set(key, entry)
    if (condition === 'fresh') return { outcome: 'hit', level: 'store', entry }
    if (mayMake?.() === false) return { outcome: 'stale', reason: 'breaker-open', entry }
    const recent = recentRefresh(key)
    if (condition === 'fallback' && !recent?.hasFailed) return refreshFirst(request, entry)
    if (!recent) waitUntil(refresh(request, entry))
    return { outcome: 'stale', reason: recent?.hasFailed ? 'error' : 'revalidate', entry }
  }

  return { read, find, put }
}
