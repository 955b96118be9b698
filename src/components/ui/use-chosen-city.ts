import { useSyncExternalStore } from 'react'
import { type ChosenCity, chosenCity, NO_CITY, subscribeToCity } from '#browser/chosen-city.ts'

/**
 * Returns the visitor's city. Returns none on the server and during hydration, because pages are the same for every
 * visitor.
 */
export function useChosenCity(): ChosenCity {
  return useSyncExternalStore(subscribeToCity, chosenCity, () => NO_CITY)
}
