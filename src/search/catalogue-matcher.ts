import { lazy } from '#lib/memoize.ts'
import { createInvertedIndex, type FieldTerms, type Hit } from '#search/inverted-index.ts'
import { createLexicon, nearestHeard, nearestWords, soundKey } from '#search/spelling.ts'
import { getKind, OUT_OF_ORDER, readTokens, type Token, tokenize, toPairs, toTerm } from '#search/tokens.ts'
import { NOT_NAMES, synonyms, VERBS } from '#search/vocabulary.ts'

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

type Field = 'title' | 'keywords' | 'description' | 'pairs' | 'otherTitle' | 'otherDescription' | 'otherPairs'

/** Weight of a term by field. */
const BOOSTS: Readonly<Record<Field, number>> = {
  title: 3,
  keywords: 2,
  description: 0.4,
  pairs: 1,
  otherTitle: 3,
  otherDescription: 0.4,
  otherPairs: 1,
}

function getFields({ title, keywords, description, translations }: SearchDocument): FieldTerms<Field> {
  const toTokens = (text: string) => readTokens(tokenize(text))
  const toTerms = (texts: ReadonlyArray<string>) => texts.flatMap(toTokens).map(({ term }) => term)
  return {
    title: toTerms([title]),
    keywords: toTerms(keywords),
    description: toTerms([description]),
    pairs: [title, ...keywords].flatMap((text) => toPairs(toTokens(text))),
    otherTitle: toTerms(translations.map((other) => other.title)),
    otherDescription: toTerms(translations.map((other) => other.description)),
    otherPairs: translations.flatMap(({ title: other }) => toPairs(toTokens(other))),
  }
}

/** A word of a query, with the index terms that it may mean. */
export type Meaning = Token & {
  /** Alternatives. An alternative of several terms matches a document that has all of them. */
  terms: ReadonlyArray<ReadonlyArray<string>>
  isGuess: boolean
  weight: number
}

/** A word of a query, with the score of each document that contains it. */
type Found = Meaning & {
  points: ReadonlyMap<number, number>
  isInTitle: boolean
  /** True if only descriptions contain the word. */
  isInPassing: boolean
}

/** Minimum length of a prefix that stands for longer words. A shorter prefix matches too many. */
const MIN_BEGINNING = 4
const MAX_WORDS = 8
/** Matches a last word that is too short to search for: 'tap l' is not about an 'l shape kitchen'. */
const BEGUN = /^(?:\p{L}{1,2}|\p{N})$/u
/** Weight of a word such as 'repair' beside other words, and of a symptom beside its noun. */
const WEAK = 0.3
const VERB = 0.6
/** Share that counts as known: of a guessed word, and of a word that only descriptions contain. */
const GUESSED = 0.5
const IN_PASSING = 0.6
/** Drops rows with less than this share of the best score. */
const GOOD_ENOUGH = 0.5
/** Share of the score that each further row adds to the best row of a service. */
const COMPANY = 0.1
const MAX_COMPANY = 4

function isBegun(word: string): boolean {
  return BEGUN.test(word) && !synonyms.has(word)
}

export type ServiceHit = { serviceId: string; jobIds: Array<string>; score: number }
export type CatalogueMatcher = ReturnType<typeof createCatalogueMatcher>

