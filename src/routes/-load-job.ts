import { notFound, redirect } from '@tanstack/react-router'
import { isAbsent } from '#api/errors.ts'
import { toResult } from '#api/result.ts'
import { fromPrice } from '#content/browse.ts'
import { durationText, jobDescription, jobHead, jobMissing, jobPage } from '#content/job-page.ts'
import { messages } from '#content/messages.ts'
import { type PageContext, readCritical, readForHead } from '#data/page-data.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { findServiceCity } from '#data/places/service-city.ts'
import { BEST_PROVIDERS, type ListedHere, listedHere, listQueries } from '#data/providers/list-queries.ts'
import { catalogueQueries } from '#data/queries.ts'
import { type JobPage, jobQuery } from '#data/services/job-query.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'
import { MAX_LENGTH_WITH_DETAIL } from './-page-heads.ts'
import { refuseService, refuseTown } from './-refuse-place.ts'

type Address = { serviceId: string; jobId: string; cityName?: string; search: string }

type LoadedJob = {
  service: Place
  /** Its title. */
  job: string
  title: string
  description: string
  path: string
  city?: Place
} & ListedHere

/** Refuses the page of a job that the service lacks. @throws notFound with the way to the service, if there is one */
async function refuseJob(context: PageContext, serviceId: string, city: Place | undefined): Promise<never> {
  const service = await readCritical(context, catalogueQueries.detail(context.api, serviceId))
  if (!service) throw notFound()
  const href = city ? paths.serviceInCity(serviceId, city.id) : paths.service(serviceId)
  throw notFound({
    data: { ...messages.notFound.job, wayOn: { label: jobPage.service(service.title), href } },
  })
}

/** Refuses the page of a job in a city that lacks it. @throws notFound with the way to the job */
async function refuseInCity(context: PageContext, serviceId: string, jobId: string, city: Place) {
  const known = await readCritical(context, jobQuery(context.api, serviceId, jobId))
  if (!known) return refuseJob(context, serviceId, city)
  const wayOn = { label: jobMissing.toJob(known.job.title), href: paths.jobPage(serviceId, jobId) }
  throw notFound({ data: { ...jobMissing.notInCity(known.job.title, city.title), wayOn } })
}

function describe({ job: { price }, facts }: JobPage, listed: Listed, name: string): string {
  const { durationMinutes, warrantyDays } = facts
  return jobDescription(listed, name, {
    price: price && price.kind !== 'sample' ? fromPrice(price) : undefined,
    duration: durationMinutes && durationText(durationMinutes),
    warranty: warrantyDays,
  })
}

/**
 * Reads who is listed for a job in a city, or in all. Without a directory the page of a city repeats that of the job,
 * so it is not indexed.
 */
async function readListed(
  context: PageContext,
  job: { category: string; job: string },
  city: Place | undefined,
): Promise<ListedHere> {
  if (!city) {
    const all = await readForHead(context, listQueries.anywhere(context.api, job))
    return { listed: all.ok ? all.data.listed : undefined, noIndex: false }
  }
  const place = { ...job, city: getApiId(city) }
  const best = await readForHead(context, listQueries.best(context.api, place, BEST_PROVIDERS))
  return !best.ok && isAbsent(best.status) ? { listed: undefined, noIndex: true } : listedHere(best)
}

/** Loads the page of a job, in a city if its address names one. @throws notFound without such a page */
export async function loadJob(
  context: PageContext,
  { serviceId, jobId, cityName, search }: Address,
): Promise<LoadedJob> {
  // The job is read next; on the worker all reads of a request share it.
  if (import.meta.env.SSR) void toResult(context.api.job(serviceId, jobId), '')
  const serviceCity = cityName === undefined ? undefined : await findServiceCity(context, cityName, serviceId)
  if (cityName !== undefined && !serviceCity) {
    await refuseTown(context, cityName, { serviceId, jobId })
    return refuseJob(context, serviceId, undefined)
  }
  if (serviceCity && !serviceCity.isOffered) return refuseService(context, serviceCity, { serviceId, jobId })
  const city = serviceCity?.city
  const [page, here] = await Promise.all([
    readCritical(context, jobQuery(context.api, serviceId, jobId, city?.id)),
    readListed(context, { category: serviceId, job: jobId }, city),
  ])
  if (!page)
    return city ? refuseInCity(context, serviceId, jobId, city) : refuseJob(context, serviceId, undefined)
  const path = paths.jobPage(serviceId, jobId, city?.id)
  if (city?.id !== cityName) throw redirect({ href: path + search, statusCode: 301 })
  const name = jobPage.name(page.job.title, city?.title)
  return {
    service: page.service,
    job: page.job.title,
    title: name.length > MAX_LENGTH_WITH_DETAIL ? jobHead.shortTitle(name) : jobHead.title(name),
    description: describe(page, here.listed, name),
    path,
    ...(city && { city }),
    ...here,
  }
}
