/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Returns true if a time that was set at most `ms` ahead is still in the future. By a clock that was turned back since
 * it would be for as long as that: then it is over. Another request may have set it by a clock that is a little ahead.
 */
export function isAhead(until: number, now: number, mostMs: number): boolean {
  return until > now && until - now <= 2 * mostMs
}

/** Returns the result of work with a timeout; after it, that of `late`. The work goes on. */
export function within<Result, Instead>(
  ms: number,
  work: Promise<Result>,
  late: () => Instead,
): Promise<Result | Instead> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer))
}

/** Timeout (ms) of the database for a request that can do without it. */
const DATABASE_MS = 2_000
/** Timeout (ms) of the database for background work. */
export const PATIENCE_MS = 10_000

/**
 * Returns the result of the database. A hanging one fails after the timeout. The work goes on. @throws when it is late
 */
export function fromDatabase<Result>(work: Promise<Result>, ms = DATABASE_MS): Promise<Result> {
  return within(ms, work, () => {
    throw new Error('the database does not answer')
  })
}

/** Returns the result of work, unless a signal is aborted before. The work goes on. @throws the signal's reason */
export async function beforeAbort<Result>(
  signal: AbortSignal | null | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (!signal) return work
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop))
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
