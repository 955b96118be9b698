import { lazy } from '#lib/memoize.ts'
import type { CatalogueMatcher, SearchDocument } from '#search/catalogue-matcher.ts'
import { readTokens, type Token, tokenize, toTerm } from '#search/tokens.ts'

/** A suggested service or job. */
export type Offer = { document: SearchDocument; score: number }

/** Score of a word, by its kind of match. */
const EXACT = 3
const BEGUN = 2.5
const SAME_MEANING = 2
const NEAR = 1
const OF_SERVICE = 0.75
const IN_PASSING = 0.5
/**
 * Minimum score of an entry with some of the words. It ranks above entries with all words only in passing or as a
 * prefix.
 */
const PARTLY = 1.5
/** Offers with less than this share of the best score are dropped. */
const GOOD_ENOUGH = 0.75
/** Weight of words such as 'repair' beside others. */
const WEAK = 0.25

const MAX_WORDS = 8
const MIN_BEGINNING = 4

type Entry = {
  document: SearchDocument
  /** Words of the title; `terms` has their terms. */
  words: ReadonlyArray<string>
  terms: ReadonlySet<string>
  ofService: ReadonlySet<string>
  /** Words of the descriptions. */
  more: ReadonlyArray<string>
  moreTerms: ReadonlySet<string>
  /** Its keywords. */
  phrases: ReadonlyArray<string>
}

type Wanted = Token & {
  isLast: boolean
  isWeak: boolean
  meant: ReadonlySet<string>
  near: ReadonlySet<string>
}

/** An entry scored against a query. */
type Answer = Offer & {
  /** The entry has every word except weak ones such as 'repair'. */
  hasAll: boolean
  /** The entry has every word before the last, which may be incomplete. */
  hasAllBefore: boolean
  /** The highest score of a word. A prefix match counts like a match in passing. */
  best: number
}

function toTerms(words: ReadonlyArray<string>): Set<string> {
  return new Set(words.map(toTerm))
}

/** Builds the entries of services and jobs from their English words, or from the words of all languages. */
function toEntries(documents: ReadonlyArray<SearchDocument>, isTranslated: boolean): Array<Entry> {
  const others = ({ translations }: SearchDocument) => (isTranslated ? translations : [])
  const titleWords = (one: SearchDocument) =>
    [one.title, ...others(one).map(({ title }) => title)].flatMap(tokenize)
  const services = new Map(
    documents.flatMap((one) => (one.kind === 'service' ? [[one.id, toTerms(titleWords(one))] as const] : [])),
  )
  return documents
    .filter(({ kind }) => kind !== 'group')
    .map((document) => {
      const { kind, description, keywords, serviceId } = document
      const words = titleWords(document)
      const said = [description, ...others(document).map((other) => other.description)]
      const more = said.flatMap(tokenize)
      return {
        document,
        words,
        terms: toTerms(words),
        ofService: (kind === 'job' && services.get(serviceId)) || new Set(),
        more,
        moreTerms: toTerms(more),
        phrases: keywords.map((keyword) => tokenize(keyword).join(' ')),
      }
    })
}

/** Creates a matcher of typed text with services and jobs. The last word may be incomplete. */
export function createOfferMatcher(documents: ReadonlyArray<SearchDocument>, catalogue: CatalogueMatcher) {
  const english = lazy(() => toEntries(documents, false))
  const all = lazy(() => toEntries(documents, true))

  function worth({ word, isLast, meant, near }: Wanted, { words, terms, more, moreTerms }: Entry): number {
    if (words.includes(word)) return EXACT
    if (isLast && words.some((one) => one.startsWith(word))) return BEGUN
    const isIn = (wanted: ReadonlySet<string>, having: ReadonlySet<string>) =>
      [...wanted].some((one) => having.has(one))
    if (isIn(meant, terms)) return SAME_MEANING
    if (isIn(meant, moreTerms)) return IN_PASSING
    if (isIn(near, terms)) return NEAR
    if (isLast && word.length >= MIN_BEGINNING && more.some((one) => one.startsWith(word))) return IN_PASSING
    return 0
  }

  function getAnswer(wanted: ReadonlyArray<Wanted>, entry: Entry): Answer {
    let sum = 0
    let best = 0
    let hasAll = true
    let hasAllBefore = true
    for (const word of wanted) {
      const own = worth(word, entry)
      const isOfService = [...word.meant, ...word.near].some((term) => entry.ofService.has(term))
      const points = isOfService ? Math.max(own, OF_SERVICE) : own
      sum += word.isWeak ? points * WEAK : points
      if (word.isWeak) continue
      hasAllBefore = hasAll
      hasAll &&= points > 0
      best = Math.max(best, own === BEGUN ? IN_PASSING : own)
    }
    const { document, words, phrases } = entry
    const text = wanted.map(({ word }) => word).join(' ')
    const isCalledSo = wanted.length > 1 && phrases.some((phrase) => phrase.startsWith(text))
    const points = isCalledSo ? Math.max(sum / wanted.length, SAME_MEANING) : sum / wanted.length
    const score = points + (document.kind === 'service' ? 0.5 : 0) - words.length / 100
    if (isCalledSo)
      return { document, score, hasAll: true, hasAllBefore: true, best: Math.max(best, SAME_MEANING) }
    return { document, score, hasAll, hasAllBefore, best }
  }

  /** Returns the entries with all words but the last, else those with some of the words in the title. */
  function partly(answers: ReadonlyArray<Answer>): Array<Answer> {
    const before = answers.filter(({ hasAllBefore, best }) => hasAllBefore && best > IN_PASSING)
    const said = before.length > 0 ? before : answers.filter(({ best }) => best >= SAME_MEANING)
    const enough = Math.max(...said.map(({ score }) => score)) * GOOD_ENOUGH
    return said
      .filter(({ score }) => score >= enough)
      .map((answer) => ({ ...answer, score: PARTLY + answer.score / 10 }))
  }

  /** Returns the entries with every word. Unless a title has one, adds entries with some of the words. */
  function match(words: ReadonlyArray<string>, isHindi: boolean): Array<Offer> {
    const tokens = readTokens(words).slice(0, MAX_WORDS)
    const wanted = tokens.map((token, at): Wanted => {
      const { terms, isGuess } = catalogue.toTerms(token, isHindi)
      const meant = new Set([token.term, ...(isGuess ? [] : terms.flat())])
      const isWeak = tokens.length > 1 && token.kind !== 'strong'
      return {
        ...token,
        isLast: at === tokens.length - 1,
        isWeak,
        meant,
        near: new Set(isGuess ? terms.flat() : []),
      }
    })
    if (wanted.length === 0) return []
    const answers = (isHindi ? all() : english()).map((entry) => getAnswer(wanted, entry))
    const whole = answers.filter(({ hasAll, best }) => hasAll && best > 0)
    return whole.some(({ best }) => best > IN_PASSING) ? whole : [...whole, ...partly(answers)]
  }
  return { match }
}
