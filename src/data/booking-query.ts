import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import { builtInService } from '#catalogue/service-list.ts'
import type { PageContext } from '#data/page-data.ts'
import { cityWithId } from '#data/places/resolve-place.ts'
import { readProviderView } from '#data/providers/provider-page.ts'
import { readResult } from '#data/query-result.ts'
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

async function readProvider(api: ApiClient, id: string | undefined, samples: boolean): Promise<BookingNames> {
  if (id === undefined) return {}
  const view = await ifKnown(readProviderView(api, id, samples))
  return view ? { provider: view.provider.name, ...(view.provider.sample && { isSample: true }) } : {}
}

async function readService(api: ApiClient, { service, job }: Booking): Promise<BookingNames> {
  if (service === undefined) return {}
  const builtIn = builtInService(service)?.title
  if (builtIn && job === undefined) return { service: builtIn }
  const category = await ifKnown(api.category(service))
  const jobs = category?.childCategories.flatMap(({ superChildren }) => superChildren) ?? []
  const title = category?.title ?? builtIn
  const jobTitle = jobs.find(({ id }) => id === job)?.title
  return { ...(title && { service: title }), ...(jobTitle && { job: jobTitle }) }
}

async function readCity(api: ApiClient, id: string | undefined): Promise<BookingNames> {
  if (id === undefined) return {}
  const city = cityWithId(await ifKnown(api.cities(), []), id)
  return city ? { city: city.title } : {}
}

async function readNames(api: ApiClient, booking: Booking, samples: boolean): Promise<BookingNames> {
  const parts = await Promise.all([
    readProvider(api, booking.provider, samples),
    readService(api, booking),
    readCity(api, booking.city),
  ])
  return Object.assign({}, ...parts)
}

/** Queries the names of the service, job, provider and city of a booking. */
export function bookingQuery({ api, siteConfig }: Pick<PageContext, 'api' | 'siteConfig'>, booking: Booking) {
  const { provider = '', service = '', job = '', city = '' } = booking
  return queryOptions({
    queryKey: ['booking', provider, service, job, city],
    queryFn: (context) => readResult(readNames(api, booking, siteConfig.samples ?? false), context),
  })
}
