import type { Category, CategorySummary } from '#api/schemas/category.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { allWords } from '#upstream/search/words.ts'

/** A service, or a job of one, by the words that it is found by. */
export type Offer = {
  kind: 'service' | 'job'
  id: string
  serviceId: string
  title: string
  words: ReadonlyArray<string>
  /** Words that say more of it, and are worth less. */
  more: ReadonlyArray<string>
}

/** The offers of a category whose jobs are known. */
export const offersOf = memoizeWeak(
  ({ _id, title, description, childCategories }: Category): Array<Offer> => {
    const jobs = childCategories.flatMap((child) =>
      child.superChildren.map((job) => ({
        kind: 'job' as const,
        id: job.id,
        serviceId: _id,
        title: job.title,
        words: allWords(job.title),
        more: allWords(`${child.title} ${job.description ?? ''}`),
      })),
    )
    return [serviceOf({ _id, title, description }), ...jobs]
  },
)

/** A category of which only the head is known. */
export function serviceOf({
  _id,
  title,
  description,
}: Pick<CategorySummary, '_id' | 'title' | 'description'>): Offer {
  return {
    kind: 'service',
    id: _id,
    serviceId: _id,
    title,
    words: allWords(title),
    more: allWords(description),
  }
}
