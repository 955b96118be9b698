/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Returns the result of `work`, or that of `late` after the timeout. Does not cancel the work. */
export function withTimeout<Result, Instead>(
  ms: number,
  work: Promise<Result>,
  late: () => Instead,
): Promise<Result | Instead> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer))
}

/** Timeout (ms) of the database for a request that can be answered without it. */
const DATABASE_MS = 2_000
/** Timeout (ms) of the database for background work. */
export const PATIENCE_MS = 10_000

/**
 * Returns the result of a database call. Does not cancel the call after the timeout.
 * @throws Error after the timeout
 */
export function fromDatabase<Result>(work: Promise<Result>, ms = DATABASE_MS): Promise<Result> {
  return withTimeout(ms, work, () => {
    throw new Error('the database does not answer')
  })
}

/** Returns the result of `work` unless `signal` aborts first. Does not cancel the work. @throws the signal's reason */
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
