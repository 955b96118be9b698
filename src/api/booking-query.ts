import type { ApiClient } from '#api/client.ts'
import { cityWithId } from '#api/places/resolve-place.ts'
import { readProfile } from '#api/profile.ts'
import { resultQuery } from '#api/queries.ts'
import { toResult } from '#api/result.ts'
import { builtInService } from '#content/data/services.ts'
import { messages } from '#content/messages.ts'
import type { Booking } from '#lib/booking.ts'

/** What is to be booked, in words; what there is not, or cannot be read, is left out. */
export type BookingNames = {
  provider?: string
  /** The professional does not exist. */
  isSample?: boolean
  service?: string
  job?: string
  city?: string
}

async function readProvider(api: ApiClient, id: string | undefined): Promise<BookingNames> {
  if (id === undefined) return {}
  const profile = await toResult(readProfile(api, id), '')
  return profile.ok
    ? { provider: profile.data.person.name, ...(profile.data.person.sample && { isSample: true }) }
    : {}
}

async function readService(api: ApiClient, { service, job }: Booking): Promise<BookingNames> {
  if (service === undefined) return {}
  const builtIn = builtInService(service)?.title
  if (builtIn && job === undefined) return { service: builtIn }
  const category = await toResult(api.category(service), '')
  const jobs = category.ok ? category.data.childCategories.flatMap(({ superChildren }) => superChildren) : []
  const title = category.ok ? category.data.title : builtIn
  const jobTitle = jobs.find(({ id }) => id === job)?.title
  return { ...(title && { service: title }), ...(jobTitle && { job: jobTitle }) }
}

async function readCity(api: ApiClient, id: string | undefined): Promise<BookingNames> {
  if (id === undefined) return {}
  const cities = await toResult(api.cities(), '')
  const city = cities.ok ? cityWithId(cities.data, id) : undefined
  return city ? { city: city.title } : {}
}

async function readNames(api: ApiClient, booking: Booking): Promise<BookingNames> {
  const parts = await Promise.all([
    readProvider(api, booking.provider),
    readService(api, booking),
    readCity(api, booking.city),
  ])
  return Object.assign({}, ...parts)
}

/** The names of what is to be booked. */
export function bookingQuery(api: ApiClient, booking: Booking) {
  const { provider = '', service = '', job = '', city = '' } = booking
  return resultQuery(
    ['booking', provider, service, job, city],
    () => readNames(api, booking),
    messages.errors.unavailable,
    { quiet: true },
  )
}
