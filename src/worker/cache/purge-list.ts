/** Each purged tag with the time (ms) of its last purge, as far as this isolate knows. Plain data. */
export type PurgeList = {
  times: Map<string, number>
  /** When (ms) the database was last read. */
  readAt: number
  /**
   * The time (ms) of the newest purge that was read. A purge made here does not count, because earlier ones made
   * elsewhere may be unread.
   */
  newestRead: number
  /** The time (ms) of the newest purge, read or made here. */
  latest: number
}

export type Purge = { tag: string; time: number }

/** The Cache API cannot purge other data centers, so each isolate reads the purges this often (ms). */
export const READ_EVERY_MS = 30_000
/** About 2 MB. Beyond it, the tags of the largest kind become one tag. */
export const MAX_TAGS = 20_000

export function createPurgeList(): PurgeList {
  return { times: new Map(), readAt: Number.NEGATIVE_INFINITY, newestRead: 0, latest: 0 }
}

/** Returns true for a list that is recent enough. A clock that was set back makes it outdated too. */
export function isCurrent({ readAt }: PurgeList, now: number): boolean {
  return Math.abs(now - readAt) < READ_EVERY_MS
}

/** Returns the tag for everything of the same kind: `provider:p1` → `provider:*`. */
function getKind(tag: string): string {
  return `${tag.slice(0, tag.indexOf(':'))}:*`
}

function toTime({ times }: PurgeList, tag: string): number {
  return Math.max(times.get(tag) ?? 0, times.get(getKind(tag)) ?? 0)
}

/** Groups purges by kind, the largest kind first. */
function byKind({ times }: PurgeList): Array<[kind: string, tags: Array<string>]> {
  const groups = new Map<string, Array<string>>()
  for (const tag of times.keys()) {
    const kind = getKind(tag)
    const tags = groups.get(kind) ?? []
    tags.push(tag)
    groups.set(kind, tags)
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/** Replaces the tags of the largest kinds by one each until the list is short enough. Returns the merged kinds. */
function mergeKinds(list: PurgeList): Array<Purge> {
  const merged: Array<Purge> = []
  for (const [kind, tags] of list.times.size > MAX_TAGS ? byKind(list) : []) {
    if (list.times.size <= MAX_TAGS) break
    const time = tags.reduce((latest, tag) => Math.max(latest, list.times.get(tag) ?? 0), 0)
    for (const tag of tags) list.times.delete(tag)
    list.times.set(kind, time)
    merged.push({ tag: kind, time })
  }
  return merged
}

/** Adds purges. Returns the kinds that had to be merged. */
export function learn(list: PurgeList, purges: ReadonlyArray<Purge>): Array<Purge> {
  for (const { tag, time } of purges) {
    list.times.set(tag, Math.max(time, list.times.get(tag) ?? 0))
    list.latest = Math.max(list.latest, time)
  }
  return mergeKinds(list)
}

/** Returns the time (ms) of the last purge of these tags; zero if there was none. */
export function purgeTime(list: PurgeList, tags: Iterable<string>): number {
  let latest = 0
  if (list.times.size > 0) for (const tag of tags) latest = Math.max(latest, toTime(list, tag))
  return latest
}

/** Returns true if one of the tags was purged at its time (ms) or later. */
export function isPurged(list: PurgeList, tags: Readonly<Record<string, number>>): boolean {
  if (list.times.size === 0) return false
  return Object.entries(tags).some(([tag, time]) => time <= toTime(list, tag))
}
