import type { LanguageCode } from '#lib/language.ts'
import { once } from '#lib/memoize.ts'
import { MAX_SEARCH_LENGTH, searchText } from '#lib/search-params.ts'
import { createCatalogueMatcher, type ServiceHit } from '#search/catalogue-matcher.ts'
import type { SearchDocument } from '#search/catalogue-terms.ts'
import { hasDevanagari, joinInitials } from '#search/devanagari.ts'
import { createNameFinder, type FoundName, type Name, wordsOfNames } from '#search/names.ts'
import { createPlaceFinder } from '#search/place-finder.ts'
import { phraseLength, phraseTable, readTokens, tokenize } from '#search/tokens.ts'
import { NEARBY_PHRASES } from '#search/vocabulary.ts'

/** Maximum number of characters of a query; the rest is ignored. */
const MAX_READ = 4 * MAX_SEARCH_LENGTH

const UNPRINTABLE = /[\p{Cc}\u2028\u2029]+/gu

/** Cleans the text of a visitor: printable, well-formed, one space between words, limited in length. */
export function searchable(text: string): string {
  return searchText(text.slice(0, MAX_READ).replace(UNPRINTABLE, ' ').toWellFormed())
}

/** Returns the language of a text by its letters. */
export function languageOfLetters(text: string): LanguageCode {
  return hasDevanagari(text) ? 'hi' : 'en'
}

const nearby = phraseTable(NEARBY_PHRASES)

/** Reads a text as words, without the phrases that ask for a provider close by or at once. */
function readText(text: string) {
  const chunks = joinInitials(text)
    .split(' ')
    .map((chunk) => ({ chunk, words: tokenize(chunk) }))
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
    /** Returns the text as written, without the words at some positions. */
    without: (positions: ReadonlySet<number>) => {
      const left = new Set(kept.flatMap(({ at }, index) => (positions.has(index) ? [] : [at])))
      return chunks.flatMap(({ chunk }, at) => (left.has(at) ? [chunk] : [])).join(' ')
    },
  }
}

export type SearchResult<Subject> = {
  words: ReadonlyArray<string>
  isHindi: boolean
  /** The text asks for a nearby or immediate provider, so for one in the visitor's city. */
  isNearby: boolean
  /** The names in the text, the most exact first. */
  names: Array<FoundName<Subject>>
  /** Names that contain all words of a text, if the text is only a name: 'delhi' is also a word of 'New Delhi'. */
  namesakes: Array<Name<Subject>>
  /** The text without the names; empty when no other word carries meaning. */
  rest: string
  services: Array<ServiceHit>
  /** Ids of articles whose titles have every strong word. */
  articles: Array<string>
}

/** Sources of an index: the catalogue, the articles, everything with a name, and all places. */
type SearchSources<Subject> = {
  documents: ReadonlyArray<SearchDocument>
  articles: ReadonlyArray<{ id: string; titles: ReadonlyArray<string> }>
  names: ReadonlyArray<Name<Subject>>
  /** With those whose names many places share, which only a text about nothing else can mean. */
  places: () => ReadonlyArray<Name<Subject>>
}

export type SearchIndex<Subject> = ReturnType<typeof createSearchIndex<Subject>>

/** Builds the index of a site. Results depend on the text alone. */
export function createSearchIndex<Subject>({ documents, articles, names, places }: SearchSources<Subject>) {
  const catalogue = createCatalogueMatcher(documents)
  const finder = createNameFinder(names, catalogue)
  const findPlaces = once(() => createPlaceFinder(places()))
  const articleTerms = articles.map(({ id, titles }) => {
    const tokens = readTokens(titles.flatMap(tokenize))
    return { id, terms: new Set(tokens.map(({ term }) => term)) }
  })

  /** Returns the articles whose title has every strong word. */
  function findArticles(words: ReadonlyArray<string>): Array<string> {
    const strong = readTokens(words).filter(({ kind }) => kind === 'strong')
    if (strong.length === 0) return []
    return articleTerms.flatMap(({ id, terms }) => (strong.every(({ term }) => terms.has(term)) ? [id] : []))
  }

  /** Reads a text that `searchable` has cleaned. */
  function read(text: string) {
    const isHindi = hasDevanagari(text)
    const { words, isNearby, without } = readText(text)
    const names = finder.find(words, isHindi)
    const positions = wordsOfNames(words, names)
    const rest = words.filter((_, at) => !positions.has(at))
    return { words, isHindi, isNearby, names, rest, restText: without(positions) }
  }

  function search(text: string): SearchResult<Subject> {
    const { rest, restText, ...result } = read(text)
    const { words, isHindi, names } = result
    const kinds = new Set(readTokens(rest).map(({ kind }) => kind))
    const saysMore = kinds.has('strong') || (names.length === 0 && kinds.has('weak'))
    const isName = !saysMore && words.length > 0
    const namesakes = isName ? finder.findSpokenNames(words).map(({ name }) => name) : []
    const isAnswered = names.some(({ name }) => name.isAnswer)
    const services = saysMore ? catalogue.findServices(rest, isHindi, { isAnswered }) : []
    return { ...result, namesakes, rest: saysMore ? restText : '', services, articles: findArticles(rest) }
  }

  /** Returns the names and services that an incomplete text may mean. */
  function suggest(text: string) {
    const { words, isHindi, names, rest } = read(text)
    return {
      words,
      isHindi,
      names,
      rest,
      begun: finder.findSpokenNames(words, true),
      services: catalogue.findServices(rest, isHindi, { isIncomplete: true }),
    }
  }
  return { search, suggest, findPlaces: (text: string) => findPlaces()(text) }
}
