import type { Resource } from '#api/endpoints.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/** A city of the upstream: its id there, and its part of the site's addresses. */
export type CityName = Pick<City, '_id' | 'slug'>

/** Returns the upstream's id of a city; the part itself if no city has it. */
export function idOfCity(cities: ReadonlyArray<CityName>, part: string): string {
  return cities.find(({ slug }) => slug === part)?._id ?? part
}

/**
 * Returns the query of a call with the upstream's id of the city. @throws OriginError if the cities could not be read,
 * because an unknown id would find nobody
 */
export function withCityId(
  query: URLSearchParams,
  cities: ReadonlyArray<CityName> | undefined,
): URLSearchParams {
  const part = query.get('city')
  if (part === null) return query
  if (!cities) throw new OriginError(503, 'cities-unread')
  const call = new URLSearchParams(query)
  call.set('city', idOfCity(cities, part))
  return call
}

/** Returns the data of an answer with the address parts of cities in the place of their ids. */
export function withAddressParts(
  resource: Resource,
  data: unknown,
  cities: ReadonlyArray<CityName> = [],
): unknown {
  const parts = new Map(cities.map(({ _id, slug }) => [_id, slug]))
  const toPart = (id: string) => parts.get(id) ?? id
  const place = <T extends Pick<ProviderSummary, 'cityId'>>(provider: T): T => ({
    ...provider,
    cityId: toPart(provider.cityId),
  })
  if (resource === 'provider') return data && place(data as ProviderSummary)
  if (resource !== 'providers') return data
  const { counts, ...page } = data as ProviderPage
  return {
    ...page,
    data: page.data.map(place),
    ...(counts && {
      counts: {
        ...counts,
        cities: counts.cities.map((city) => ({ ...city, value: toPart(city.value) })),
      },
    }),
  }
}
