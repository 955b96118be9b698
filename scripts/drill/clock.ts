/** The clock of the site runs so much faster than the wall, so that entries go stale and waits end during the drill. */
const SPEED = 60

/** A clock that began with the drill, in milliseconds: the same in every process that is told when that was. */
export function drillClock(began: number): () => number {
  return () => began + (Date.now() - began) * SPEED
}
