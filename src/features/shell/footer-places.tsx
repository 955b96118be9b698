import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { cityQueries, FOOTER_STATES, type PlaceName, stateQueries } from '#api/queries.ts'
import { type FooterPlaces, PlacesColumns } from '#components/layout/footer.tsx'
import type { NavigationLink } from '#content/navigation.ts'
import { fallbackCities, fallbackStates } from '#content/places/footer-places.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { paths } from '#lib/paths.ts'

/** Specification section 9. */
const MOST_CITIES = 18

export const fallbackPlaces: FooterPlaces = {
  states: fallbackStates
    .slice(0, FOOTER_STATES)
    .map(({ id, title }) => ({ label: title, href: paths.state(id) })),
  cities: fallbackCities
    .slice(0, MOST_CITIES)
    .map(({ id, title }) => ({ label: title, href: paths.city(id) })),
}

const links = (most: number, href: (slug: string) => string) =>
  memoizeWeak(
    (places: ReadonlyArray<PlaceName>): Array<NavigationLink> =>
      places.slice(0, most).map(({ title, slug }) => ({ label: title, href: href(slug) })),
  )
const stateLinks = links(FOOTER_STATES, paths.state)
const cityLinks = links(MOST_CITIES, paths.city)

/** The footer's states and cities; the built-in lists stand in for one that cannot be read. */
export function SiteFooterPlaces() {
  const api = useApi()
  const { data: states } = useSuspenseQuery(stateQueries.footer(api))
  const { data: cities } = useSuspenseQuery(cityQueries.footer(api))
  return (
    <PlacesColumns
      states={states.ok ? stateLinks(states.data) : fallbackPlaces.states}
      cities={cities.ok ? cityLinks(cities.data) : fallbackPlaces.cities}
    />
  )
}
