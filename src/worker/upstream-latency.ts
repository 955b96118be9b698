/** An answer within a tenth of a second is 'at once' to a person: worth waiting for, so that it stands in its place. */
const NEAR_MS = 100

/** Of this isolate: how long the remote API took to answer last, in milliseconds. */
let lastAnswerMs = Number.POSITIVE_INFINITY

/** Remembers how long an answer of the remote API took; a call that failed counts as far away. */
export async function observeLatency<T>(call: () => Promise<T>, now: () => number = Date.now): Promise<T> {
  const started = now()
  try {
    const answer = await call()
    lastAnswerMs = now() - started
    return answer
  } catch (error) {
    lastAnswerMs = Number.POSITIVE_INFINITY
    throw error
  }
}

/** Whether the remote API answers so fast that a page had better wait for it. Unknown is far. */
export function isUpstreamFast(): boolean {
  return lastAnswerMs <= NEAR_MS
}
