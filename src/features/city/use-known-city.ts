import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { needsOffer, rereadCity } from '#browser/chosen-city.ts'
import { whenAtRest } from '#browser/when-idle.ts'
import { useApi } from '#components/sections/page-context.ts'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'

/** Keeps what is known of the visitor's city up to date: its choice in other documents, its services and its name. */
export function useKnownCity(): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const chosen = useChosenCity()

  useEffect(() => {
    // Changes by other tabs, and by other documents while this one was in the back/forward cache.
    const ended = new AbortController()
    for (const event of ['storage', 'pageshow']) addEventListener(event, rereadCity, { signal: ended.signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    if (!needsOffer(chosen, Date.now())) return
    whenAtRest(() => {
      import('./city-offer.ts').then(({ readOffer }) => readOffer(api, queryClient)).catch(() => undefined)
    })
  }, [chosen, api, queryClient])
}