/** Creates a matcher of texts with the catalogue. */
export function createCatalogueMatcher(documents: ReadonlyArray<SearchDocument>) {
  const index = createInvertedIndex(documents.map(getFields))
  const rawWords = (texts: ReadonlyArray<string>) => texts.flatMap(tokenize)
  const titleWords = new Set([...rawWords(documents.map(({ title }) => title)), ...synonyms.keys()])
  const english = createLexicon([
    ...titleWords,
    ...rawWords(documents.flatMap(({ keywords, description }) => [...keywords, description])),
  ])
  const hindi = lazy(() =>
    createLexicon([
      ...english.words,
      ...rawWords(
        documents.flatMap(({ translations }) => translations.flatMap((t) => [t.title, t.description])),
      ),
    ]),
  )
  const heardSynonyms = createLexicon(synonyms.keys())

  function getHits(term: string, isHindi: boolean): ReadonlyArray<Hit<Field>> {
    const hits = index.hits(term)
    return isHindi ? hits : hits.filter(({ field }) => !field.startsWith('other'))
  }

  /**
   * Returns the terms of a word: its own, else those of words that begin with it, sound like it or have a similar
   * spelling.
   */
  function toTerms({ word, term }: Token, isHindi: boolean): Pick<Meaning, 'terms' | 'isGuess'> {
    const lexicon = isHindi ? hindi() : english
    const isKnownTerm = (one: string) => getHits(one, isHindi).length > 0
    const synonymsHeard = isHindi ? nearestHeard(word, heardSynonyms) : []
    const sameSound = (one: string) => soundKey(one) === soundKey(word)
    const heard = (isKnownTerm(term) ? synonymsHeard.filter(sameSound) : synonymsHeard).map(toTerm)
    const own = [...new Set([term, ...heard])].filter(isKnownTerm)
    if (own.length > 0) return { terms: own.map((one) => [one]), isGuess: false }
    const begun =
      word.length >= MIN_BEGINNING ? [...lexicon.words].filter((known) => known.startsWith(word)) : []
    if (begun.length > 0)
      return { terms: [...new Set(begun.map(toTerm))].map((one) => [one]), isGuess: false }
    const sounding = isHindi ? nearestHeard(word, lexicon) : []
    const near = sounding.length > 0 ? sounding : nearestWords(word, lexicon, titleWords)
    return { terms: near.map((one) => one.split(' ').map(toTerm)), isGuess: true }
  }

  function getPoints(
    { terms, weight }: Meaning,
    isHindi: boolean,
  ): Pick<Found, 'points' | 'isInTitle' | 'isInPassing'> {
    const points = new Map<number, number>()
    let isInTitle = false
    let isInPassing = true
    for (const parts of terms) {
      const own = new Map<number, number>()
      for (const { doc, field, score } of parts.flatMap((term) => getHits(term, isHindi))) {
        own.set(doc, (own.get(doc) ?? 0) + weight * BOOSTS[field] * score)
        isInTitle ||= field === 'title' || field === 'otherTitle'
        isInPassing &&= field === 'description' || field === 'otherDescription'
      }
      const having = parts.map((term) => new Set(getHits(term, isHindi).map(({ doc }) => doc)))
      for (const [doc, value] of own) {
        if (having.every((docs) => docs.has(doc))) points.set(doc, Math.max(points.get(doc) ?? 0, value))
      }
    }
    return { points, isInTitle, isInPassing }
  }

  function find(tokens: ReadonlyArray<Token>, isHindi: boolean): Array<Found> {
    const said = tokens
      .filter(({ kind }) => kind === 'strong' || kind === 'weak')
      .filter(({ word }, at, all) => at === 0 || at < all.length - 1 || !isBegun(word))
      .slice(0, MAX_WORDS)
    const isAllWeak = said.every(({ kind }) => kind === 'weak')
    const meanings = said.map((token, at): Meaning => {
      const joined = [said[at - 1], said[at + 1]].flatMap((other, after) => {
        if (!other) return []
        const word = after === 1 ? token.word + other.word : other.word + token.word
        const heard = isHindi ? nearestHeard(word, heardSynonyms) : []
        return [word, ...heard]
          .map(toTerm)
          .filter((term) => getHits(term, isHindi).length > 0)
          .map((term) => [term])
      })
      const meant = toTerms(token, isHindi)
      const known = meant.isGuess && joined.length > 0 ? { terms: [], isGuess: false } : meant
      const weight = token.kind === 'weak' && !isAllWeak ? WEAK : 1
      return { ...token, ...known, terms: [...known.terms, ...joined], weight }
    })
    const isNoun = ({ kind, word, terms }: Meaning) =>
      kind === 'strong' && !VERBS.has(word) && terms.length > 0
    const hasNoun = meanings.some(isNoun)
    return meanings
      .map((meaning) =>
        hasNoun && VERBS.has(meaning.word) ? { ...meaning, weight: meaning.weight * VERB } : meaning,
      )
      .map((meaning) => ({ ...meaning, ...getPoints(meaning, isHindi) }))
  }

  function getShare({ isGuess, isInPassing }: Found): number {
    if (isGuess) return GUESSED
    return isInPassing ? IN_PASSING : 1
  }

  /** Returns true if a text is about the catalogue: 'cheap flight for a beach trip' is not about an AC that trips. */
  function isAbout(found: ReadonlyArray<Found>): boolean {
    if (found.every(({ term }) => term === OUT_OF_ORDER)) return false
    const strong = found.filter(({ kind }) => kind === 'strong')
    if (strong.length === 0) return true
    const known = strong.filter(({ points }) => points.size > 0)
    if (known.some(({ isGuess, isInTitle }) => !isGuess && isInTitle)) return true
    const [first, ...others] = known
    if (!first) return false
    if (known.every(({ isGuess }) => isGuess)) {
      const shared = [...first.points.keys()].some((doc) => others.every(({ points }) => points.has(doc)))
      if (!shared) return false
    }
    const share = known.reduce((sum, one) => sum + getShare(one), 0)
    return strong.length === 1 || share >= strong.length / 2
  }

  /** Returns the catalogue rows that contain any of the words, best first. */
  function scoreRows(found: ReadonlyArray<Found>, tokens: ReadonlyArray<Token>, isHindi: boolean) {
    const meant = new Map(found.map(({ word, terms }) => [word, terms[0]?.[0]]))
    const corrected = tokens.map((token) => ({ ...token, term: meant.get(token.word) ?? token.term }))
    const scores = new Map<number, number>()
    const strong = found.filter(({ kind }) => kind === 'strong')
    const counted = strong.length > 0 ? strong : found
    for (const { points } of counted) {
      for (const [doc, value] of points) scores.set(doc, (scores.get(doc) ?? 0) + value)
    }
    const others = found.filter((one) => !counted.includes(one)).map(({ points }) => points)
    const pairs = [...new Set(toPairs(corrected))].map((pair) => {
      const pairPoints = getHits(pair, isHindi).map(({ doc, score }) => [doc, score * BOOSTS.pairs] as const)
      return new Map(pairPoints)
    })
    for (const points of [...others, ...pairs]) {
      for (const [doc, value] of points) if (scores.has(doc)) scores.set(doc, (scores.get(doc) ?? 0) + value)
    }
    return [...scores]
      .flatMap(([doc, score]) => {
        const document = documents[doc]
        return document ? [{ document, score }] : []
      })
      .toSorted((a, b) => b.score - a.score)
  }

  /**
   * Finds the services for words, best first. Each has the jobs that match about as well as its best row. With
   * `isAsWritten`, guesses alone find nothing.
   */
  function findServices(
    words: ReadonlyArray<string>,
    isHindi: boolean,
    isAsWritten = false,
  ): Array<ServiceHit> {
    const tokens = readTokens(words)
    const found = find(tokens, isHindi)
    if (!isAbout(isAsWritten ? found.filter(({ isGuess }) => !isGuess) : found)) return []
    const rows = scoreRows(found, tokens, isHindi)
    const enough = (rows[0]?.score ?? 0) * GOOD_ENOUGH
    return [...Map.groupBy(rows, ({ document }) => document.serviceId)]
      .filter(([, own]) => (own[0]?.score ?? 0) >= enough)
      .map(([serviceId, own]) => ({
        serviceId,
        score: own
          .slice(0, MAX_COMPANY)
          .reduce((sum, { score }, at) => sum + (at === 0 ? score : score * COMPANY), 0),
        jobIds: own.flatMap(({ document: { kind, id }, score }) =>
          kind === 'job' && score >= enough ? [id] : [],
        ),
      }))
      .toSorted((a, b) => b.score - a.score)
  }

  const isInCatalogue = (term: string, isHindi: boolean) => getHits(term, isHindi).length > 0
  const isKnown = (word: string, isHindi: boolean): boolean =>
    getKind(word) !== 'strong' || synonyms.has(word) || isInCatalogue(toTerm(word), isHindi)
  const toPair = (one: string, other: string) => toPairs(readTokens([one, other]))[0] ?? ''
  return {
    findServices,
    toTerms,
    isKnown,
    soundsKnown: (word: string) => NOT_NAMES.has(word) || nearestHeard(word, hindi()).length > 0,
    isCommon: (word: string) => getKind(word) !== 'strong' || NOT_NAMES.has(word),
    isPair: (one: string, other: string) => index.has(toPair(one, other)),
  }
}
