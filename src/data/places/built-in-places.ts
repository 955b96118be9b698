import {
  builtInCities,
  builtInStates,
  type CityContent,
  type StateContent,
} from '#catalogue/places/built-in.ts'

export function builtInCity(id: string): CityContent | undefined {
  return builtInCities.find((city) => city.id === id)
}

export function builtInState(id: string): StateContent | undefined {
  return builtInStates.find((state) => state.id === id)
}
