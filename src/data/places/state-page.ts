import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { messages } from '#content/messages.ts'
import { type PlaceServices, readPlaceServices } from '#data/places/place-services.ts'
import { readResult } from '#data/query-result.ts'
import { countCities, findState, getServices, isIn, type Place, toPlace } from '#data/scope/places.ts'
import { readPlaces } from '#data/scope/read-places.ts'

/** A state as its page shows it. */
export type StatePage = {
  image?: string
  /** True if the lists say that there are no cities. */
  isUnserved: boolean
  cities: Array<Place & { image?: string }>
  /** The services of any of its cities. */
  services: PlaceServices
}

async function readStatePage(api: ApiClient, id: string): Promise<StatePage> {
  const { cities, states } = await readPlaces(api)
  const state = findState(states, id)
  if (!state) throw new ApiError('http', 404, '')
  const inState = cities.filter((city) => isIn(city, state))
  const offered = inState.length > 0 ? [...new Set(inState.flatMap(getServices))] : undefined
  return {
    ...(state.image && { image: state.image }),
    isUnserved: countCities(cities, state) === 0,
    cities: inState.map((city) => ({ ...toPlace(city), ...(city.image && { image: city.image }) })),
    services: await readPlaceServices(api, offered, { state: id }),
  }
}

/** Queries what the page of a state says. */
export function statePageQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['state', id],
    queryFn: (context) => readResult(readStatePage(api, id), context),
    meta: { errorMessage: messages.errors.states },
  })
}
