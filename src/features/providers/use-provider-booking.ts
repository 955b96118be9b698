import { useHydrated } from '#components/ui/use-hydrated.ts'
import type { ProviderView } from '#data/providers/provider-page.ts'
import { type Booking, getBooking } from '#lib/booking.ts'

/**
 * Returns the booking in the address. Returns an empty one on the server and during hydration, because a profile is
 * stored without it.
 */
export function useAddressBooking(): Booking {
  const isHydrated = useHydrated()
  return isHydrated ? getBooking(new URLSearchParams(location.search)) : {}
}

/**
 * Returns the booking of a provider: the service and job in the address as far as the provider does them, else the
 * provider's first service, and always the provider's city.
 */
export function useProviderBooking({ provider, placed }: Pick<ProviderView, 'provider' | 'placed'>): Booking {
  const requested = useAddressBooking()
  const job = provider.jobs.find(({ id }) => id === requested.job)?.id
  const serviceIds = provider.categoryIds
  const service =
    (job && placed[job]?.serviceId) ?? serviceIds.find((id) => id === requested.service) ?? serviceIds[0]
  return { provider: provider.id, service, job, city: provider.cityId }
}
