import { type PageContext, readCritical, readEntry, startDeferred } from '#api/page-data.ts'
import { builtInService } from '#content/data/services.ts'
import { isListIndexed, listQueries } from './list-queries.ts'
import { filtersOf, isPlain, knownSearch, type ListSearch, listFilters } from './list-search.ts'

type ListPlace = { category: string; city: string; today: string }

/** What the route of a list needs to know before it is shown. */
export type LoadedList = {
  /** Of the trade. */
  title: string
  /** What of the address means something. */
  search: ListSearch
  /** The plain list is for search engines. */
  isIndexed: boolean
}

/** The title of a trade; one of the twelve does not wait for the upstream. Undefined when there is no such trade. */
async function loadTitle(context: PageContext, category: string): Promise<string | undefined> {
  const query = listQueries.jobTitles(context.api, category)
  const known = builtInService(category)
  if (!known) return (await readCritical(context, query))?.title
  await startDeferred(context, [query])
  const answer = context.queryClient.getQueryData(query.queryKey)
  return answer?.ok ? answer.data.title : known.title
}

/**
 * Starts the reads of a list. The plain one decides whether there is a page: undefined without a directory or a trade; and
 * it tells which values of the filters are known.
 * @throws ApiError when it cannot be read
 */
export async function loadList(
  context: PageContext,
  asked: ListSearch,
  place: ListPlace,
): Promise<LoadedList | undefined> {
  const [title, plain] = await Promise.all([
    loadTitle(context, place.category),
    readEntry(context, listQueries.page(context.api, filtersOf({}, place))),
  ])
  if (title === undefined || plain.status !== 200) return undefined
  const search = knownSearch(asked, plain.data.counts)
  const active = listFilters.filter((name) => search[name] !== undefined)
  if (!isPlain(search))
    await startDeferred(context, [listQueries.page(context.api, filtersOf(search, place), active)])
  return { title, search, isIndexed: isListIndexed(plain.data) }
}
