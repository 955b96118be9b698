import { queryOptions } from '@tanstack/react-query'
import { type PageContext, readForHead } from '#data/page-data.ts'
import { readResult } from '#data/query-result.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import type { Booking } from '#lib/booking.ts'

/** Queries the names of the service, job, provider and city of a booking. */
export function bookingQuery({ api, siteConfig }: Pick<PageContext, 'api' | 'siteConfig'>, booking: Booking) {
  const { provider = '', service = '', job = '', city = '' } = booking
  return queryOptions({
    queryKey: ['booking', provider, service, job, city],
    queryFn: (context) =>
      readResult(
        import('./read-booking.ts').then(({ readBooking }) =>
          readBooking(api, booking, siteConfig.samples ?? false),
        ),
        context,
      ),
  })
}

/** Reads what a booking names. While that cannot be read, it stays as it is, without names. */
export async function loadBooking(context: PageContext, booking: Booking): Promise<NamedBooking> {
  const read = await readForHead(context, bookingQuery(context, booking))
  return read.ok ? read.data : { booking, names: {} }
}
