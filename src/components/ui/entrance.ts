/** Specification section 9: cards enter 0.2 s after each other. Those after the sixth enter with it. */
const STAGGER_MS = 200
const LAST_STAGGERED = 5

/** Returns the delay of a card that has the class `rise`, by its place in the list. */
export function entranceDelay(index: number): { animationDelay: string } {
  return { animationDelay: `${Math.min(index, LAST_STAGGERED) * STAGGER_MS}ms` }
}
