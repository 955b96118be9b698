/** An answer within a tenth of a second is 'at once' to a person: worth waiting for, so that it stands in its place. */
const FAST_MS = 100

/** The fastest answer of so long a time tells how fast a source is; the others had to wait for this isolate, too. */
const OBSERVED_MS = 2_000

/** More calls at once are those of an isolate that has its hands full: its answers lie there until it comes to them. */
const MANY_CALLS = 24

export type Latency = {
  /** Makes a call and records how long it took. Failures are not recorded. */
  observe: <T>(call: () => Promise<T>) => Promise<T>
  /** True if the source answers fast enough for a page to wait for it. */
  isFast: () => boolean
}

/**
 * Measures the latency of a source by its answers in this isolate. `assumed` holds until there are enough: a 'slow' one
 * is fast from its first fast answer on, a 'fast' one is slow when for a whole period and after it no answer was fast,
 * so that a slow start alone changes nothing. Plain numbers only.
 */
export function createLatency(assumed: 'fast' | 'slow', now: () => number = Date.now): Latency {
  let since = 0
  let current: number | undefined
  let before: number | undefined
  let calls = 0

  /**
   * Records a response time. An API that counts as slow would make a loaded isolate stream its pages, which costs more.
   */
  function note(took: number, at: number, mostCalls: number): void {
    if (took > FAST_MS && mostCalls > MANY_CALLS) return
    if (at - since > OBSERVED_MS) {
      since = at
      before = current
      current = undefined
    }
    current = Math.min(current ?? took, took)
  }

  return {
    async observe(call) {
      const started = now()
      calls += 1
      const callsBefore = calls
      try {
        const answer = await call()
        const ended = now()
        note(ended - started, ended, Math.max(callsBefore, calls))
        return answer
      } catch (error) {
        current = undefined
        before = undefined
        throw error
      } finally {
        calls -= 1
      }
    },
    isFast() {
      const known = [current, before].filter((took) => took !== undefined)
      if (known.some((took) => took <= FAST_MS)) return true
      return assumed === 'fast' && known.length < 2
    },
  }
}
