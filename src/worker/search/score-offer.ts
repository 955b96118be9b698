import type { Category, CategorySummary } from '#api/schemas/category.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { heardConsonants, nearestWords, soundDistance, soundKey, tolerance } from '#search/spelling.ts'
import { allWords, isCommonWord, knownWords, sameMeaning } from '#search/words.ts'

/** A service, or a job of one, by the words that it is found by. */
export type Offer = {
  kind: 'service' | 'job'
  id: string
  serviceId: string
  title: string
  words: ReadonlyArray<string>
  /** Those of the service that it is a job of. */
  ofService: ReadonlyArray<string>
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
        ofService: allWords(title),
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
    ofService: [],
    more: allWords(description),
  }
}

/** A word that is typed; the last one may be only begun. */
export type TypedWord = { text: string; isBegun: boolean; isHindi: boolean }

const EXACT = 3
const BEGUN = 2.5
const SAME_MEANING = 2
const NEAR = 1
const OF_SERVICE = 0.75
const IN_PASSING = 0.5
/** What an offer is worth at least that has a part of the words only: more than one that has them all in passing, or begun. */
const PARTLY = 1.5
/** Offers that have so much less of the words than the best are not meant. */
const GOOD_ENOUGH = 0.75

/** Of a longer text only the beginning is compared. */
const MOST_WORDS = 8
/** A beginning that is shorter than this says nothing of what stands in a description. */
const SHORTEST_PASSING = 4
const SHORTEST_HEARD = 3
const SHORTEST_STEM = 4

/** What a trade, who does it and doing it have in common: 'painter', 'painting' and 'paint'. */
function stem(word: string): string {
  return word.length > SHORTEST_STEM + 1 ? word.replace(/(?<=.{4})(?:ers?|ing|r?y|ed|e?s)$/, '') : word
}

/** A typed word with what it is compared by, which is the same for all offers. */
type Wanted = TypedWord & {
  isCommon: boolean
  stem: string
  meant: ReadonlyArray<string>
  /** What it means when it is a misspelt word that is known. */
  guessed: ReadonlyArray<string>
  /** How far by sound a word may be from it; none may when it is too short. */
  tolerance: number | undefined
  /** The consonants of a word of Hindi letters, if they are enough to know it by. */
  heard: string
}

const knownWordSet = new Set(knownWords)

function wantedOf(typed: ReadonlyArray<TypedWord>): Array<Wanted> {
  return typed.map((word) => {
    const { text, isHindi } = word
    const key = soundKey(text)
    const heard = isHindi ? heardConsonants(text) : ''
    return {
      ...word,
      isCommon: typed.length > 1 && isCommonWord(text, isHindi),
      stem: stem(text),
      meant: sameMeaning(text),
      guessed: knownWordSet.has(text) ? [] : nearestWords(text, knownWordSet).flatMap(sameMeaning),
      tolerance: key.length < SHORTEST_HEARD ? undefined : tolerance(key),
      heard: heard.length < SHORTEST_HEARD ? '' : heard,
    }
  })
}

function isNear({ text, guessed, tolerance: limit, heard }: Wanted, word: string): boolean {
  if (limit === undefined) return false
  if (guessed.includes(word) || soundDistance(text, word, limit) <= limit) return true
  return heard !== '' && heardConsonants(word).startsWith(heard)
}

/** Whether one of the words means what is wanted. */
function haveMeaning(words: ReadonlyArray<string>, wanted: Wanted): boolean {
  return words.some((word) => wanted.meant.includes(word) || stem(word) === wanted.stem)
}

/** What a word is worth to an offer; 0 when it is not in it. */
function worth(wanted: Wanted, { words, more }: Offer): number {
  const { text, isBegun } = wanted
  if (words.includes(text)) return EXACT
  if (isBegun && words.some((word) => word.startsWith(text))) return BEGUN
  if (haveMeaning(words, wanted)) return SAME_MEANING
  if (more.some((word) => wanted.meant.includes(word))) return IN_PASSING
  if (text.length >= SHORTEST_PASSING) {
    if (words.some((word) => isNear(wanted, word))) return NEAR
    if (isBegun && more.some((word) => word.startsWith(text))) return IN_PASSING
  }
  return 0
}

/** How an offer answers what is typed. */
export type Answer = {
  means: Offer
  score: number
  /** Whether every word is in it, but such as 'repair' or 'near'. */
  hasAll: boolean
  /** Whether every word before the last is, which may be only begun. */
  hasAllBefore: boolean
  /** What the word is worth that it has best; one that is only begun is as little told as one in passing. */
  best: number
}

/** Of offers with the same words the shorter title comes first. */
function answerOf(wanted: ReadonlyArray<Wanted>, offer: Offer): Answer {
  let sum = 0
  let best = 0
  let hasAll = true
  let hasAllBefore = true
  for (const word of wanted) {
    const own = worth(word, offer)
    const points = haveMeaning(offer.ofService, word) ? Math.max(own, OF_SERVICE) : own
    sum += word.isCommon ? points / 4 : points
    if (word.isCommon) continue
    hasAllBefore = hasAll
    hasAll &&= points > 0
    best = Math.max(best, own === BEGUN ? IN_PASSING : own)
  }
  const service = offer.kind === 'service' ? 0.5 : 0
  const score = sum / wanted.length + service - offer.words.length / 100
  return { means: offer, score, hasAll, hasAllBefore, best }
}

/** The offers that have all words but the last, else those whose title has some of them, if they have about as much as the best. */
function partly(answers: ReadonlyArray<Answer>): Array<Answer> {
  const before = answers.filter(({ hasAllBefore, best }) => hasAllBefore && best > IN_PASSING)
  const told = before.length > 0 ? before : answers.filter(({ best }) => best >= SAME_MEANING)
  const enough = Math.max(...told.map(({ score }) => score)) * GOOD_ENOUGH
  return told
    .filter(({ score }) => score >= enough)
    .map((answer) => ({ ...answer, score: PARTLY + answer.score / 10 }))
}

/**
 * The offers that answer what is typed: those that have every word, but such as 'repair' or 'near'; when they have them only
 * begun or in passing, also those whose title has a part of the words.
 */
export function scoreOffers(typed: ReadonlyArray<TypedWord>, offers: ReadonlyArray<Offer>): Array<Answer> {
  const wanted = wantedOf(typed.slice(0, MOST_WORDS))
  const answers = offers.map((offer) => answerOf(wanted, offer))
  const whole = answers.filter(({ hasAll, best }) => hasAll && best > 0)
  return whole.some(({ best }) => best > IN_PASSING) ? whole : [...whole, ...partly(answers)]
}
