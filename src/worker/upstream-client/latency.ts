/** A page waits for an answer that takes at most this long (ms), so that the answer is part of its HTML. */
const FAST_MS = 100

/**
 * Period (ms) whose fastest answer counts as the speed of the source. Slower ones had to wait for this isolate too.
 */
const OBSERVED_MS = 2_000

/**
 * With more concurrent calls the isolate itself is busy, and its slow answers say nothing about the source.
 */
const MANY_CALLS = 24

export type Latency = {
  /** Makes a call and records how long it took. Failures are not recorded. */
  observe: <T>(call: () => Promise<T>) => Promise<T>
  /** True if the source answers fast enough for a page to wait for it. */
  isFast: () => boolean
}

/**
 * Measures the latency of a source by its answers in this isolate. `assumed` holds until there are enough answers. A
 * 'slow' source becomes fast with its first fast answer. A 'fast' source becomes slow after two periods without a fast
 * answer, so that a slow start changes nothing. Plain numbers only.
 */
export function createLatency(assumed: 'fast' | 'slow', now: () => number = Date.now): Latency {
  let since = 0
  let current: number | undefined
  let before: number | undefined
  let calls = 0

  /**
   * Records a response time. Ignores slow answers of a busy isolate: it would stream its pages, which costs more CPU.
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
