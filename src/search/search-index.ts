import type { LanguageCode } from '#lib/language.ts'
import { LONGEST_SEARCH, searchText } from '#lib/search-params.ts'
import { createCatalogueMatcher, type SearchDocument, type ServiceHit } from '#search/catalogue-matcher.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { createNameFinder, type FoundName, type Name, wordsOfNames } from '#search/names.ts'
import { createOfferMatcher } from '#search/offer-matcher.ts'
import { phraseLength, phraseTable, readTokens, tokenize } from '#search/tokens.ts'
import { NEARBY_PHRASES } from '#search/vocabulary.ts'

/** Of a longer text only this much is looked at. */
const MAX_READ = 4 * LONGEST_SEARCH

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** The text of a visitor as it may be searched: printable, well-formed, one blank between words, and not too long. */
export function searchable(text: string): string {
  return searchText(text.slice(0, MAX_READ).replace(UNPRINTABLE, ' ').toWellFormed())
}

/** The language whose letters a text is written in. */
export function languageOfLetters(text: string): LanguageCode {
  return hasDevanagari(text) ? 'hi' : 'en'
}

const nearby = phraseTable(NEARBY_PHRASES)

/** Reads a text as words, without the phrases that ask for a provider close by or at once. */
function readText(text: string) {
  const chunks = text.split(' ').map((chunk) => ({ chunk, words: tokenize(chunk) }))
  const all = chunks.flatMap(({ words }, at) => words.map((word) => ({ word, at })))
  const spoken = all.map(({ word }) => word)
  const kept: typeof all = []
  for (let at = 0; at < all.length; ) {
    const length = phraseLength(spoken, at, nearby)
    if (length === 0) kept.push(...all.slice(at, at + 1))
    at += Math.max(1, length)
  }
  return {
    words: kept.map(({ word }) => word),
    isNearby: kept.length < all.length,
    /** The text as it was written, without some of the words. */
    without: (taken: ReadonlySet<number>) => {
      const left = new Set(kept.flatMap(({ at }, index) => (taken.has(index) ? [] : [at])))
      return chunks.flatMap(({ chunk }, at) => (left.has(at) ? [chunk] : [])).join(' ')
    },
  }
}

export type SearchResult<Subject> = {
  words: ReadonlyArray<string>
  isHindi: boolean
  /** Whether the text asks for a provider close by or at once, so in the visitor's city. */
  isNearby: boolean
  /** The names in the text, the most exact first. */
  found: Array<FoundName<Subject>>
  /** Names that have all words of a text which says no more than a name: 'delhi' is also a word of 'New Delhi'. */
  namesakes: Array<Name<Subject>>
  /** The text without the names; empty when it says no more. */
  rest: string
  services: Array<ServiceHit>
  /** Ids of articles about what is looked for. */
  articles: Array<string>
}

/** What is searched: the catalogue with the articles, and everything that has a name. */
export type SearchSources<Subject> = {
  documents: ReadonlyArray<SearchDocument>
  articles: ReadonlyArray<{ id: string; titles: ReadonlyArray<string> }>
  names: ReadonlyArray<Name<Subject>>
}

export type SearchIndex<Subject> = ReturnType<typeof createSearchIndex<Subject>>

/** Builds the index of a site. What a text finds depends on the text alone. */
export function createSearchIndex<Subject>({ documents, articles, names }: SearchSources<Subject>) {
  const catalogue = createCatalogueMatcher(documents)
  const offers = createOfferMatcher(documents, catalogue)
  const finder = createNameFinder(names, catalogue)
  const articleTerms = articles.map(({ id, titles }) => {
    const tokens = readTokens(titles.flatMap(tokenize))
    return { id, terms: new Set(tokens.map(({ term }) => term)) }
  })

  /** The articles whose title has every word that says something. */
  function findArticles(words: ReadonlyArray<string>): Array<string> {
    const strong = readTokens(words).filter(({ kind }) => kind === 'strong')
    if (strong.length === 0) return []
    return articleTerms.flatMap(({ id, terms }) => (strong.every(({ term }) => terms.has(term)) ? [id] : []))
  }

  /** Reads a text that is `searchable`. */
  function read(text: string) {
    const isHindi = hasDevanagari(text)
    const { words, isNearby, without } = readText(text)
    const found = finder.find(words, isHindi)
    const taken = wordsOfNames(words, found)
    const rest = words.filter((_, at) => !taken.has(at))
    return { words, isHindi, isNearby, found, rest, restText: without(taken) }
  }

  function search(text: string): SearchResult<Subject> {
    const { rest, restText, ...result } = read(text)
    const { words, isHindi, found } = result
    const kinds = new Set(readTokens(rest).map(({ kind }) => kind))
    const saysMore = kinds.has('strong') || (found.length === 0 && kinds.has('weak'))
    const namesakes = saysMore || words.length === 0 ? [] : finder.having(words)
    const isAnswered = found.some(({ name }) => name.isAnswer)
    const services = saysMore ? catalogue.findServices(rest, isHindi, isAnswered) : []
    return { ...result, namesakes, rest: saysMore ? restText : '', services, articles: findArticles(rest) }
  }

  /** What a text may mean while it is typed. */
  function suggest(text: string) {
    const { words, isHindi, found, rest } = read(text)
    return {
      words,
      isHindi,
      found,
      rest,
      begun: finder.having(words, true),
      offers: offers.match(rest, isHindi),
    }
  }
  return { search, suggest }
}
