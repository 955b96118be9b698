import { once } from '#lib/memoize.ts'
import { createInvertedIndex, type FieldTerms, type Hit } from '#search/inverted-index.ts'
import { createLexicon, nearestHeard, nearestWords, soundKey } from '#search/spelling.ts'
import { getKind, readTokens, type Token, tokenize, toPairs, toTerm } from '#search/tokens.ts'
import { synonyms } from '#search/vocabulary.ts'

/** A service, a job group or a job of the catalogue. */
export type SearchDocument = {
  kind: 'service' | 'group' | 'job'
  id: string
  /** Id of the service, also for its job groups and jobs. */
  serviceId: string
  title: string
  keywords: ReadonlyArray<string>
  description: string
  /** Translations. Only a query in Hindi letters finds them. */
  translations: ReadonlyArray<{ title: string; description: string }>
}

type Field = 'title' | 'keywords' | 'description' | 'pairs'

/** Weight of a term by field. */
export const BOOSTS: Readonly<Record<Field, number>> = { title: 3, keywords: 2, description: 0.4, pairs: 1 }

const toTokens = (text: string) => readTokens(tokenize(text))

function getFields(
  titles: ReadonlyArray<string>,
  keywords: ReadonlyArray<string>,
  descriptions: ReadonlyArray<string>,
): FieldTerms<Field> {
  const named = titles.map(toTokens)
  const called = keywords.map(toTokens)
  const toTerms = (tokens: ReadonlyArray<ReadonlyArray<Token>>) => tokens.flat().map(({ term }) => term)
  return {
    title: toTerms(named),
    keywords: toTerms(called),
    description: toTerms(descriptions.map(toTokens)),
    pairs: [...named, ...called].flatMap(toPairs),
  }
}

function getOwnFields({ title, keywords, description }: SearchDocument): FieldTerms<Field> {
  return getFields([title], keywords, [description])
}

function getTranslatedFields({ translations }: SearchDocument): FieldTerms<Field> {
  return getFields(
    translations.map(({ title }) => title),
    [],
    translations.map(({ description }) => description),
  )
}

/** The index terms that a word of a query may mean. */
export type Meanings = {
  /** Alternatives. An alternative of several terms matches a document that has all of them. */
  terms: ReadonlyArray<ReadonlyArray<string>>
  /** The word is only the beginning of these. */
  isBegun: boolean
  /** The words of these only sound like the word or have a similar spelling. */
  isGuess: boolean
}

/** Returns the terms of glued words. A weak word that is glued to another may be missing, as beside it. */
function toParts(glued: string): Array<Array<string>> {
  const words = glued.split(' ')
  const strong = words.filter((word) => getKind(word) === 'strong')
  const ways = strong.length > 0 && strong.length < words.length ? [words, strong] : [words]
  return ways.map((way) => way.map(toTerm))
}

/** Minimum length of a prefix that stands for longer words. A shorter prefix matches too many. */
const MIN_BEGINNING = 4
/** Minimum length of an incomplete word, which stands for words of titles. */
const MIN_INCOMPLETE = 2

/** Indexes the words of the catalogue. What only some texts need is built at the first of them. */
export function createCatalogueTerms(documents: ReadonlyArray<SearchDocument>) {
  const index = createInvertedIndex(documents.map(getOwnFields))
  const translated = once(() => createInvertedIndex(documents.map(getTranslatedFields)))
  const rawWords = (texts: ReadonlyArray<string>) => texts.flatMap(tokenize)
  const titleWords = once(
    () => new Set([...rawWords(documents.map(({ title }) => title)), ...synonyms.keys()]),
  )
  const english = once(() =>
    createLexicon([
      ...titleWords(),
      ...rawWords(documents.flatMap(({ keywords, description }) => [...keywords, description])),
    ]),
  )
  const hindi = once(() =>
    createLexicon([
      ...english().words,
      ...rawWords(
        documents.flatMap(({ translations }) => translations.flatMap((t) => [t.title, t.description])),
      ),
    ]),
  )
  const heardSynonyms = createLexicon(synonyms.keys())

  /** Returns the hits of a term. Only a query in Hindi letters finds translations. */
  function getHits(term: string, isHindi: boolean): ReadonlyArray<Hit<Field>> {
    return isHindi ? [...index.hits(term), ...translated().hits(term)] : index.hits(term)
  }

  function isIndexed(term: string, isHindi: boolean): boolean {
    return index.has(term) || (isHindi && translated().has(term))
  }

  /** Returns the words of the catalogue that begin with a word. */
  function getLonger(word: string, isHindi: boolean, isIncomplete: boolean): Array<string> {
    if (word.length >= MIN_BEGINNING)
      return [...(isHindi ? hindi() : english()).words].filter((known) => known.startsWith(word))
    if (!isIncomplete || word.length < MIN_INCOMPLETE) return []
    return [...titleWords()].filter((known) => known.startsWith(word))
  }

  /**
   * Returns the terms of a word: its own, else those of words that begin with it, sound like it or have a similar
   * spelling.
   */
  function toTerms({ word, term }: Token, isHindi: boolean, isIncomplete: boolean): Meanings {
    const synonymsHeard = isHindi ? nearestHeard(word, heardSynonyms) : []
    const sameSound = (one: string) => soundKey(one) === soundKey(word)
    const heard = (isIndexed(term, isHindi) ? synonymsHeard.filter(sameSound) : synonymsHeard).map(toTerm)
    const exact = [...new Set([term, ...heard])].filter((one) => isIndexed(one, isHindi))
    if (exact.length > 0) return { terms: exact.map((one) => [one]), isBegun: false, isGuess: false }
    const longer = [...new Set(getLonger(word, isHindi, isIncomplete).map(toTerm))]
    if (longer.length > 0) return { terms: longer.map((one) => [one]), isBegun: isIncomplete, isGuess: false }
    const lexicon = isHindi ? hindi() : english()
    const sounding = isHindi ? nearestHeard(word, lexicon) : []
    const near = sounding.length > 0 ? sounding : nearestWords(word, lexicon, titleWords())
    return { terms: near.flatMap(toParts), isBegun: false, isGuess: true }
  }

  /** Returns the synonyms that sound like a word in Hindi letters. */
  const soundingSynonyms = (word: string) => nearestHeard(word, heardSynonyms)
  const soundsKnown = (word: string) => nearestHeard(word, hindi()).length > 0
  return { getHits, isIndexed, toTerms, soundingSynonyms, soundsKnown }
}
