import { createContext } from 'react'
import type { AdsConfig } from '#lib/ads.ts'

/** Origin of the site, for addresses that go by way of another page. */
export const SiteOriginContext = createContext('')

/** The ad network of this site; undefined where none is configured. */
export const AdsContext = createContext<AdsConfig | undefined>(undefined)

/** The day in India that the page was made on: `2026-11-01`. It decides which offers are shown. */
export const TodayContext = createContext('')
