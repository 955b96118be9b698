/**
 * Cards enter one after another, 0.2 s apart (specification section 9). Those after the sixth enter together with it.
 */
const STAGGER_MS = 200
const LAST_STAGGERED = 5

/** Returns the delay of a card with the class `rise`, by its position in the list. */
export function entranceDelay(index: number): { animationDelay: string } {
  return { animationDelay: `${Math.min(index, LAST_STAGGERED) * STAGGER_MS}ms` }
}
