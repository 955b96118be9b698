import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { type Place, toPlace } from '#data/places/resolve-place.ts'
import { resultQuery } from '#data/queries.ts'
import { type Coordinates, distanceKm, getPosition } from '#lib/geo.ts'

const FAILED = messages.errors.providers

/** The nearest city with matching providers. `distanceKm` is a whole number. */
export type NearestCity = Place & { distanceKm: number }

/** The filters in one order, without empty ones, so that the same list has one key. */
function getKey(filters: ProviderFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads the positions of the listed cities, by id and by address part. */
async function readPositions(api: ApiClient): Promise<Map<string, Coordinates & { place: Place }>> {
  const cities = await api.cities()
  return new Map(
    cities.flatMap((city) => {
      const position = getPosition(city)
      if (!position) return []
      const place = toPlace(city)
      return [place.id, city._id].map((id) => [id, { place, ...position }] as const)
    }),
  )
}

/**
 * Reads the nearest city with providers when a city has none. Returns null if there is none or the position is unknown.
 * @throws ApiError
 */
export async function readNearestCity(
  api: ApiClient,
  cityId: string,
  filters: Pick<ProviderFilters, 'category' | 'job' | 'language'>,
): Promise<NearestCity | null> {
  const positions = await readPositions(api)
  const here = positions.get(cityId)
  if (!here) return null
  const at = { lat: here.latitude.toFixed(2), lng: here.longitude.toFixed(2) }
  const { data } = await api.providers({ ...filters, ...at, sort: 'distance', limit: 1 })
  const id = data[0]?.cityId
  const there = id === undefined ? undefined : positions.get(id)
  return there ? { ...there.place, distanceKm: Math.round(distanceKm(here, there)) } : null
}

/** Reads a profile. Returns null if it does not exist or was withdrawn. */
async function readIfThere(api: ApiClient, id: string): Promise<ProviderDetail | null> {
  try {
    return await api.provider(id)
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.status)) return null
    throw error
  }
}

/** Reads the existing profiles in the order of the ids. @throws ApiError */
export async function readProfiles(
  api: ApiClient,
  ids: ReadonlyArray<string>,
): Promise<Array<ProviderDetail>> {
  const profiles = await Promise.all(ids.map((id) => readIfThere(api, id)))
  return profiles.filter((profile) => profile !== null)
}

/**
 * The directory. A 404 of a list means that the upstream has none, which is not a fault: `quiet`. If the list is the
 * main content of the page, `loud` reports its failure.
 */
export const providerQueries = {
  list: (api: ApiClient, filters: ProviderFilters, { loud = false } = {}) =>
    resultQuery(['providers', getKey(filters)], () => api.providers(filters), FAILED, { quiet: !loud }),
  detail: (api: ApiClient, id: string) => resultQuery(['provider', id], () => api.provider(id), FAILED),
  reviews: (api: ApiClient, id: string, after: string) =>
    resultQuery(['provider', id, 'reviews', after], () => api.providerReviews(id, after), FAILED),
  /** The existing profiles, in the order of the ids. */
  several: (api: ApiClient, ids: ReadonlyArray<string>) =>
    resultQuery(['providers', 'several', ids.join()], () => readProfiles(api, ids), FAILED),
}
