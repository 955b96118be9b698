/** Specification section 9. */
export const INITIAL_SERVICES = 6
export const INITIAL_PLACES = 4

/** Whether the item at `index` waits until its list is expanded. */
export function isBeyond(index: number, initially: number): boolean {
  return index >= initially
}

/** A list is given a toggle only when it has more than what is shown at first. */
export function needsToggle(items: number, initially: number): boolean {
  return items > initially
}
