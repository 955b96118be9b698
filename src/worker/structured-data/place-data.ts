import type { PageContext } from '#api/page-data.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { builtInCities } from '#content/places/cities.ts'
import { cityCrumbs } from '#content/places/crumbs.ts'
import { builtInStates } from '#content/places/states.ts'
import { serviceCatalogue, topServiceIds } from '#content/services.ts'
import { paths } from '#lib/paths.ts'
import { titleFromSlug } from '#lib/slug.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, linkList, stateNode } from '#worker/structured-data/subjects.ts'

/** The services of a city's page: the tiles of a built-in one, all that a listed one offers. */
function servicesIn(cityId: string, context: PageContext): ReadonlyArray<string> {
  if (builtInCities.some(({ id }) => id === cityId)) return topServiceIds
  return cachedData(context, placeQueries.city(context.api, cityId))?.serviceIds ?? []
}

export function cityData(
  { city, state }: { city: Place; state?: Place },
  context: PageContext,
  page: Page,
): StructuredData {
  const ids = servicesIn(city.id, context)
  const services = serviceCatalogue.filter(({ id }) => ids.includes(id))
  return {
    pageType: 'CollectionPage',
    picture: ['cities', city.id],
    crumbs: cityCrumbs(city.title, state),
    subject: cityNode(city, state, page.origin),
    list: linkList(
      services.map(({ id, title }) => ({ name: title, path: paths.serviceInCity(id, city.id) })),
      page.origin,
    ),
  }
}

/** The cities of a state's page. */
function citiesIn(stateId: string, context: PageContext): ReadonlyArray<Place> {
  const builtIn = builtInStates.find(({ id }) => id === stateId)
  if (builtIn) return builtIn.cityIds.map((id) => ({ id, title: titleFromSlug(id) }))
  return cachedData(context, placeQueries.state(context.api, stateId))?.cities ?? []
}

export function stateData(state: Place, context: PageContext, page: Page): StructuredData {
  const cities = citiesIn(state.id, context)
  return {
    pageType: 'CollectionPage',
    picture: ['states', state.id],
    crumbs: ownCrumbs(state.title),
    subject: stateNode(state, page.origin),
    ...(cities.length > 0 && {
      list: linkList(
        cities.map(({ id, title }) => ({ name: title, path: paths.city(id) })),
        page.origin,
      ),
    }),
  }
}
