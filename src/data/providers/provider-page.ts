import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { ifKnown, toResult } from '#api/result.ts'
import type { Category } from '#api/schemas/category.ts'
import type { ProviderDetail, ProviderSummary } from '#api/schemas/provider.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { usualPrice } from '#data/providers/who-is-listed.ts'
import { readResult } from '#data/query-result.ts'
import type { SampleProvider } from '#data/samples/sample-provider-pages.ts'
import { findCity, getState, type Place } from '#data/scope/places.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import type { Price, Priced } from '#lib/listed.ts'
import { nameOfId } from '#lib/slug.ts'
import { readPage } from './list-queries.ts'

/** Returns a built-in sample in the shape of a directory entry. Its address is 'area, city, state'. */
function sampleDetail(sample: SampleProvider): ProviderDetail {
  const { id, name, image, title, serviceId, services, rating, reviews, address, experienceYears } = sample
  const [area = ''] = address.split(', ')
  return {
    id,
    name,
    image: image ?? '',
    title,
    categoryIds: [serviceId],
    jobs: services.map((job) => ({ id: job.id, priceFrom: undefined })),
    cityId: sample.cityId,
    areas: [area],
    rating,
    reviewCount: sample.reviewCount,
    verified: null,
    experienceYears,
    jobsCompleted: undefined,
    skills: [],
    certifications: [],
    languages: [],
    repliesWithinMinutes: undefined,
    days: [],
    since: undefined,
    sample: true,
    about: [...sample.about],
    services: services.map((job) => ({ title: job.title, priceFrom: undefined })),
    gallery: sample.gallery.map((picture) => ({ title: picture.title, image: picture.image })),
    reviews: [...sample.reviews],
    nextReviews: null,
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter((review) => review.rating === stars).length),
    phone: sample.phone,
    email: sample.email,
  }
}

/** A job of a provider. It has no id if the catalogue lacks it, or if it cannot be booked by name. */
export type ProviderJob = { id?: string; title: string } & Priced

/** A job in the catalogue: its group, and the service that it belongs to. */
type PlacedJob = { title: string; group: string; serviceId: string }

/** A profile as its page shows it, with the names of places, services and jobs. */
export type ProviderView = {
  provider: ProviderDetail
  /** Undefined if only an unreadable id is known. */
  city: (Place & { state?: string; isListed: boolean }) | undefined
  /** The services with known names. One that the upstream does not list has no page. */
  services: Array<Place & { isListed: boolean }>
  jobs: Array<ProviderJob>
  /** The jobs of the provider that the catalogue has, by their ids. */
  placed: Readonly<Record<string, PlacedJob>>
  /** True for one of the specification's samples, which exist without a directory. */
  isBuiltIn: boolean
}

/** Maximum number of services to look up. */
const MAX_SERVICES = 4
const MAX_SIMILAR = 3

async function readSample(id: string): Promise<ProviderDetail | undefined> {
  const { sampleProviderPages } = await import('#data/samples/sample-provider-pages.ts')
  const sample = sampleProviderPages.find((sample) => sample.id === id)
  return sample && sampleDetail(sample)
}

/**
 * Reads a provider of the directory, else a built-in sample where samples are shown, also when the directory fails.
 * @throws ApiError with status 404 or 410 if there is neither
 */
