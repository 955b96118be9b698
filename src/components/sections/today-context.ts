import { createContext } from 'react'

/** The day in India that the page was made on: `2026-11-01`. It decides which offers are shown. */
export const TodayContext = createContext('')
