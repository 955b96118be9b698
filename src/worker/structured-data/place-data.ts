import { ownCrumbs, serviceCrumbs } from '#catalogue/breadcrumbs.ts'
import { cityCrumbs, placeServiceCrumbs, stateCityServiceCrumbs } from '#catalogue/places/crumbs.ts'
import { serviceFaqs } from '#content/faqs.ts'
import type { PageContext } from '#data/page-data.ts'
import { placeQueries } from '#data/places/place-queries.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { type PricedCity, serviceQueries, serviceQuery } from '#data/services/service-queries.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, linkList, serviceNode, stateNode } from '#worker/structured-data/subjects.ts'

const nothing = { top: [], more: [] }

export function cityData(
  { city, state }: { city: Place; state?: Place },
  context: PageContext,
  page: Page,
): StructuredData {
  const { top, more } = cachedData(context, serviceQueries.inCity(context.api, city.id)) ?? nothing
  return {
    picture: ['city'],
    crumbs: cityCrumbs(city.title, state),
    subject: cityNode(city, state, page.origin),
    list: linkList(
      [...top, ...more].map(({ id, title }) => ({ name: title, path: paths.serviceInCity(id, city.id) })),
      page.origin,
    ),
  }
}

/** Returns the cities of a state that have a page. */
function citiesIn(stateId: string, context: PageContext): ReadonlyArray<Place> {
  return cachedData(context, placeQueries.state(context.api, stateId))?.cities ?? []
}

export function stateData(state: Place, context: PageContext, page: Page): StructuredData {
  const cities = citiesIn(state.id, context)
  return {
    picture: ['state'],
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

/** Returns the lowest price on the page that a real provider names. */
function fromPrice(context: PageContext, id: string, cityId?: PricedCity): number | undefined {
  const groups = cachedData(context, serviceQuery(context, id, cityId))?.childCategories ?? []
  const prices = groups.flatMap(({ superChildren }) => superChildren.flatMap(({ price }) => price ?? []))
  const named = prices.filter(({ kind }) => kind === 'provider').map(({ amount }) => amount)
  return named.length > 0 ? Math.min(...named) : undefined
}

type ServicePage = { id: string; title: string; city?: Place; listed: Listed }

export function serviceData(
  { id, title, city, listed }: ServicePage,
  context: PageContext,
  page: Page,
): StructuredData {
  const faqs = listed === 0 ? undefined : serviceFaqs(id)
  return {
    picture: ['services', id],
    crumbs: serviceCrumbs(title, city),
    subject: serviceNode(
      {
        service: { id, title },
        area: city && cityNode(city, undefined, page.origin),
        price: fromPrice(context, id, city?.id),
      },
      page,
    ),
    ...(faqs && { faqs }),
  }
}

type CityService = { city: Place; service: Place; state?: Place }

export function cityServiceData(
  { city, service, state }: CityService,
  context: PageContext,
  page: Page,
): StructuredData {
  return {
    picture: ['services', service.id],
    crumbs: state ? stateCityServiceCrumbs(state, city, service) : placeServiceCrumbs(service, city.title),
    subject: serviceNode(
      { service, area: cityNode(city, state, page.origin), price: fromPrice(context, service.id, city.id) },
      page,
    ),
  }
}

type StateService = { state: Place; service: Place; cities: ReadonlyArray<Place> }

export function stateServiceData(
  { state, service, cities }: StateService,
  context: PageContext,
  page: Page,
): StructuredData {
  return {
    picture: ['services', service.id],
    crumbs: placeServiceCrumbs(service, state.title),
    subject: serviceNode(
      { service, area: stateNode(state, page.origin), price: fromPrice(context, service.id, null) },
      page,
    ),
    list: linkList(
      cities.map(({ id, title }) => ({ name: title, path: paths.serviceInCity(service.id, id) })),
      page.origin,
    ),
  }
}
