import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { cityQueries, stateQueries } from '#api/queries.ts'
import { type FooterPlaces, PlacesColumns } from '#components/layout/footer.tsx'
import { fallbackCities, fallbackStates } from '#content/places/footer-places.ts'
import { paths } from '#lib/paths.ts'

/** Specification section 9. */
const MOST_STATES = 15
const MOST_CITIES = 18

export const fallbackPlaces: FooterPlaces = {
  states: fallbackStates
    .slice(0, MOST_STATES)
    .map(({ id, title }) => ({ label: title, href: paths.state(id) })),
  cities: fallbackCities
    .slice(0, MOST_CITIES)
    .map(({ id, title }) => ({ label: title, href: paths.city(id) })),
}

/** The footer's states and cities; the built-in lists stand in for one that cannot be read. */
export function SiteFooterPlaces() {
  const api = useApi()
  const { data: states } = useSuspenseQuery(stateQueries.cards(api))
  const { data: cities } = useSuspenseQuery(cityQueries.footer(api))
  return (
    <PlacesColumns
      states={
        states.ok
          ? states.data
              .slice(0, MOST_STATES)
              .map(({ title, slug }) => ({ label: title, href: paths.state(slug) }))
          : fallbackPlaces.states
      }
      cities={
        cities.ok
          ? cities.data
              .slice(0, MOST_CITIES)
              .map(({ title, slug }) => ({ label: title, href: paths.city(slug) }))
          : fallbackPlaces.cities
      }
    />
  )
}
