import type { ApiClient } from '#api/client.ts'
import { ifThere } from '#api/result.ts'
import { readProviderView } from '#data/providers/provider-page.ts'
import { findJob } from '#data/scope/find-scope.ts'
import { findCity } from '#data/scope/places.ts'
import { type Booking, bookingParams, getBooking } from '#lib/booking.ts'

/** The names of the booking; unknown and unreadable parts are missing. */
export type BookingNames = {
  provider?: string
  /** The professional does not exist. */
  isSample?: boolean
  service?: string
  job?: string
  city?: string
}

/** A booking of what exists, with its names. */
export type NamedBooking = { booking: Booking; names: BookingNames }

/** Reads what a booking names. Leaves out what does not exist; a provider works in one city only. */
export async function readBooking(api: ApiClient, asked: Booking, samples: boolean): Promise<NamedBooking> {
  const [view, service, cities] = await Promise.all([
    asked.provider === undefined ? undefined : ifThere(readProviderView(api, asked.provider, samples)),
    asked.service === undefined ? undefined : ifThere(api.category(asked.service)),
    asked.city === undefined ? [] : api.cities(),
  ])
  const job = service && asked.job !== undefined ? findJob(service, asked.job) : undefined
  const listed = asked.city === undefined ? undefined : findCity(cities, asked.city)
  const city = view ? view.city : listed
  const known = {
    provider: view?.provider.id,
    service: service?._id,
    job: job?.id,
    city: view ? view.provider.cityId : listed?.slug,
  }
  return {
    booking: getBooking(bookingParams(known)),
    names: {
      ...(view && { provider: view.provider.name }),
      ...(view?.provider.sample && { isSample: true }),
      ...(service && { service: service.title }),
      ...(job && { job: job.title }),
      ...(city && { city: city.title }),
    },
  }
}
