import { createContext } from 'react'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import type { AdsConfig } from '#data/page-data.ts'
import type { Booking } from '#lib/booking.ts'

/** Origin of the site, for absolute addresses. */
export const SiteOriginContext = createContext('')

/** The ad network of this site; undefined if none is configured. */
export const AdsContext = createContext<AdsConfig | undefined>(undefined)

/** Returns a booking with the visitor's city if it names neither a city nor a provider, who works in one city. */
export function useLocalBooking(booking: Booking): Booking {
  const { offer } = useChosenCity()
  return booking.city || booking.provider || !offer ? booking : { ...booking, city: offer.id }
}
