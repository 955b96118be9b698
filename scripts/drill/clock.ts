/** The clock of the site runs this much faster, so that cache entries go stale and backoffs end during the drill. */
const CLOCK_SPEED = 120

/** Returns the clock of a drill, in milliseconds. */
export function clockSince(began: number): () => number {
  return () => began + (Date.now() - began) * CLOCK_SPEED
}
