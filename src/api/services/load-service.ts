import type { ApiClient } from '#api/client.ts'
import { type PageContext, readCritical, startDeferred } from '#api/page-data.ts'
import { localJobs } from '#api/places/local-jobs.ts'
import { findCity, type Place } from '#api/places/resolve-place.ts'
import { categoryQueries, resultQuery } from '#api/queries.ts'
import type { Category } from '#api/schemas/category.ts'
import { unlessFailed } from '#api/services/service-cards.ts'
import { builtInService } from '#content/data/services.ts'
import { messages } from '#content/messages.ts'

async function categoryInCity(api: ApiClient, id: string, cityId: string): Promise<Category> {
  const [category, cities] = await Promise.all([api.category(id), unlessFailed(api.cities(), [])])
  return { ...category, childCategories: localJobs(category, findCity(cities, cityId)) }
}

/**
 * The read of a category with its jobs; in a city those that it has, at its prices, and those of everywhere when the city
 * cannot be read.
 */
export function serviceQuery({ api }: Pick<PageContext, 'api'>, id: string, cityId?: string) {
  if (cityId === undefined) return categoryQueries.detail(api, id)
  const failure = messages.errors.categories
  return resultQuery(['category', id, cityId], () => categoryInCity(api, id, cityId), failure)
}

/**
 * Starts the read of a service and gives its title, as the marketplace has it where that is known in time. One of the
 * twelve needs no answer for that; for any other the upstream decides whether it exists. Undefined when it does not.
 */
export async function loadService(
  context: PageContext,
  id: string,
  cityId?: string,
): Promise<Place | undefined> {
  const query = serviceQuery(context, id, cityId)
  const known = builtInService(id)
  if (known) {
    await startDeferred(context, [query])
    const answer = context.queryClient.getQueryData(query.queryKey)
    return { id, title: answer?.ok ? answer.data.title : known.title }
  }
  const category = await readCritical(context, query)
  return category && { id, title: category.title }
}
