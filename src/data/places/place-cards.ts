import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { City, State } from '#api/schemas/place.ts'
import { type PlaceName, toName } from '#data/queries.ts'
import { readResult } from '#data/query-result.ts'
import { countCities } from '#data/scope/places.ts'

/** The fields of a place card; the rest of the entry is not in the page's state. */
export type PlaceCard = PlaceName & { id: string; image?: string; isUnserved?: true }

function toCard(place: City | State): PlaceCard {
  const { _id, image } = place
  return { id: _id, ...toName(place), ...(image && { image }) }
}

/** Longer lists of cities are cut to the first ones; the states lead to all of them. */
const MAX_LISTED_CITIES = 100
const FIRST_CITIES = 18

/** The cities of the location browser. `isCut` is set when there are more. */
type CityCards = { cards: Array<PlaceCard>; isCut: boolean }

async function readCityCards(api: ApiClient): Promise<CityCards> {
  const cities = await api.cities()
  const isCut = cities.length > MAX_LISTED_CITIES
  return { cards: cities.slice(0, isCut ? FIRST_CITIES : undefined).map(toCard), isCut }
}

/** Reads the state cards. Without the list of cities no state is known to have none. */
async function readStateCards(api: ApiClient): Promise<Array<PlaceCard>> {
  const [states, cities] = await Promise.all([api.states(), ifKnown(api.cities())])
  return states.map((state) => ({
    ...toCard(state),
    ...(countCities(cities, state) === 0 && { isUnserved: true }),
  }))
}

/** The cards of the location browser. */
export const placeCardQueries = {
  cities: (api: ApiClient) =>
    queryOptions({
      queryKey: ['cities', 'cards'],
      queryFn: (context) => readResult(readCityCards(api), context),
    }),
  states: (api: ApiClient) =>
    queryOptions({
      queryKey: ['states', 'cards'],
      queryFn: (context) => readResult(readStateCards(api), context),
    }),
}
