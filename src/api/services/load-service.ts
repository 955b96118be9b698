import { type PageContext, readCritical, startDeferred } from '#api/page-data.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { categoryQueries } from '#api/queries.ts'
import { builtInService } from '#content/services.ts'

/** The read of a category with its jobs; in a city those that it has, at its prices. */
export function serviceQuery({ api }: Pick<PageContext, 'api'>, id: string, cityId?: string) {
  return cityId === undefined ? categoryQueries.detail(api, id) : categoryQueries.inCity(api, id, cityId)
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
