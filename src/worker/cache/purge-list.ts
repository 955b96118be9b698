/**
 * What an isolate knows of purges: each tag with the time (ms) of its last one. Plain data only. What is older than
 * `horizon` counts as purged whatever its tags are: more was purged than is remembered.
 */
export type PurgeList = {
  times: Map<string, number>
  horizon: number
  /** As of when (ms) it is known. */
  readAt: number
  /** The time (ms) of the newest purge that was read; one that was made here tells nothing of those of others before it. */
  newestRead: number
}

export type Purge = { tag: string; time: number }

export function createPurgeList(): PurgeList {
  return { times: new Map(), horizon: 0, readAt: Number.NEGATIVE_INFINITY, newestRead: 0 }
}

/** The Cache API cannot purge other data centres: each isolate reads so often (ms) what was purged. */
export const READ_EVERY_MS = 30_000
/** A list as long as this one is a few kilobytes. */
export const MOST_PURGES = 1_000

/** Whether a list is as new as it has to be. A clock that was turned back makes it old, too. */
export function isCurrent({ readAt }: PurgeList, now: number): boolean {
  return Math.abs(now - readAt) < READ_EVERY_MS
}

/** Takes in what was purged; of more than can be remembered the oldest becomes the horizon. */
export function learn(list: PurgeList, purges: ReadonlyArray<Purge>): void {
  const { times } = list
  for (const { tag, time } of purges) times.set(tag, Math.max(time, times.get(tag) ?? 0))
  if (times.size <= MOST_PURGES) return
  const newestFirst = [...times].sort(([, a], [, b]) => b - a)
  for (const [tag, time] of newestFirst.slice(MOST_PURGES)) {
    list.horizon = Math.max(list.horizon, time)
    times.delete(tag)
  }
}

/** When (ms) something with these tags was purged last; zero for never. */
export function purgeTime({ times, horizon }: PurgeList, tags: Iterable<string>): number {
  let latest = horizon
  if (times.size > 0) for (const tag of tags) latest = Math.max(latest, times.get(tag) ?? 0)
  return latest
}

/** Whether one of the tags was purged at the time that stands with it, or after. */
export function isPurged(list: PurgeList, tags: Readonly<Record<string, number>>): boolean {
  if (list.times.size === 0 && list.horizon === 0) return false
  for (const tag in tags) if ((tags[tag] ?? 0) <= purgeTime(list, [tag])) return true
  return false
}
