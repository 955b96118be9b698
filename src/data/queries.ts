import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { footerServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import { builtInService, inCatalogueOrder } from '#data/services/built-in-services.ts'

const MAX_POPULAR = 12
/** Specification section 9. */
export const FOOTER_CITIES = 18
export const FOOTER_STATES = 15

/** A listed service or place in the page's state, without the rest of its entry. `slug` is its address part. */
export type PlaceName = { title: string; slug: string }

export function toName(place: City | State): PlaceName {
  return { title: place.title, slug: place.slug }
}

/**
 * The footer's services: those of the specification that the upstream lists, filled up with its others. The other
 * built-in ones follow, because every page knows which of them are offered.
 */
function footerServices(services: ReadonlyArray<CategorySummary>): Array<PlaceName> {
  const inOrder = inCatalogueOrder(services, footerServiceIds)
  const shown = inOrder.slice(0, footerServiceIds.length)
  const others = inOrder.filter((service) => builtInService(service._id) && !shown.includes(service))
  return [...shown, ...others].map(({ _id, title }) => ({ title, slug: _id }))
}

export const catalogueQueries = {
  popular: (api: ApiClient) =>
    queryOptions({
      queryKey: ['categories', 'popular'],
      queryFn: (context) =>
        readResult(
          api.popularCategories().then((services) => services.slice(0, MAX_POPULAR)),
          context,
        ),
      meta: { errorMessage: messages.errors.categories },
    }),
  footer: (api: ApiClient) =>
    queryOptions({
      queryKey: ['categories', 'footer'],
      queryFn: (context) => readResult(api.categories().then(footerServices), context),
    }),
}

/** The text of a search, the visitor's city if the search form has it, and the page of the results. */
export type SearchText = { text: string; city?: string | undefined; page?: number | undefined }

export const searchQueries = {
  results: (api: ApiClient, { text, city, page }: SearchText) =>
    queryOptions({
      queryKey: ['search', text, city ?? '', page ?? 1],
      queryFn: (context) => readResult(api.search(text, city, page), context),
      meta: { errorMessage: messages.errors.categories },
    }),
}

export const brandQueries = {
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: ['brands'],
      queryFn: (context) => readResult(api.brands(), context),
      meta: { errorMessage: messages.errors.brands },
    }),
}

export const cityQueries = {
  /** The footer's list, cut to what is shown of the 20 that specification section 7 allows. */
  footer: (api: ApiClient) =>
    queryOptions({
      queryKey: ['cities', 'footer'],
      queryFn: (context) =>
        readResult(
          api.cities().then((cities) => cities.slice(0, FOOTER_CITIES).map(toName)),
          context,
        ),
    }),
}

export const stateQueries = {
  /** The footer's list. It is in the state of every page, so it holds only the shown fields. */
  footer: (api: ApiClient) =>
    queryOptions({
      queryKey: ['states', 'footer'],
      queryFn: (context) =>
        readResult(
          api.states().then((states) => states.slice(0, FOOTER_STATES).map(toName)),
          context,
        ),
    }),
}
