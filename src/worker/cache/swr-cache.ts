import { type EntryMetadata, freshness } from '#worker/cache/freshness.ts'
import { claimRefresh, endRefresh, type Leases } from '#worker/cache/leases.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import type { BoundedMap } from '#worker/isolate.ts'
import { within } from '#worker/timeouts.ts'

export type Store = Pick<Cache, 'match' | 'put'>

export type SwrOptions<Entry extends EntryMetadata> = {
  openStore: () => Promise<Store>
  toStored: (entry: Entry) => Response
  /** Undefined when it is not one of ours, or not whole. */
  fromStored: (response: Response, policy: CachePolicy) => Promise<Entry | undefined>
  /** A level in front of the store, for what is asked for most. */
  memory?: BoundedMap<Entry>
  leases: Leases
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  onStoreFailed?: (error: unknown) => void
}

export type SwrRead<Entry> = {
  key: string
  policy: CachePolicy
  /** Whether an entry is not to be served whatever its age is. */
  isPurged?: (entry: Entry) => boolean | Promise<boolean>
  /** Told of an entry that may not be served any more: it was purged, or has expired. */
  onOutdated?: (entry: Entry) => void
  /** Makes the entry anew, from the old one where there is one; undefined when nothing fit to be kept came out. @throws */
  renew: (old?: Entry) => Promise<Entry | undefined>
  /** Whether there is any sense in renewing. */
  mayRenew?: () => boolean
  /** Told when the visitor has to wait for a newer entry. */
  onWait?: () => void
  onRenewFailed?: (error: unknown) => void
}

export type SwrAnswer<Entry> =
  | { outcome: 'hit'; level: 'memory' | 'store'; entry: Entry }
  | { outcome: 'stale'; reason: 'revalidate' | 'error' | 'slow' | 'breaker-open'; entry: Entry }
  | { outcome: 'fetched'; instead: 'stale'; entry: Entry }

const RENEW_DEADLINE_MS = 10_000
/** How long a visitor waits for a newer entry when an old one can stand in. */
const STALE_TIMEOUT_MS = 1_000

/**
 * The Cache API with stale-while-revalidate and stale-if-error of our own (RFC 5861), and a memory level in front. A failed
 * renewal never replaces an entry, 'there is no such thing' (404) replaces it at every level; renewals are single-flight
 * per isolate.
 */
export function createSwrCache<Entry extends EntryMetadata>(options: SwrOptions<Entry>) {
  const { openStore, toStored, fromStored, memory, leases, now, waitUntil, onStoreFailed } = options

  /** A store that fails is an empty store. */
  async function find(key: string, policy: CachePolicy): Promise<Entry | undefined> {
    try {
      const response = await (await openStore()).match(key)
      return response && (await fromStored(response, policy))
    } catch (error) {
      onStoreFailed?.(error)
      return undefined
    }
  }

  /** Anybody can ask for any number of things that are not there: memory learns of a 404 only where it held more. */
  function remember(key: string, entry: Entry): void {
    if (entry.status === 200 || memory?.get(key)) memory?.set(key, entry)
  }

  async function put(key: string, entry: Entry): Promise<void> {
    remember(key, entry)
    try {
      await (await openStore()).put(key, toStored(entry))
    } catch (error) {
      onStoreFailed?.(error)
    }
  }

  /** Renews an entry unless somebody does already. The work goes on when the visitor who caused it has left. */
  function renew(read: SwrRead<Entry>, old?: Entry): Promise<Entry | undefined> | undefined {
    const { key, onRenewFailed } = read
    if (!claimRefresh(leases, key, now(), RENEW_DEADLINE_MS)) return undefined
    const renewed = read.renew(old)
    const stored = renewed.then((entry) => entry && put(key, entry))
    waitUntil(stored.catch(onRenewFailed).finally(() => endRefresh(leases, key, now())))
    return renewed.catch(() => undefined)
  }

  async function serveOld(read: SwrRead<Entry>, entry: Entry, mayWait: boolean): Promise<SwrAnswer<Entry>> {
    if (read.mayRenew?.() === false) return { outcome: 'stale', reason: 'breaker-open', entry }
    const renewal = renew(read, entry)
    if (!renewal || !mayWait) return { outcome: 'stale', reason: 'revalidate', entry }
    read.onWait?.()
    const newer = await within(STALE_TIMEOUT_MS, renewal, () => 'slow' as const)
    if (newer === undefined) return { outcome: 'stale', reason: 'error', entry }
    if (newer === 'slow') return { outcome: 'stale', reason: 'slow', entry }
    return { outcome: 'fetched', instead: 'stale', entry: newer }
  }

  async function unlessPurged(
    { isPurged, onOutdated }: Pick<SwrRead<Entry>, 'isPurged' | 'onOutdated'>,
    entry: Entry | undefined,
  ): Promise<Entry | undefined> {
    if (!entry || !(await isPurged?.(entry))) return entry
    onOutdated?.(entry)
    return undefined
  }

  /** What there is to serve; undefined when the caller has to make it. */
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
    if (condition !== 'fresh') return serveOld(wanted, entry, condition === 'fallback')
    return { outcome: 'hit', level: 'store', entry }
  }

  return { find, read, renew, put }
}
