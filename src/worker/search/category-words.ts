import type { ApiClient } from '#api/client.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'

/** What the jobs of a category are called, by their ids. */
export const jobTitles = memoizeWeak(
  ({ childCategories }: Category): ReadonlyMap<string, string> =>
    new Map(
      childCategories.flatMap(({ superChildren }) => superChildren.map(({ id, title }) => [id, title])),
    ),
)

/** Categories that were found in one language, with the words that another has for them and their jobs. */
export async function readOwnWords(
  api: ApiClient,
  found: ReadonlyArray<CategorySummary>,
): Promise<Array<CategorySummary>> {
  if (found.length === 0) return []
  const heads = ifKnown(api.categories())
  return Promise.all(
    found.map(async (category) => {
      const { _id: id, matches = [] } = category
      const [listed, whole] = await Promise.all([heads, matches.length > 0 && ifKnown(api.category(id))])
      const head = listed?.find(({ _id }) => _id === id) ?? category
      const titles = whole ? jobTitles(whole) : undefined
      return {
        ...category,
        title: head.title,
        description: head.description,
        ...(category.matches && {
          matches: matches.map((job) => ({ ...job, title: titles?.get(job.id) ?? job.title })),
        }),
      }
    }),
  )
}
