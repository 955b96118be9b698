import { createContext, useSyncExternalStore } from 'react'
import { type ChosenCity, chosenCity, subscribeToCity } from '#lib/chosen-city.ts'

const NONE: ChosenCity = { title: '', chosenAs: '' }

/** The visitor's city; none on the server and in the first render, since pages are the same for everybody. */
export function useChosenCity(): ChosenCity {
  return useSyncExternalStore(subscribeToCity, chosenCity, () => NONE)
}

/** Opens the dialog for choosing a city. */
export const ChooseCityContext = createContext<() => void>(() => undefined)
