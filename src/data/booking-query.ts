import type { ApiClient } from '#api/client.ts'
import type { UnlessFailed } from '#api/result.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import type { PageContext } from '#data/page-data.ts'
import { cityWithId } from '#data/places/resolve-place.ts'
import { readProfile } from '#data/profile.ts'
import { resultQuery } from '#data/queries.ts'
import type { Booking } from '#lib/booking.ts'

/** The names of the booking; unknown and unreadable parts are missing. */
export type BookingNames = {
  provider?: string
  /** The professional does not exist. */
  isSample?: boolean
  service?: string
  job?: string
  city?: string
}

async function readProvider(
  api: ApiClient,
  id: string | undefined,
  options: Parameters<typeof readProfile>[2],
): Promise<BookingNames> {
  if (id === undefined) return {}
  const profile = await options.unlessFailed(readProfile(api, id, options), undefined)
  return profile
    ? { provider: profile.provider.name, ...(profile.provider.sample && { isSample: true }) }
    : {}
}

async function readService(
  api: ApiClient,
  { service, job }: Booking,
  unlessFailed: UnlessFailed,
): Promise<BookingNames> {
  if (service === undefined) return {}
  const builtIn = builtInService(service)?.title
  if (builtIn && job === undefined) return { service: builtIn }
  const found = await unlessFailed(api.category(service), undefined)
  const jobs = found?.childCategories.flatMap(({ superChildren }) => superChildren) ?? []
  const title = found?.title ?? builtIn
  const jobTitle = jobs.find(({ id }) => id === job)?.title
  return { ...(title && { service: title }), ...(jobTitle && { job: jobTitle }) }
}

async function readCity(
  api: ApiClient,
  id: string | undefined,
  unlessFailed: UnlessFailed,
): Promise<BookingNames> {
  if (id === undefined) return {}
  const city = cityWithId(await unlessFailed(api.cities(), []), id)
  return city ? { city: city.title } : {}
}

async function readNames(
  api: ApiClient,
  booking: Booking,
  options: Parameters<typeof readProfile>[2],
): Promise<BookingNames> {
  const { unlessFailed } = options
  const parts = await Promise.all([
    readProvider(api, booking.provider, options),
    readService(api, booking, unlessFailed),
    readCity(api, booking.city, unlessFailed),
  ])
  return Object.assign({}, ...parts)
}

/** Queries the names of the service, job, provider and city of a booking. */
export function bookingQuery({ api, siteConfig }: Pick<PageContext, 'api' | 'siteConfig'>, booking: Booking) {
  const { provider = '', service = '', job = '', city = '' } = booking
  return resultQuery(
    ['booking', provider, service, job, city],
    (unlessFailed) => readNames(api, booking, { samples: siteConfig.samples ?? false, unlessFailed }),
    messages.errors.unavailable,
    { quiet: true },
  )
}
