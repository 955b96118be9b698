import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { Category } from '#api/schemas/category.ts'
import type { ProviderCounts, ProviderSummary } from '#api/schemas/provider.ts'
import type { CityContent } from '#catalogue/places/built-in.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { builtInCity } from '#data/places/built-in-places.ts'
import { type LocalOffer, localJobs } from '#data/places/local-jobs.ts'
import { readCity } from '#data/places/place-queries.ts'
import type { ListedHere } from '#data/providers/list-queries.ts'
import { readResult } from '#data/query-result.ts'
import type { Priced } from '#lib/listed.ts'
import { countListed, isIndexed, readDirectory, toListedPrices } from './listed-query.ts'

const MAX_SERVICES = 6
const MAX_JOBS = 10
const MAX_AREAS = 10

type CityJob = Priced & { id: string; title: string; serviceId: string }

/** The content of a city page that follows from the directory and the catalogue. */
export type CityFacts = {
  /** The texts of a city that has some. */
  content?: CityContent
  /** The best matches. */
  providers: Array<ProviderSummary>
  /** The jobs that most providers of the city do; without a directory, some of each service. */
  jobs: Array<CityJob>
  /** The parts of the city that most providers serve. */
  areas: Array<string>
} & ListedHere

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

async function readCityFacts(api: ApiClient, id: string): Promise<CityFacts> {
  const city = await ifKnown(readCity(api, id))
  const offered = city?.serviceIds ?? topServiceIds
  const serviceIds = [...new Set([...topServiceIds, ...offered])]
    .filter((serviceId) => offered.includes(serviceId))
    .slice(0, MAX_SERVICES)
  const [page, ...services] = await Promise.all([
    ifKnown(readDirectory(api, city ?? { id })),
    ...serviceIds.map((serviceId) => ifKnown(api.category(serviceId))),
  ])
  // Loaded on demand, since the page of another city needs none of these texts.
  const { furtherCities } = await import('#catalogue/places/further-cities.ts')
  const content = builtInCity(id) ?? furtherCities.find((further) => further.id === id)
  const { data: providers = [], counts } = page ?? {}
  return {
    ...(content && { content }),
    providers,
    jobs: mostOfferedJobs(
      services.filter((service) => service !== undefined),
      { ...city, listed: toListedPrices(page) },
      counts,
    ),
    areas: (counts?.areas ?? []).slice(0, MAX_AREAS).map(({ title }) => title),
    listed: countListed(page),
    noIndex: !isIndexed(page),
  }
}

/** Queries what a city page says beyond its texts. */
export function cityFactsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['place', 'city', id, 'facts'],
    queryFn: (context) => readResult(readCityFacts(api, id), context),
  })
}
