import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApi } from '#api/api-context.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { useChosenCity } from '#components/sections/chosen-city.ts'
import { type ChosenCity, needsOffer, rereadCity } from '#lib/chosen-city.ts'
import { withoutBase } from '#lib/language.ts'
import { whenAtRest } from '#lib/when-idle.ts'

/** Addresses that name a city, served or not. */
const NAMES_CITY = /^\/(?:services\/[^/]+|city|state\/[^/]+\/city)\/[^/]/

/** True for the address of a page about a city. */
export function namesCity(pathname: string): boolean {
  return NAMES_CITY.test(withoutBase(pathname))
}

/** The city that the page is about, when it is about one. */
function usePageCity(): Place | undefined {
  return useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'city' in data ? data.city : undefined
    },
  })
}

/** The city that the site is in: that of the page, else the chosen one. The page's becomes the chosen one. */
export function useSiteCity(): ChosenCity {
  const api = useApi()
  const queryClient = useQueryClient()
  const page = usePageCity()
  const chosen = useChosenCity()
  // One that was chosen in another language may have no name here yet: the page has it.
  const isNews = page && page.title !== chosen.title && (page.id !== chosen.id || chosen.title === '')

  useEffect(() => {
    // Of other tabs, and of other documents while this one was kept for the way back.
    const ended = new AbortController()
    for (const event of ['storage', 'pageshow']) addEventListener(event, rereadCity, { signal: ended.signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    if (!page || !isNews) return
    // Without it the city is chosen at the next of its pages.
    import('#lib/choose-city.ts').then(({ chooseCity }) => chooseCity(page)).catch(() => undefined)
  }, [page, isNews])

  useEffect(() => {
    if (!needsOffer(chosen, Date.now())) return
    whenAtRest(() => {
      import('./city-offer.ts').then(({ readOffer }) => readOffer(api, queryClient)).catch(() => undefined)
    })
  }, [chosen, api, queryClient])

  return page && isNews ? { title: page.title, chosenAs: page.title } : chosen
}
