import { useSyncExternalStore } from 'react'
import { type ChosenCity, chosenCity, subscribeToCity } from '#browser/chosen-city.ts'

const NONE: ChosenCity = { title: '', chosenAs: '' }

/**
 * Returns the visitor's city. Returns none on the server and during hydration, because pages are the same for every
 * visitor.
 */
export function useChosenCity(): ChosenCity {
  return useSyncExternalStore(subscribeToCity, chosenCity, () => NONE)
}
