import { builtInCities, builtInStates, type CityContent, type StateContent } from '#data/places/built-in.ts'

/** Returns the strings of a built-in city. */
export function builtInCity(id: string): CityContent | undefined {
  return builtInCities.find((city) => city.id === id)
}

/** Returns the strings of a built-in state. */
export function builtInState(id: string): StateContent | undefined {
  return builtInStates.find((state) => state.id === id)
}
