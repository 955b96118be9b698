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

/** So long a request waits for the database where it can do without it. */
const DATABASE_MS = 2_000
/** So long work waits for it that nobody waits for. */
export const PATIENCE_MS = 10_000

/** What the database gives in time: one that hangs is like one that fails. The work goes on. @throws when it is late */
export function fromDatabase<Result>(work: Promise<Result>, ms = DATABASE_MS): Promise<Result> {
  return within(ms, work, () => {
    throw new Error('the database does not answer')
  })
}

/** What some work gives before a signal is aborted. The work goes on. @throws the signal's reason */
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
