import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { categoryQueries, cityQueries, FOOTER_STATES, type PlaceName, stateQueries } from '#api/queries.ts'
import { type FooterPlaces, PlacesColumns, ServicesColumn } from '#components/layout/footer.tsx'
import type { NavigationLink } from '#content/data/navigation.ts'
import {
  type FallbackPlace,
  fallbackCities,
  fallbackStates,
  hasBuiltInPage,
} from '#content/data/places/footer-places.ts'
import { builtInServices, footerServiceIds } from '#content/data/services.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { paths } from '#lib/paths.ts'

/** Specification section 9. */
const MOST_CITIES = 18

/** Built-in names; all of them links while nobody knows better, else those that have a page whatever the API lists. */
function named(isKnown: boolean): FooterPlaces {
  const link = (kind: 'states' | 'cities', href: (id: string) => string) => (place: FallbackPlace) => ({
    label: place.title,
    ...((!isKnown || hasBuiltInPage(kind, place.id)) && { href: href(place.id) }),
  })
  return {
    states: fallbackStates.slice(0, FOOTER_STATES).map(link('states', paths.state)),
    cities: fallbackCities.slice(0, MOST_CITIES).map(link('cities', paths.city)),
  }
}

export const fallbackPlaces = named(false)
/** For an API that has no places. */
const unlistedPlaces = named(true)

const links = (most: number, href: (slug: string) => string) =>
  memoizeWeak(
    (places: ReadonlyArray<PlaceName>): Array<NavigationLink> =>
      places.slice(0, most).map(({ title, slug }) => ({ label: title, href: href(slug) })),
  )
const stateLinks = links(FOOTER_STATES, paths.state)
const cityLinks = links(MOST_CITIES, paths.city)

const serviceLinks = links(footerServiceIds.length, paths.service)
export const fallbackServices = builtInServices(footerServiceIds).map(({ id, title }) => ({
  label: title,
  href: paths.service(id),
}))

/** The footer's services; the built-in ones stand in for a list that cannot be read. */
export function SiteFooterServices() {
  const { data: services } = useSuspenseQuery(categoryQueries.footer(useApi()))
  return <ServicesColumn services={services.ok ? serviceLinks(services.data) : fallbackServices} />
}

/** The footer's states and cities; built-in names stand in for a list that cannot be read, or is empty. */
export function SiteFooterPlaces() {
  const api = useApi()
  const { data: states } = useSuspenseQuery(stateQueries.footer(api))
  const { data: cities } = useSuspenseQuery(cityQueries.footer(api))
  const instead = ({ ok }: { ok: boolean }) => (ok ? unlistedPlaces : fallbackPlaces)
  return (
    <PlacesColumns
      states={states.ok && states.data.length > 0 ? stateLinks(states.data) : instead(states).states}
      cities={cities.ok && cities.data.length > 0 ? cityLinks(cities.data) : instead(cities).cities}
    />
  )
}
