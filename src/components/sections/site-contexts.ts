import { createContext } from 'react'
import type { AdsConfig } from '#browser/ads.ts'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { getApiId } from '#lib/slug.ts'

/** Origin of the site, for absolute addresses. */
export const SiteOriginContext = createContext('')

/** The ad network of this site; undefined if none is configured. */
export const AdsContext = createContext<AdsConfig | undefined>(undefined)

/** The day in India of the rendering: `2026-11-01`. It decides which offers are shown. */
export const TodayContext = createContext('')

/** Returns the city that a booking hands over: the page's, else the visitor's, else the provider's. */
export function useBookingCity(ofPage: string | undefined, ofProvider?: string): string | undefined {
  const { offer } = useChosenCity()
  return ofPage ?? (offer ? getApiId(offer) : ofProvider)
}
