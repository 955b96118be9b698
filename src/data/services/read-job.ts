import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { ifKnown } from '#api/result.ts'
import type { Category, SuperChild } from '#api/schemas/category.ts'
import type { JobFacts } from '#api/schemas/job.ts'
import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { type LocalOffer, localJobs } from '#data/places/local-jobs.ts'
import { jobPrice, listedPrices, readDirectory } from '#data/providers/who-is-listed.ts'
import type { ScopeParts } from '#data/scope/find-scope.ts'
import { findCity, offers, type Place, toPlace } from '#data/scope/places.ts'
import { readCities } from '#data/scope/read-places.ts'
import type { Priced } from '#lib/listed.ts'
import { getEntry } from '#lib/slug.ts'

/** Another job, with its price in the city of the page if it is of the same service. */
export type OtherJob = { id: string; serviceId: string; title: string } & Priced

/** A job as its page shows it. */
export type JobPage = {
  service: { id: string; title: string }
  job: Pick<SuperChild, 'id' | 'title' | 'description' | 'image'> & Priced
  /** The highest usual price, if it is above the lowest one. */
  priceTo?: number
  /** The guarantee alone if the upstream has none. */
  facts: Omit<JobFacts, 'priceTo' | 'relatedJobs' | 'articles' | 'warrantyDays'> & { warrantyDays: number }
  related: Array<OtherJob>
  articles: Array<{ slug: string; title: string }>
  /** True if providers of the service are listed in the city, and none of them names a price of the job. */
  isServiceListed?: boolean
  /** Cities with the job; none on the page of a city. */
  cities: Array<Place>
}

/** More links of one kind help nobody choose. */
const MAX_RELATED = 4
const MAX_CITIES = 12

type City = Awaited<ReturnType<typeof readCities>>[number]

/** Returns the related jobs that a place offers: those of the facts, else others of the group. */
function relatedJobs(
  category: Category,
  { id }: SuperChild,
  facts: JobFacts | undefined,
  offer: LocalOffer,
  city: City | undefined,
): Array<OtherJob> {
  const group = category.childCategories.find(({ superChildren }) =>
    superChildren.some((other) => other.id === id),
  )
  const beside = group?.superChildren.map((other) => ({ ...other, serviceId: category._id })) ?? []
  const others = (facts?.relatedJobs ?? beside).flatMap(({ serviceId = category._id, ...other }) =>
    other.id !== id && (!city || offers(city, serviceId, other.id)) ? [{ ...other, serviceId }] : [],
  )
  return others.slice(0, MAX_RELATED).map(({ id, title, serviceId, priceFrom }) => {
    // This page has not read who is listed for another service.
    const price = serviceId === category._id ? jobPrice({ id, priceFrom }, offer) : undefined
    return { id, title, serviceId, ...(price && { price }) }
  })
}

/** Reads a job with its price at a place. @throws ApiError 404 if the service or the city lacks it */
export async function readJob(
  api: ApiClient,
  { service: serviceId = '', job: jobId = '', city: cityId }: ScopeParts,
): Promise<JobPage> {
  const [category, known, cities, directory] = await Promise.all([
    api.category(serviceId),
    ifKnown(api.job(serviceId, jobId)),
    ifKnown(readCities(api), []),
    // The list of a job has no prices: those of its service in the city do.
    ifKnown(readDirectory(api, { service: serviceId, city: cityId })),
  ])
  const city = cityId === undefined ? undefined : findCity(cities, cityId)
  const offer = { ...city, listed: listedPrices(directory) }
  const job = localJobs(category, offer)
    .flatMap(({ superChildren }) => superChildren)
    .find(({ id }) => id === jobId)
  if (!job) throw new ApiError('http', 404, '')
  const { priceTo, warrantyDays = 0, relatedJobs: _, articles, ...facts } = known ?? {}
  const { title, description, image, price } = job
  const isServiceListed =
    cityId !== undefined && Boolean(directory?.data.length) && !getEntry(offer.listed.jobs, jobId)
  return {
    service: { id: category._id, title: category.title },
    job: {
      id: jobId,
      title,
      image,
      ...(description && { description }),
      ...(price && { price }),
    },
    ...(isServiceListed && { isServiceListed }),
    ...(priceTo !== undefined && price && priceTo > price.amount && { priceTo }),
    // The terms guarantee every job, so no page says less.
    facts: { ...facts, warrantyDays: Math.max(GUARANTEE_DAYS, warrantyDays) },
    related: relatedJobs(category, job, known, offer, city),
    articles: articles?.filter(({ slug }) => slug) ?? [],
    cities:
      cityId === undefined
        ? cities
            .filter((other) => offers(other, serviceId, jobId))
            .slice(0, MAX_CITIES)
            .map(toPlace)
        : [],
  }
}
