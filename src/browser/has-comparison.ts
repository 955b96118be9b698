/** Where the visit keeps who is to be compared (src/browser/comparison.ts). */
export const COMPARISON_KEY = 'comparison'

/** Dispatches a change of the selection to the page. */
export const COMPARISON_EVENT = 'comparison'

/** Returns true if a provider was chosen earlier in the visit. In the browser only. */
export function hasComparison(): boolean {
  try {
    return sessionStorage.getItem(COMPARISON_KEY) !== null
  } catch {
    return false
  }
}

/** Calls back at a choice; ends with the function that it gives. */
export function onComparison(listener: () => void): () => void {
  addEventListener(COMPARISON_EVENT, listener)
  return () => removeEventListener(COMPARISON_EVENT, listener)
}
