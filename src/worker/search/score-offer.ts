import type { Category, CategorySummary } from '#api/schemas/category.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { heardConsonants, soundDistance, soundKey, tolerance } from '#lib/spelling.ts'
import { allWords, isCommonWord, sameMeaning } from '#upstream/search/words.ts'

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

/** A word that is typed; the last one may be only begun. */
export type TypedWord = { text: string; isBegun: boolean; isHindi: boolean }

const EXACT = 3
const BEGUN = 2.5
const SAME_MEANING = 2
const NEAR = 1
const IN_PASSING = 0.5

/** A beginning that is shorter than this says nothing of what stands in a description. */
const SHORTEST_PASSING = 4
const SHORTEST_HEARD = 3
const SHORTEST_STEM = 4

/** What a trade, who does it and doing it have in common: 'painter', 'painting' and 'paint'. */
function stem(word: string): string {
  return word.length > SHORTEST_STEM + 1 ? word.replace(/(?<=.{4})(?:ers?|ing|r?y|ed|e?s)$/, '') : word
}

function isNear(typed: TypedWord, word: string): boolean {
  const key = soundKey(typed.text)
  if (key.length < SHORTEST_HEARD) return false
  const limit = tolerance(key)
  if (soundDistance(typed.text, word, limit) <= limit) return true
  const heard = typed.isHindi ? heardConsonants(typed.text) : ''
  return heard.length >= SHORTEST_HEARD && heardConsonants(word).startsWith(heard)
}

/** What a word is worth to an offer; 0 when it is not in it. */
function worth(typed: TypedWord, { words, more }: Offer): number {
  const meant = sameMeaning(typed.text)
  if (words.includes(typed.text)) return EXACT
  if (typed.isBegun && words.some((word) => word.startsWith(typed.text))) return BEGUN
  if (words.some((word) => meant.includes(word) || stem(word) === stem(typed.text))) return SAME_MEANING
  if (more.some((word) => meant.includes(word))) return IN_PASSING
  if (typed.text.length >= SHORTEST_PASSING) {
    if (words.some((word) => isNear(typed, word))) return NEAR
    if (typed.isBegun && more.some((word) => word.startsWith(typed.text))) return IN_PASSING
  }
  return 0
}

/**
 * How well an offer answers what is typed: every word has to be in it, but such as 'repair' or 'near'. 0 when it does not.
 * Of offers with the same words the shorter title comes first.
 */
export function scoreOffer(typed: ReadonlyArray<TypedWord>, offer: Offer): number {
  let score = 0
  let said = 0
  for (const word of typed) {
    const points = worth(word, offer)
    const isCommon = typed.length > 1 && isCommonWord(word.text, word.isHindi)
    if (points === 0 && !isCommon) return 0
    if (!isCommon) said++
    score += isCommon ? points / 4 : points
  }
  if (said === 0 || score === 0) return 0
  const service = offer.kind === 'service' ? 0.5 : 0
  return score / typed.length + service - offer.words.length / 100
}
