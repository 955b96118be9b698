import { BOOSTS, createCatalogueTerms, type Meanings, type SearchDocument } from '#search/catalogue-terms.ts'
import { getKind, OUT_OF_ORDER, readTokens, type Token, toPairs, toTerm } from '#search/tokens.ts'
import { NOT_NAMES, synonyms, VERBS } from '#search/vocabulary.ts'

/** A word of a query, and what it may mean. */
type Meaning = Token & Meanings & { weight: number }

/** A word of a query, with the score of each document that contains it. */
type TermMatch = Meaning & {
  points: ReadonlyMap<number, number>
  isInTitle: boolean
  /** True if only descriptions contain the word. */
  isInPassing: boolean
}

type MatchOptions = {
  /** Guesses, and words that only descriptions have, find nothing alone. */
  isAnswered?: boolean
  /** The last word may be the beginning of a longer one. */
  isIncomplete?: boolean
}

const MAX_WORDS = 8
/** Matches a last word that is too short to search for: 'tap l' is not about an 'l shape kitchen'. */
const TOO_SHORT = /^(?:\p{L}{1,2}|\p{N})$/u
/** Weight of a word such as 'repair' beside other words, and of a symptom beside its noun. */
const WEAK = 0.3
const VERB = 0.6
/** Share of a word that counts as known if it is guessed, or if only descriptions contain it. */
const HALF_KNOWN = 0.5
/** Drops rows with less than this share of the best score. */
const GOOD_ENOUGH = 0.5
/** Share of the score that each further row adds to the best row of a service. */
const COMPANY = 0.1
const MAX_COMPANY = 4

function isTooShort(word: string): boolean {
  return TOO_SHORT.test(word) && !synonyms.has(word)
}

function carriesMeaning({ kind }: Token): boolean {
  return kind === 'strong' || kind === 'weak'
}

export type ServiceHit = {
  serviceId: string
  /** The service and its jobs that match about as well as its best row, best first. */
  documents: Array<SearchDocument>
  jobIds: Array<string>
  score: number
  /** The text matches with every word as it is written, with some of them or their beginning, or misspelt. */
  match: 'whole' | 'partial' | 'guessed'
}
export type CatalogueMatcher = ReturnType<typeof createCatalogueMatcher>

