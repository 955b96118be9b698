import { notFound, redirect } from '@tanstack/react-router'
import { fromPrice } from '#content/browse.ts'
import { durationText, jobDescription, jobHead, jobMissing, jobPage } from '#content/job-page.ts'
import { type PageContext, readCritical, startDeferred } from '#data/page-data.ts'
import { describeNotOffered } from '#data/places/elsewhere.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { findServiceCity, serviceOfAddress } from '#data/places/service-city.ts'
import { listQueries } from '#data/professionals/list-queries.ts'
import { catalogueQueries } from '#data/queries.ts'
import { type JobPage, jobQuery, SHOWN_PROVIDERS } from '#data/services/job-query.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { pageHead } from '#lib/seo.ts'
import { getApiId } from '#lib/slug.ts'
import { absentHead } from './-page-heads.ts'

type Address = { serviceId: string; jobId: string; cityName?: string; search: string }

type LoadedJob = {
  service: Place
  id: string
  /** Its title. */
  job: string
  city?: Place
  /** Nobody real is listed for the job in the city, so the page repeats that of the job. */
  isThin: boolean
}

/** Refuses the page of a job that the service lacks. @throws notFound with the way to the service, if there is one */
async function refuseJob(context: PageContext, serviceId: string, city: Place | undefined): Promise<never> {
  const service = await readCritical(context, catalogueQueries.detail(context.api, serviceId))
  if (!service) throw notFound()
  const href = city ? paths.serviceInCity(serviceId, city.id) : paths.service(serviceId)
  throw notFound({ data: { ...jobMissing.job, wayOn: { label: jobMissing.toService(service.title), href } } })
}

/** Refuses the page of a job in a city that lacks it. @throws notFound with the way to the job */
async function refuseInCity(context: PageContext, serviceId: string, jobId: string, city: Place) {
  const known = await readCritical(context, jobQuery(context.api, serviceId, jobId))
  if (!known) return refuseJob(context, serviceId, city)
  const wayOn = { label: jobMissing.toJob(known.job.title), href: paths.jobPage(serviceId, jobId) }
  throw notFound({ data: { ...jobMissing.notInCity(known.job.title, city.title), wayOn } })
}

function describe({ job, facts }: JobPage, city: Place | undefined): string {
  const { durationMinutes, warrantyDays } = facts
  return jobDescription(jobPage.name(job.title, city?.title), {
    price:
      job.priceFrom === undefined || job.isSample
        ? undefined
        : fromPrice(formatRupees(job.priceFrom), job.isUsual),
    duration: durationMinutes && durationText(durationMinutes),
    warranty: warrantyDays,
  })
}

/** Starts reading the providers of a job. Returns false if it is known that nobody real is listed. */
async function loadProviders(context: PageContext, serviceId: string, jobId: string, city: Place) {
  const place = { category: serviceId, city: getApiId(city), job: jobId }
  const query = listQueries.best(context.api, place, SHOWN_PROVIDERS)
  await startDeferred(context, [query])
  const best = context.queryClient.getQueryData(query.queryKey)
  if (!best) return true
  return best.ok && best.data.providers.some(({ sample }) => !sample)
}

/** Loads the page of a job, in a city if its address names one. @throws notFound without such a page */
export async function loadJob(
  context: PageContext,
  { serviceId: part, jobId, cityName, search }: Address,
): Promise<LoadedJob> {
  const serviceId = await serviceOfAddress(context, part)
  const found = cityName === undefined ? undefined : await findServiceCity(context, cityName, serviceId)
  if (cityName !== undefined && !found) return refuseJob(context, serviceId, undefined)
  if (found && !found.isOffered) throw notFound({ data: await describeNotOffered(context, serviceId, found) })
  const city = found?.city
  const [page, isListed] = await Promise.all([
    readCritical(context, jobQuery(context.api, serviceId, jobId, city?.id)),
    city ? loadProviders(context, serviceId, jobId, city) : true,
  ])
  if (!page)
    return city ? refuseInCity(context, serviceId, jobId, city) : refuseJob(context, serviceId, undefined)
  if (serviceId !== part || city?.id !== cityName)
    throw redirect({ href: paths.jobPage(serviceId, jobId, city?.id) + search, statusCode: 301 })
  return {
    service: page.service,
    id: jobId,
    job: page.job.title,
    ...(city && { city }),
    isThin: !isListed,
  }
}

/** Maximum length of a name that gets a detail. A longer name fills the line of a search result. */
const MAX_LENGTH_WITH_DETAIL = 35

type Match = Parameters<typeof absentHead>[1] & { context: Pick<PageContext, 'api' | 'queryClient'> }

/** Returns the head of the page of a job, or the head for a missing one. */
export function getJobHead(loaded: LoadedJob | undefined, path: string, match: Match) {
  if (!loaded) return absentHead(jobMissing.job, match)
  const { service, id, job, city } = loaded
  const name = jobPage.name(job, city?.title)
  const { api, queryClient, siteOrigin } = match.context
  const page = import.meta.env.SSR
    ? queryClient.getQueryData(jobQuery(api, service.id, id, city?.id).queryKey)
    : undefined
  return pageHead({
    title: name.length > MAX_LENGTH_WITH_DETAIL ? jobHead.shortTitle(name) : jobHead.title(name),
    ...(page?.ok && { description: describe(page.data, city) }),
    path,
    siteOrigin,
    noIndex: loaded.isThin,
  })
}
