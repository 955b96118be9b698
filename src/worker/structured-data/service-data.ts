import type { PageContext } from '#api/page-data.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { categoryQueries } from '#api/queries.ts'
import { categoryCrumbs } from '#content/breadcrumbs.ts'
import { serviceFaqs } from '#content/faqs.ts'
import { placeServiceCrumbs, stateCityServiceCrumbs } from '#content/places/crumbs.ts'
import { builtInService } from '#content/services.ts'
import { paths } from '#lib/paths.ts'
import { entryOf } from '#lib/slug.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode, linkList, serviceNode, stateNode } from '#worker/structured-data/subjects.ts'

/** What a service starts from: its cheapest job, and what the site says of its own twelve until the jobs are read. */
function fromPrice(id: string, context: PageContext): number | undefined {
  const known = builtInService(id)
  const groups = cachedData(context, categoryQueries.detail(context.api, id))?.childCategories ?? []
  const prices = groups.flatMap(({ superChildren }) =>
    superChildren.flatMap(({ priceFrom }) => priceFrom ?? []),
  )
  return prices.length > 0 ? Math.min(...prices) : known?.fromPrice
}

type CategoryPage = { id: string; title: string; city?: Place }

export function categoryData(
  { id, title, city }: CategoryPage,
  context: PageContext,
  page: Page,
): StructuredData {
  const faqs = entryOf(serviceFaqs, id)
  return {
    picture: ['services', id],
    crumbs: categoryCrumbs(title, city),
    subject: serviceNode(
      {
        service: { id, title },
        area: city && cityNode(city, undefined, page.origin),
        price: fromPrice(id, context),
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
      { service, area: cityNode(city, state, page.origin), price: fromPrice(service.id, context) },
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
      { service, area: stateNode(state, page.origin), price: fromPrice(service.id, context) },
      page,
    ),
    list: linkList(
      cities.map(({ id, title }) => ({ name: title, path: paths.serviceInCity(service.id, id) })),
      page.origin,
    ),
  }
}
