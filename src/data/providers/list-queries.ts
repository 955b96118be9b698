import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { ifKnown } from '#api/result.ts'
import type { ProviderCounts, ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { type NearestCity, readNearestCity } from './provider-queries.ts'

/** The parameters that filter a list, in the order on the page. */
export const listFilters = ['job', 'area', 'language', 'rating', 'verified', 'today'] as const
export type ListFilter = (typeof listFilters)[number]

/** A page of a list. An empty one suggests the nearest city with providers. */
export type ListPage = ProviderPage & { nearest: NearestCity | null }

type Titles = ReadonlyMap<string, string>

/** Returns the titles of the jobs of a service by id; none if they are unknown. */
async function readJobs(api: ApiClient, serviceId: string | undefined): Promise<Titles> {
  const service = serviceId === undefined ? undefined : await ifKnown(readJobTitles(api, serviceId))
  return new Map(Object.entries(service?.jobs ?? {}))
}

/** Keeps only the jobs of a list. Shows them as skills for a provider whose first service is another one. */
function withJobs(
  provider: ProviderSummary,
  { category, job }: ProviderFilters,
  titles: Titles,
): ProviderSummary {
  const jobs = provider.jobs.filter(({ id }) => (job ? id === job : titles.size === 0 || titles.has(id)))
  const names = category === provider.categoryIds[0] ? [] : jobs.flatMap(({ id }) => titles.get(id) ?? [])
  return { ...provider, jobs, ...(names.length > 0 && { skills: names }) }
}

/** Reads a page of a list. Each provider has only the jobs of the list's service, or its job. @throws ApiError */
export async function readPage(api: ApiClient, filters: ProviderFilters): Promise<ProviderPage> {
  const [page, titles] = await Promise.all([api.providers(filters), readJobs(api, filters.category)])
  return { ...page, data: page.data.map((provider) => withJobs(provider, filters, titles)) }
}

async function readList(api: ApiClient, filters: ProviderFilters): Promise<ListPage> {
  const page = await readPage(api, filters)
  const { city, category, job, language, after } = filters
  const isNobody = page.data.length === 0 && after === undefined
  return {
    ...page,
    nearest: isNobody && city ? await readNearestCity(api, city, { category, job, language }) : null,
  }
}

/** The values that narrow a list in one press. Somebody in the list has each of them. */
export type ListChoices = {
  days: Array<string>
  /** Hindi, else the language of most. */
  language?: { value: string; title: string }
  /** True if somebody has 4.5 stars or more. */
  isRated: boolean
}

/** Returns the choices of a list with these counts; undefined for a list that was not counted. */
export function toChoices(counts: ProviderCounts | undefined): ListChoices | undefined {
  if (!counts) return undefined
  const { days, languages, ratings } = counts
  const language = languages.find(({ value }) => value === 'hindi') ?? languages[0]
  return {
    days: days.filter(({ count }) => count > 0).map(({ value }) => value),
    ...(language && { language: { value: language.value, title: language.title } }),
    isRated: ratings.some(({ value, count }) => value === '4.5' && count > 0),
  }
}

/** A service, or a job of it, in a city. */
type ServicePlace = { category: string; city: string; job?: string | undefined }

/** The best matches in a city. Without any, the nearest city with providers. */
export type BestProviders = {
  providers: Array<ProviderSummary>
  total: number | null
  nearest: NearestCity | null
  /** The best matches of the nearest city, if that is near. They do not serve this one. */
  nearby: Array<ProviderSummary>
  choices?: ListChoices
}

/** Number of providers of the nearest city. */
const MAX_NEARBY = 3

async function readBest(
  api: ApiClient,
  { city, ...service }: ServicePlace,
  limit: number,
): Promise<BestProviders> {
  const page = await readPage(api, { ...service, city, limit })
  const { data, total, counts } = page
  const choices = service.job ? undefined : toChoices(counts)
  if (data.length > 0)
    return {
      providers: data,
      total,
      nearest: null,
      nearby: [],
      ...(choices && { choices }),
    }
  const nearest = await readNearestCity(api, city, service)
  const isNear = nearest !== null && nearest.distanceKm <= MAX_NEARBY_KM
  const there = isNear ? await readPage(api, { ...service, city: nearest.id, limit: MAX_NEARBY }) : undefined
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
  page: (api: ApiClient, filters: ProviderFilters) =>
    queryOptions({
      queryKey: ['professionals', 'list', JSON.stringify(Object.values(filters))],
      queryFn: (context) => readResult(readList(api, filters), context),
      meta,
    }),
  /** A list that grows page by page from its `first` one, as long as the visit lasts. */
  further: (api: ApiClient, filters: ProviderFilters, first: ProviderPage) =>
    infiniteQueryOptions({
      queryKey: ['professionals', 'further', JSON.stringify(Object.values(filters)), first.next],
      queryFn: ({ pageParam }) => readPage(api, { ...filters, after: pageParam }),
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
