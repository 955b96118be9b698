import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import type { Result } from '#api/result.ts'
import { useApi } from '#components/sections/page-context.ts'
import { type CityFacts, cityFactsQuery } from '#data/places/city-facts.ts'
import { placeQueries } from '#data/places/place-queries.ts'
import type { PlaceCity, PlaceState } from '#data/places/resolve-place.ts'

/** Returns the place. The loader has waited for it, so its absence here is a failure of a later read. */
function toPlace<T>(answer: Result<T | null>): T {
  if (!answer.ok) throw new ApiError('result', answer.status, answer.message)
  if (answer.data === null) throw new ApiError('http', 404, '')
  return answer.data
}

/** Returns the city of a page. */
export function useListedCity(id: string): PlaceCity {
  return toPlace(useSuspenseQuery(placeQueries.city(useApi(), id)).data)
}

/** Returns the state of a page. */
export function useListedState(id: string): PlaceState {
  return toPlace(useSuspenseQuery(placeQueries.state(useApi(), id)).data)
}

/** Returns what a city page says beyond its texts; undefined if it cannot be read. */
export function useCityFacts(id: string): CityFacts | undefined {
  const { data } = useSuspenseQuery(cityFactsQuery(useApi(), id))
  return data.ok ? data.data : undefined
}
