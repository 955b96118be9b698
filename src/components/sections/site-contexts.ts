import { createContext, useSyncExternalStore } from 'react'
import type { AdsConfig } from '#browser/ads.ts'
import { type ChosenCity, chosenCity, subscribeToCity } from '#browser/chosen-city.ts'

/** Origin of the site, for absolute addresses. */
export const SiteOriginContext = createContext('')

/** The ad network of this site; undefined if none is configured. */
export const AdsContext = createContext<AdsConfig | undefined>(undefined)

/** The day in India of the rendering: `2026-11-01`. It decides which offers are shown. */
export const TodayContext = createContext('')

const NONE: ChosenCity = { title: '', chosenAs: '' }

/**
 * Returns the visitor's city. Returns none on the server and during hydration, because pages are the same for every
 * visitor.
 */
export function useChosenCity(): ChosenCity {
  return useSyncExternalStore(subscribeToCity, chosenCity, () => NONE)
}

/** Opens the dialog for choosing a city. */
export const ChooseCityContext = createContext<() => void>(() => undefined)
