import type { Resource } from '#api/endpoints.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'

/** A city or state of the upstream: its id there, and its part of the site's addresses. */
export type PlaceName = Pick<City | State, '_id' | 'slug'>

/** The parameters of calls that name a place. */
const placeParameters = ['city', 'state'] as const

/** Reads the cities or states of the upstream. @throws OriginError if they cannot be read */
export type ReadPlaceNames = (
  parameter: (typeof placeParameters)[number],
) => Promise<ReadonlyArray<PlaceName>>

/** Returns the upstream's id of a place; the part itself if no place has it. */
export function idOfPlace(places: ReadonlyArray<PlaceName>, part: string): string {
  return places.find(({ slug }) => slug === part)?._id ?? part
}

/** Returns the query of a call with the upstream's ids of places. @throws OriginError if these cannot be read */
export async function withPlaceIds(
  query: URLSearchParams,
  readNames: ReadPlaceNames,
): Promise<URLSearchParams> {
  const call = new URLSearchParams(query)
  for (const parameter of placeParameters) {
    const part = query.get(parameter)
    if (part !== null) call.set(parameter, idOfPlace(await readNames(parameter), part))
  }
  return call
}

/** Returns true if answers of a resource name cities by their ids. */
export function namesCities(resource: Resource): boolean {
  return resource === 'provider' || resource === 'providers'
}

/** Returns the data of an answer with the address parts of cities in the place of their ids. */
export function withAddressParts(
  resource: Resource,
  data: unknown,
  cities: ReadonlyArray<PlaceName> = [],
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
