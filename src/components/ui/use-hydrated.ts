import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => {}
}

/** Returns false on the server and during hydration. A part that the browser renders itself is hydrated at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
