import { createContext } from 'react'
import type { AdsConfig } from '#lib/ads.ts'

/** The ad network of this site; undefined where none is configured. */
export const AdsContext = createContext<AdsConfig | undefined>(undefined)
