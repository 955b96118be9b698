import type { ApiClient } from '#api/client.ts'
import { resultQuery } from '#api/queries.ts'
import type { City, State } from '#api/schemas/place.ts'
import { messages } from '#content/messages.ts'
import { placeCity, placeState } from './resolve-place.ts'
import { unlistedCity, unlistedState } from './unlisted-place.ts'

async function readLists(api: ApiClient): Promise<[Array<City>, Array<State>]> {
  return Promise.all([api.cities(), api.states()])
}

/** One place out of the lists, by its name in an address; null when there is none. The lists stay behind. */
export const placeQueries = {
  /** `quiet` where built-in words stand in for the data. */
  city: (api: ApiClient, part: string, { quiet = false } = {}) =>
    resultQuery(
      ['place', 'city', part],
      async () => placeCity(...(await readLists(api)), part) ?? unlistedCity(part),
      messages.errors.cities,
      { quiet },
    ),
  state: (api: ApiClient, part: string, { quiet = false } = {}) =>
    resultQuery(
      ['place', 'state', part],
      async () => placeState(...(await readLists(api)), part) ?? unlistedState(part),
      messages.errors.states,
      { quiet },
    ),
}
