import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { ifKnown, ifThere, toResult } from '#api/result.ts'
import type { Category } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderCounts, ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import type { CityContent } from '#data/places/built-in.ts'
import { type LocalOffer, localJobs } from '#data/places/local-jobs.ts'
import { type PlaceServices, readPlaceServices } from '#data/places/place-services.ts'
import { listedPrices, readDirectory } from '#data/providers/who-is-listed.ts'
import { readResult } from '#data/query-result.ts'
import { builtInCity } from '#data/scope/built-in-places.ts'
import { findCity, getServices, getState, isIn, type Place, toPlace } from '#data/scope/places.ts'
import { readPlaces } from '#data/scope/read-places.ts'
import type { Priced } from '#lib/listed.ts'

const MAX_SERVICES = 6
const MAX_JOBS = 10
const MAX_AREAS = 10
/** The page of a city names so many others, and leads to all of its state. */
const MAX_NEIGHBOURS = 4

type CityJob = Priced & { id: string; title: string; serviceId: string }

/** A city as its page shows it. */
export type CityPage = {
  image?: string
  /** The texts of a city that has some. */
  content?: CityContent
  services: PlaceServices
  /** The best matches; undefined if they could not be read. */
  providers?: Array<ProviderSummary>
  /** The jobs that most providers of the city do; without a directory, some of each service. */
  jobs: Array<CityJob>
  /** The parts of the city that most providers serve. */
  areas: Array<string>
  /** Its state, if a list names it. */
  state?: Place
  /** Other cities of its state. */
  neighbours: Array<Place>
}

/** Returns the jobs that most providers do, with the prices of a city. */
export function mostOfferedJobs(
  services: ReadonlyArray<Category>,
  offer: LocalOffer,
  counts: Pick<ProviderCounts, 'jobs'> | undefined,
): Array<CityJob> {
  const offered = new Map(counts?.jobs.map(({ value, count }) => [value, count]))
  const jobs = services
    .flatMap((service) =>
      localJobs(service, offer)
        .flatMap(({ superChildren }) => superChildren)
        .map(({ id, title, price }, rank) => ({
          job: { id, title, serviceId: service._id, ...(price && { price }) },
          count: offered.get(id) ?? 0,
          rank,
        })),
    )
    .sort((a, b) => b.count - a.count || a.rank - b.rank)
  // A job can be in several groups.
  const byId = new Map(jobs.map(({ job }) => [job.id, job]))
  return [...byId.values()].slice(0, MAX_JOBS)
}

async function readJobs(
  api: ApiClient,
  city: City,
  directory: ProviderPage | undefined,
): Promise<Array<CityJob>> {
  const offered = getServices(city)
  const serviceIds = [...new Set([...topServiceIds, ...offered])]
    .filter((serviceId) => offered.includes(serviceId))
    .slice(0, MAX_SERVICES)
  const services = await Promise.all(serviceIds.map((serviceId) => ifKnown(api.category(serviceId))))
  const known = services.filter((service) => service !== undefined)
  return mostOfferedJobs(known, { ...city, listed: listedPrices(directory) }, directory?.counts)
}

async function readCityPage(api: ApiClient, id: string): Promise<CityPage> {
  const { cities, states } = await readPlaces(api)
  const city = findCity(cities, id)
  if (!city) throw new ApiError('http', 404, '')
  const directory = await toResult(ifThere(readDirectory(api, { city: id })))
  const read = directory.ok ? directory.data : undefined
  const [services, jobs] = await Promise.all([
    readPlaceServices(api, getServices(city), { city }),
    readJobs(api, city, read),
  ])
  // Loaded on demand, since the page of another city needs none of these texts.
  const { furtherCities } = await import('#data/places/further-cities.ts')
  const content = builtInCity(id) ?? furtherCities.find((further) => further.id === id)
  const state = getState(city, states)
  const neighbours = state ? cities.filter((other) => other !== city && isIn(other, state)) : []
  return {
    ...(city.image && { image: city.image }),
    ...(content && { content }),
    services,
    ...(directory.ok && { providers: read?.data ?? [] }),
    jobs,
    areas: (read?.counts?.areas ?? []).slice(0, MAX_AREAS).map(({ title }) => title),
    ...(state && { state: toPlace(state) }),
    neighbours: neighbours.slice(0, MAX_NEIGHBOURS).map(toPlace),
  }
}

/** Queries what the page of a city says. */
export function cityPageQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['city', id],
    queryFn: (context) => readResult(readCityPage(api, id), context),
    meta: { errorMessage: messages.errors.cities },
  })
}
