/** Storage key of the compared providers (src/browser/comparison.ts). */
export const COMPARISON_KEY = 'comparison'

/** Name of the event that tells the page about a changed selection. */
export const COMPARISON_EVENT = 'comparison'

/** Returns true if a provider was chosen earlier in the visit. Browser only. */
export function hasComparison(): boolean {
  try {
    return sessionStorage.getItem(COMPARISON_KEY) !== null
  } catch {
    return false
  }
}

/** Calls back at each choice, until the returned function is called. */
export function onComparison(listener: () => void): () => void {
  addEventListener(COMPARISON_EVENT, listener)
  return () => removeEventListener(COMPARISON_EVENT, listener)
}
