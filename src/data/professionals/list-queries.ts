import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { ifKnown, type Result } from '#api/result.ts'
import type { ProviderCounts, ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { type NearestCity, readNearestCity } from '#data/provider-queries.ts'
import { readResult } from '#data/query-result.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { getApiId } from '#lib/slug.ts'

/** The parameters that filter a list, in the order on the page. */
export const listFilters = ['job', 'area', 'language', 'rating', 'verified', 'today'] as const
export type ListFilter = (typeof listFilters)[number]

/** The length of a list without one of its filters; null if it is unknown. */
export type Without = { name: ListFilter; count: number | null }

/** A page of a list. An empty one suggests a filter to drop, or a city with providers. */
export type ListPage = ProviderPage & { without: Array<Without>; nearest: NearestCity | null }

/** The parameter of the contract for each filter. */
const parameters = {
  job: 'job',
  area: 'area',
  language: 'language',
  rating: 'min_rating',
  verified: 'verified',
  today: 'day',
} as const satisfies Record<ListFilter, keyof ProviderFilters>

async function countWithout(
  api: ApiClient,
  filters: ProviderFilters,
  active: ReadonlyArray<ListFilter>,
): Promise<Array<Without>> {
  const counted = await Promise.all(
    active.map(async (name) => {
      const { data, total } = await api.providers({ ...filters, [parameters[name]]: undefined, limit: 1 })
      return { name, count: total, isNobody: data.length === 0 }
    }),
  )
  return counted.filter(({ isNobody }) => !isNobody).map(({ name, count }) => ({ name, count }))
}

async function readList(
  api: ApiClient,
  filters: ProviderFilters,
  active: ReadonlyArray<ListFilter>,
): Promise<ListPage> {
  const page = await api.providers(filters)
  const isNobody = page.data.length === 0 && filters.after === undefined
  const { city, category, job, language } = filters
  const mayBeElsewhere = active.every((name) => name === 'job' || name === 'language')
  const [without, nearest] = await Promise.all([
    isNobody && active.length > 0 ? countWithout(api, filters, active) : [],
    isNobody && mayBeElsewhere && city ? readNearestCity(api, city, { category, job, language }) : null,
  ])
  return { ...page, without, nearest }
}

/** The values that narrow a list in one press. Somebody in the list has each of them. */
export type ListChoices = {
  days: Array<string>
  /** Hindi, else the language of most. */
  language?: { value: string; title: string }
  /** Somebody has 4.5 stars or more. */
  isRated: boolean
  /** The lowest price. */
  priceFrom?: number
}

/**
 * Returns the choices of a list with these counts; undefined for a list that was not counted. `jobIds` are the jobs
 * whose price counts, because providers also have those of other services.
 */
export function toChoices(
  counts: ProviderCounts | undefined,
  jobIds: ReadonlyArray<string>,
): ListChoices | undefined {
  if (!counts) return undefined
  const { days, languages, ratings, jobs } = counts
  const language = languages.find(({ value }) => value === 'hindi') ?? languages[0]
  const prices = jobs.flatMap(({ value, priceFrom }) => (jobIds.includes(value) ? (priceFrom ?? []) : []))
  return {
    days: days.filter(({ count }) => count > 0).map(({ value }) => value),
    ...(language && { language: { value: language.value, title: language.title } }),
    isRated: ratings.some(({ value, count }) => value === '4.5' && count > 0),
    ...(prices.length > 0 && { priceFrom: Math.min(...prices) }),
  }
}

/** A service, or a job of it, in a city. The city has its id in the API. */
export type ServicePlace = { category: string; city: string; job?: string | undefined }

/** Number of providers on the page of a service or a job in a city. */
export const BEST_PROVIDERS = 3

/** The best matches in a city. Without any, the nearest city with providers. */
export type BestProviders = {
  providers: Array<ProviderSummary>
  total: number | null
  nearest: NearestCity | null
  /** The best matches of the nearest city, if that is near. They do not serve this one. */
  nearby: Array<ProviderSummary>
  choices?: ListChoices
}

/** Returns true if the directory lists nobody at a place, but others elsewhere. */
export function hasNobody(best: Result<BestProviders>): boolean {
  return best.ok && best.data.providers.length === 0 && best.data.nearest !== null
}

/** Number of providers of the nearest city. */
const MAX_NEARBY = 3

/** Returns the ids of the jobs of a service; none if they are unknown. */
async function readJobIds(api: ApiClient, serviceId: string): Promise<Array<string>> {
  const service = await ifKnown(api.category(serviceId))
  return (service?.childCategories ?? []).flatMap(({ superChildren }) => superChildren.map(({ id }) => id))
}

/**
 * Keeps only the given jobs, so that a card shows the price of the job or service of its page. Keeps all if none is
 * given.
 */
export function withJobs(provider: ProviderSummary, jobIds: ReadonlyArray<string>): ProviderSummary {
  return jobIds.length > 0
    ? { ...provider, jobs: provider.jobs.filter(({ id }) => jobIds.includes(id)) }
    : provider
}

async function readBest(
  api: ApiClient,
  { city, ...service }: ServicePlace,
  limit: number,
): Promise<BestProviders> {
  const [page, jobIds] = await Promise.all([
    api.providers({ ...service, city, limit }),
    service.job ? [service.job] : readJobIds(api, service.category),
  ])
  const { data, total, counts } = page
  const choices = service.job ? undefined : toChoices(counts, jobIds)
  if (data.length > 0)
    return {
      providers: data.map((provider) => withJobs(provider, jobIds)),
      total,
      nearest: null,
      nearby: [],
      ...(choices && { choices }),
    }
  const nearest = await readNearestCity(api, city, service)
  const isNear = nearest !== null && nearest.distanceKm <= MAX_NEARBY_KM
  const there = isNear
    ? await api.providers({ ...service, city: getApiId(nearest), limit: MAX_NEARBY })
    : undefined
  return { providers: [], total: 0, nearest, nearby: there?.data ?? [] }
}

/** The title of a service and its jobs by id. */
type JobTitles = { title: string; jobs: Readonly<Record<string, string>> }

async function readJobTitles(api: ApiClient, serviceId: string): Promise<JobTitles> {
  const { title, childCategories } = await api.category(serviceId)
  const jobs = childCategories.flatMap(({ superChildren }) => superChildren)
  return { title, jobs: Object.fromEntries(jobs.map((job) => [job.id, job.title])) }
}

const meta = { errorMessage: messages.errors.providers }

/** The reads of pages that list professionals. All fail with status 404 if the upstream has no directory. */
export const listQueries = {
  /** `active` are the filters that the visitor can drop. */
  page: (api: ApiClient, filters: ProviderFilters, active: ReadonlyArray<ListFilter> = []) =>
    queryOptions({
      queryKey: ['professionals', 'list', JSON.stringify(Object.values(filters)), active.join()],
      queryFn: (context) => readResult(readList(api, filters, active), context),
      meta,
    }),
  /** A list that grows page by page from its `first` one, as long as the visit lasts. */
  further: (api: ApiClient, filters: ProviderFilters, first: ProviderPage) =>
    infiniteQueryOptions({
      queryKey: ['professionals', 'further', JSON.stringify(Object.values(filters)), first.next],
      queryFn: ({ pageParam }) => api.providers({ ...filters, after: pageParam }),
      initialPageParam: filters.after,
      initialData: { pages: [first], pageParams: [filters.after] },
      getNextPageParam: ({ next }: ProviderPage) => next,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta,
    }),
  best: (api: ApiClient, place: ServicePlace, limit: number) =>
    queryOptions({
      queryKey: ['professionals', 'best', place.category, place.city, place.job ?? '', limit],
      queryFn: (context) => readResult(readBest(api, place, limit), context),
      meta,
    }),
  jobTitles: (api: ApiClient, serviceId: string) =>
    queryOptions({
      queryKey: ['professionals', 'jobs', serviceId],
      queryFn: (context) => readResult(readJobTitles(api, serviceId), context),
    }),
}

/** Minimum number of providers for a list to be indexed by search engines. */
export const ENOUGH_LISTED = 3

/**
 * Returns true if search engines may index the unfiltered list that begins with this page: at least three providers are
 * real.
 */
export function isListIndexed({ data }: Pick<ProviderPage, 'data'>): boolean {
  return data.filter(({ sample }) => !sample).length >= ENOUGH_LISTED
}