/** Creates a matcher of texts with the catalogue. */
export function createCatalogueMatcher(documents: ReadonlyArray<SearchDocument>) {
  const { getHits, isIndexed, toTerms, soundingSynonyms, soundsKnown } = createCatalogueTerms(documents)

  function getPoints(
    { terms, weight }: Meaning,
    isHindi: boolean,
  ): Pick<TermMatch, 'points' | 'isInTitle' | 'isInPassing'> {
    const points = new Map<number, number>()
    let isInTitle = false
    let isInPassing = true
    for (const parts of terms) {
      const scores = new Map<number, number>()
      for (const { doc, field, score } of parts.flatMap((term) => getHits(term, isHindi))) {
        scores.set(doc, (scores.get(doc) ?? 0) + weight * BOOSTS[field] * score)
        isInTitle ||= field === 'title'
        isInPassing &&= field === 'description'
      }
      const having =
        parts.length > 1 ? parts.map((term) => new Set(getHits(term, isHindi).map(({ doc }) => doc))) : []
      for (const [doc, value] of scores) {
        if (having.every((docs) => docs.has(doc))) points.set(doc, Math.max(points.get(doc) ?? 0, value))
      }
    }
    return { points, isInTitle, isInPassing }
  }

  function find(tokens: ReadonlyArray<Token>, isHindi: boolean, isIncomplete: boolean): Array<TermMatch> {
    const said = tokens
      .filter(carriesMeaning)
      .filter(({ word }, at, all) => at === 0 || at < all.length - 1 || !isTooShort(word))
      .slice(0, MAX_WORDS)
    const isAllWeak = said.every(({ kind }) => kind === 'weak')
    const meanings = said.map((token, at): Meaning => {
      const joined = [said[at - 1], said[at + 1]].flatMap((other, after) => {
        if (!other) return []
        const word = after === 1 ? token.word + other.word : other.word + token.word
        const heard = isHindi ? soundingSynonyms(word) : []
        return [word, ...heard]
          .map(toTerm)
          .filter((term) => isIndexed(term, isHindi))
          .map((term) => [term])
      })
      const meant = toTerms(token, isHindi, isIncomplete && at === said.length - 1)
      const known = meant.isGuess && joined.length > 0 ? { ...meant, terms: [], isGuess: false } : meant
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

  /** Returns true if a text is about the catalogue: 'cheap flight for a beach trip' is not about an AC that trips. */
  function isAbout(matches: ReadonlyArray<TermMatch>): boolean {
    if (matches.every(({ term }) => term === OUT_OF_ORDER)) return false
    const all = matches.filter(({ kind }) => kind === 'strong')
    // The beginning of a word says little beside whole words.
    const strong = all.length > 1 ? all.filter(({ isBegun }) => !isBegun) : all
    if (strong.length === 0) return true
    const known = strong.filter(({ points }) => points.size > 0)
    if (known.some(({ isGuess, isInTitle }) => !isGuess && isInTitle)) return true
    if (strong.length === 1) return known.length === 1
    const share = known.reduce((sum, one) => sum + (one.isGuess || one.isInPassing ? HALF_KNOWN : 1), 0)
    return share >= strong.length / 2
  }

  /** Returns the catalogue rows that contain any of the words, best first. */
  function scoreRows(matches: ReadonlyArray<TermMatch>, tokens: ReadonlyArray<Token>, isHindi: boolean) {
    const meant = new Map(matches.map(({ word, terms }) => [word, terms[0]?.[0]]))
    const corrected = tokens.map((token) => ({ ...token, term: meant.get(token.word) ?? token.term }))
    const scores = new Map<number, number>()
    const strong = matches.filter(({ kind }) => kind === 'strong')
    const counted = strong.length > 0 ? strong : matches
    for (const { points } of counted) {
      for (const [doc, value] of points) scores.set(doc, (scores.get(doc) ?? 0) + value)
    }
    const others = matches.filter((one) => !counted.includes(one)).map(({ points }) => points)
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

  function getMatch(matches: ReadonlyArray<TermMatch>, tokens: ReadonlyArray<Token>): ServiceHit['match'] {
    const isFound = ({ points, isGuess }: TermMatch) => points.size > 0 && !isGuess
    if (!matches.some(isFound)) return 'guessed'
    const said = tokens.filter(carriesMeaning)
    const isWhole = said.length === matches.length && matches.every((one) => isFound(one) && !one.isBegun)
    return isWhole ? 'whole' : 'partial'
  }

  /** Finds the services for words, best first. Each has the jobs that match about as well as its best row. */
  function findServices(
    words: ReadonlyArray<string>,
    isHindi: boolean,
    { isAnswered = false, isIncomplete = false }: MatchOptions = {},
  ): Array<ServiceHit> {
    const tokens = readTokens(words)
    const matches = find(tokens, isHindi, isIncomplete)
    const telling = matches.filter(({ isGuess, isInPassing }) => !isGuess && !isInPassing)
    if (!isAbout(isAnswered ? telling : matches)) return []
    const rows = scoreRows(matches, tokens, isHindi)
    const enough = (rows[0]?.score ?? 0) * GOOD_ENOUGH
    const match = getMatch(matches, tokens)
    return [...Map.groupBy(rows, ({ document }) => document.serviceId)]
      .filter(([, serviceRows]) => (serviceRows[0]?.score ?? 0) >= enough)
      .map(([serviceId, serviceRows]) => {
        const good = serviceRows.filter(({ score }) => score >= enough).map(({ document }) => document)
        return {
          serviceId,
          documents: good.filter(({ kind }) => kind !== 'group'),
          jobIds: good.flatMap(({ kind, id }) => (kind === 'job' ? [id] : [])),
          match,
          score: serviceRows
            .slice(0, MAX_COMPANY)
            .reduce((sum, { score }, at) => sum + (at === 0 ? score : score * COMPANY), 0),
        }
      })
      .toSorted((a, b) => b.score - a.score)
  }

  const isCommon = (word: string): boolean => getKind(word) !== 'strong' || NOT_NAMES.has(word)
  const isKnown = (word: string, isHindi: boolean): boolean =>
    isCommon(word) || synonyms.has(word) || isIndexed(toTerm(word), isHindi)
  const toPair = (one: string, other: string) => toPairs(readTokens([one, other]))[0] ?? ''
  return {
    findServices,
    isKnown,
    soundsKnown,
    isCommon,
    isPair: (one: string, other: string) => isIndexed(toPair(one, other), false),
  }
}