async function readProvider(
  api: ApiClient,
  id: string,
  samples: boolean,
): Promise<{ provider: ProviderDetail; isBuiltIn: boolean }> {
  try {
    return { provider: await api.provider(id), isBuiltIn: false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const sample = error.status === 410 || !samples ? undefined : await readSample(id)
    if (sample) return { provider: sample, isBuiltIn: true }
    throw error
  }
}

async function readCity(api: ApiClient, id: string): Promise<ProviderView['city']> {
  const [listed, states] = await Promise.all([ifKnown(api.cities(), []), ifKnown(api.states(), [])])
  const city = findCity(listed, id)
  if (!city) {
    const title = nameOfId(id)
    return title ? { id, title, isListed: false } : undefined
  }
  const state = getState(city, states)
  return { id: city.slug, title: city.title, isListed: true, ...(state && { state: state.title }) }
}

function ownPrice(amount: number): Price {
  return { amount, kind: 'provider' }
}

/** Returns the jobs of a provider from the catalogue and the profile, with the provider's own prices. */
function getJobs(
  { jobs, services }: Pick<ProviderDetail, 'jobs' | 'services'>,
  catalogue: ReadonlyArray<Category>,
  hasCataloguePrices: boolean,
): Array<ProviderJob> {
  const listed = catalogue.flatMap(({ childCategories }) =>
    childCategories.flatMap(({ superChildren }) => superChildren),
  )
  const byId = new Map(listed.map((job) => [job.id, job]))
  const known = jobs.flatMap(({ id, priceFrom: providerPrice }, index): Array<ProviderJob> => {
    const job = byId.get(id)
    const title = job?.title ?? (hasCataloguePrices ? services[index]?.title : undefined)
    const price =
      providerPrice === undefined
        ? usualPrice(hasCataloguePrices ? job?.priceFrom : undefined)
        : ownPrice(providerPrice)
    return title ? [{ id, title, ...(price && { price }) }] : []
  })
  const titles = new Set(known.map(({ title }) => title))
  const others = services.flatMap(({ title, priceFrom }): Array<ProviderJob> => {
    if (titles.has(title)) return []
    titles.add(title)
    return [{ title, ...(priceFrom !== undefined && { price: ownPrice(priceFrom) }) }]
  })
  return [...known, ...others]
}

/** Returns the provider's jobs with their groups and services. */
function placeJobs(
  { jobs }: Pick<ProviderDetail, 'jobs'>,
  catalogue: ReadonlyArray<Category>,
): ProviderView['placed'] {
  const ids = new Set(jobs.map(({ id }) => id))
  const placed = catalogue.flatMap(({ _id, childCategories }) =>
    childCategories.flatMap((child) =>
      child.superChildren
        .filter(({ id }) => ids.has(id))
        .map(({ id, title }) => [id, { title, group: child.title, serviceId: _id }] as const),
    ),
  )
  return Object.fromEntries(placed)
}

/**
 * Reads a profile with the names of its services, jobs and places. A name that cannot be read is derived from its id or
 * left out. @throws ApiError
 */
export async function readProviderView(api: ApiClient, id: string, samples: boolean): Promise<ProviderView> {
  const { provider, isBuiltIn } = await readProvider(api, id, samples)
  const serviceIds = provider.categoryIds.slice(0, MAX_SERVICES)
  const [city, ...categories] = await Promise.all([
    readCity(api, provider.cityId),
    ...serviceIds.map((serviceId) => toResult(api.category(serviceId))),
  ])
  const known = categories.flatMap((service) => (service.ok ? service.data : []))
  const services = serviceIds.flatMap((serviceId, index) => {
    const read = categories[index]
    const title = read?.ok ? read.data.title : (builtInService(serviceId)?.title ?? nameOfId(serviceId))
    const isListed = read !== undefined && (read.ok || !isAbsent(read.status))
    return title ? [{ id: serviceId, title, isListed }] : []
  })
  const jobs = getJobs(provider, known, isBuiltIn)
  return { provider, city, services, jobs, placed: placeJobs(provider, known), isBuiltIn }
}

/** Reads other providers of the provider's first service in the same city. */
async function readSimilar(
  api: ApiClient,
  { id, cityId, categoryIds: [category] }: ProviderSummary,
): Promise<Array<ProviderSummary>> {
  if (category === undefined) return []
  const { data } = await readPage(api, { category, city: cityId, limit: MAX_SIMILAR + 1 })
  return data.filter((other) => other.id !== id).slice(0, MAX_SIMILAR)
}

export const providerViewQueries = {
  detail: ({ api, siteConfig }: Pick<PageContext, 'api' | 'siteConfig'>, id: string) =>
    queryOptions({
      queryKey: ['profile', id],
      queryFn: (context) => readResult(readProviderView(api, id, siteConfig.samples ?? false), context),
      meta: { errorMessage: messages.errors.providers },
    }),
  similar: (api: ApiClient, provider: ProviderSummary) =>
    queryOptions({
      queryKey: ['profile', provider.id, 'similar'],
      queryFn: (context) => readResult(readSimilar(api, provider), context),
      meta: { errorMessage: messages.errors.providers },
    }),
}
