import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { messages } from '#content/messages.ts'
import { readPlaces } from '#data/places/read-places.ts'
import { readResult } from '#data/query-result.ts'
import { type PlaceCity, type PlaceState, placeCity, placeState } from './resolve-place.ts'

/** Reads a state by its address part. @throws ApiError */
export async function readState(api: ApiClient, part: string): Promise<PlaceState | null> {
  return placeState(...(await readPlaces(api)), part)
}

/** Reads a city by its address part. @throws ApiError */
export async function readCity(api: ApiClient, part: string): Promise<PlaceCity | null> {
  return placeCity(...(await readPlaces(api)), part)
}

/** A place by its address part, or null. Only the place enters the page's state, not the lists. */
export const placeQueries = {
  city: (api: ApiClient, part: string) =>
    queryOptions({
      queryKey: ['place', 'city', part],
      queryFn: (context) => readResult(readCity(api, part), context),
      meta: { errorMessage: messages.errors.cities },
    }),
  state: (api: ApiClient, part: string) =>
    queryOptions({
      queryKey: ['place', 'state', part],
      queryFn: (context) => readResult(readState(api, part), context),
      meta: { errorMessage: messages.errors.states },
    }),
}
