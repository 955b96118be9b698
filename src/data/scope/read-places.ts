import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { cityNames, stateNames } from '#content/places/names.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'

/** Gives the listed services to the cities that do not name their own. */
export function withServices(
  cities: ReadonlyArray<City>,
  listed: ReadonlyArray<Pick<CategorySummary, '_id'>>,
): ReadonlyArray<City> {
  const ids = listed.map(({ _id }) => _id)
  return cities.map((city) => ({ ...city, serviceIds: city.serviceIds ?? ids }))
}

/** Reads all cities with their services: those of the entry, else all that the upstream lists. @throws ApiError */
export async function readCities(api: ApiClient): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  return cities.every((city) => city.serviceIds) ? cities : withServices(cities, await api.categories())
}

/** The places of the site. Built-in ones stand in for a list that could not be read. */
export type Places = {
  cities: ReadonlyArray<City>
  states: ReadonlyArray<State>
  /** The failure of a list: a place that it lacks may exist. */
  failure?: ApiError
}

type Names = Readonly<Record<string, string>>

const builtInIds = serviceCatalogue.map(({ id }) => ({ _id: id }))

/** Reads all cities with their services, and all states. */
export async function readPlaces(api: ApiClient): Promise<Places> {
  const failures: Array<ApiError> = []
  async function orBuiltIn<T>(list: Promise<Array<T>>, names: Names) {
    try {
      return await list
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push(error)
      return Object.entries(names).map(([slug, title]) => ({ _id: slug, slug, title }))
    }
  }
  const [cities, states] = await Promise.all([
    orBuiltIn<City>(api.cities(), cityNames),
    orBuiltIn<State>(api.states(), stateNames),
  ])
  const areComplete = cities.every((city: City) => city.serviceIds)
  const [failure] = failures
  return {
    cities: areComplete ? cities : withServices(cities, await ifKnown(api.categories(), builtInIds)),
    states,
    ...(failure && { failure }),
  }
}
