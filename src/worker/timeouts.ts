/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Whether a time that was set at most so many milliseconds ahead is still to come. By a clock that was turned back since
 * it would be for as long as that: then it is over. Another request may have set it by a clock that is a little ahead.
 */
export function isAhead(until: number, now: number, mostMs: number): boolean {
  return until > now && until - now <= 2 * mostMs
}

/** What some work gives within so many milliseconds; else what `late` gives, or throws. The work goes on. */
export function within<Result, Instead>(
  ms: number,
  work: Promise<Result>,
  late: () => Instead,
): Promise<Result | Instead> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer))
}

/**
 * Decides how long the first bytes of a page wait for its data. Data that comes fast (cached, or in process) is worth
 * a short wait, because it then stands in the page in its place and needs no script to be seen. Once something has
 * to come from a slow API, the page leaves at once and the data follows in the stream.
 */
export type ShellTimeout = {
  /** Ends the wait now. */
  expire: () => void
  /** Ends when all of `reads` have ended, or with the timeout. */
  wait: (reads: Promise<unknown>) => Promise<void>
}

/** The time begins at once. */
export function createShellTimeout(timeoutMs: number): ShellTimeout {
  const { promise: expired, resolve: expire } = Promise.withResolvers<void>()
  setTimeout(expire, timeoutMs)
  return { expire, wait: (reads) => Promise.race([reads.then(() => undefined), expired]) }
}
