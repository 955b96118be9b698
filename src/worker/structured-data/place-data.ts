import type { PageContext } from '#api/page-data.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { servedCity } from '#api/served-cities.ts'
import { serviceQueries } from '#api/services/service-queries.ts'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { builtInStates } from '#content/data/places/built-in.ts'
import { namedPlace } from '#content/data/places/named-place.ts'
import { cityCrumbs } from '#content/places/crumbs.ts'
import { paths } from '#lib/paths.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, linkList, stateNode } from '#worker/structured-data/subjects.ts'

const nothing = { top: [], more: [] }

export function cityData(
  { city, state }: { city: Place; state?: Place },
  context: PageContext,
  page: Page,
): StructuredData {
  const { top, more } = cachedData(context, serviceQueries.inCity(context.api, city.id)) ?? nothing
  return {
    pageType: 'CollectionPage',
    picture: ['cities', city.id],
    crumbs: cityCrumbs(city.title, state),
    subject: cityNode(city, state, page.origin),
    list: linkList(
      [...top, ...more].map(({ id, title }) => ({ name: title, path: paths.serviceInCity(id, city.id) })),
      page.origin,
    ),
  }
}

/** The cities of a state's page that have one themselves. */
function citiesIn(stateId: string, context: PageContext): ReadonlyArray<Place> {
  const listed = cachedData(context, placeQueries.state(context.api, stateId))?.cities ?? []
  const builtIn = builtInStates.find(({ id }) => id === stateId)?.cityIds ?? []
  if (listed.length > 0) return listed
  return builtIn.filter(servedCity).map(namedPlace)
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
