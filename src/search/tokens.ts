import { once } from '#lib/memoize.ts'
import { digitValue } from '#lib/normalize-contact.ts'
import { fromDevanagari, joinInitials } from '#search/devanagari.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { FILLER_WORDS, NEGATIONS, SYMPTOM_PHRASES, synonyms, WEAK_WORDS } from '#search/vocabulary.ts'

/** Invisible characters inside a word: soft hyphens, joiners, marks of direction. */
const INVISIBLE = /\p{Cf}/gu

/**
 * Splits a text into lower-case words without accents, and numbers from their units: '2bhk', but not '3d' and '24x7'.
 * Transliterates Hindi letters and digits.
 */
export function tokenize(text: string): Array<string> {
  const written = joinInitials(text.replace(INVISIBLE, '')).replace(/\p{Nd}/gu, digitValue)
  return (
    fromDevanagari(written)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .match(/\p{N}+(?=\p{L}{2})|[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Endings that stemming removes or replaces: 'leaking', 'leaks', 'leaked'. */
const ENDINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=.(?:ss|sh|ch|x))es$|(?<=..[^s])s$/, ''],
  [/(?<=....)(?:ing|ed|ers?)$/, ''],
  [/(?<=..)([bdfgmnprt])\1$/, '$1'],
  [/(?<=.....)e$/, ''],
]

function toStem(word: string): string {
  return ENDINGS.reduce((stem, [ending, rest]) => stem.replace(ending, rest), word)
}

const getStemmedSynonyms = once(() => new Map([...synonyms].map(([word, term]) => [toStem(word), term])))

/** Returns the first word of a synonym line, else the stem of the word. */
export function toTerm(word: string): string {
  const stem = toStem(word)
  return synonyms.get(word) ?? getStemmedSynonyms().get(stem) ?? stem
}

/** The common term of all symptom phrases. */
export const OUT_OF_ORDER = '~out-of-order'

export type Token = {
  /** The word as written, or all words of a phrase. */
  word: string
  term: string
  kind: 'strong' | 'weak' | 'filler' | 'negation'
}

/** Groups phrases by their first word, the longest first. */
export function phraseTable(
  phrases: ReadonlyArray<string>,
): ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>> {
  const runs = phrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length)
  return Map.groupBy(runs, ([first = '']) => first)
}

/** Returns the number of words of the phrase at a position; 0 without one. */
export function phraseLength(
  words: ReadonlyArray<string>,
  at: number,
  table: ReturnType<typeof phraseTable>,
): number {
  const runs = table.get(words[at] ?? '') ?? []
  return runs.find((run) => run.every((word, index) => words[at + index] === word))?.length ?? 0
}

const symptoms = phraseTable(SYMPTOM_PHRASES)

/** Classifies a word by its weight in a query. */
export function getKind(written: string): Token['kind'] {
  // Hindi letters distinguish long and short vowels; Latin spellings mostly do not.
  const word = written.replace(/aa/g, 'a')
  if (NEGATIONS.has(word)) return 'negation'
  if (FILLER_WORDS.has(word)) return 'filler'
  return WEAK_WORDS.has(word) ? 'weak' : 'strong'
}

const NUMBER = /^\p{N}+$/u

/** Converts words to tokens. A symptom phrase becomes one weak token. A number is weak: '2 fans' are fans. */
export function readTokens(words: ReadonlyArray<string>): Array<Token> {
  const tokens: Array<Token> = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, symptoms)
    const word = words.slice(at, at + Math.max(1, length)).join(' ')
    tokens.push(
      length > 0
        ? { word, term: OUT_OF_ORDER, kind: 'weak' }
        : { word, term: toTerm(word), kind: NUMBER.test(word) ? 'weak' : getKind(word) },
    )
    at += Math.max(1, length)
  }
  return tokens
}

/** Returns the unordered pairs of neighboring terms. Fillers do not separate neighbors, and a negation is 'no'. */
export function toPairs(tokens: ReadonlyArray<Token>): Array<string> {
  const said = tokens.filter(({ kind }) => kind !== 'filler')
  return said.flatMap((token, index) => {
    const next = said[index + 1]
    if (!next) return []
    return [
      [token, next]
        .map(({ term, kind }) => (kind === 'negation' ? 'no' : term))
        .sort()
        .join('+'),
    ]
  })
}

const MAX_WORDS = 8

/** The dot below a letter (ज़, फ़, ढ़), which writers often omit. */
const NUKTA = /\u093c/g

/** Returns the Latin spellings of a text in Hindi letters, with and without dots. */
export function latinSpellings(text: string): string {
  const undotted = fromDevanagari(text.normalize('NFD').replace(NUKTA, ''))
  return [...new Set([fromDevanagari(text), undotted.normalize('NFC')])].join(' ')
}

const weakWords = createLexicon(WEAK_WORDS)

/** Returns at most eight strong words; if there are none, weak words such as 'repair'. */
export function distinctiveWords(words: ReadonlyArray<string>, isHindi: boolean): Array<string> {
  const isWeak = (word: string) =>
    getKind(word) === 'weak' || (isHindi && nearestHeard(word, weakWords).length > 0)
  const said = [...new Set(words)].filter((word) => ['strong', 'weak'].includes(getKind(word)))
  const strong = said.filter((word) => !isWeak(word))
  return (strong.length > 0 ? strong : said).slice(0, MAX_WORDS)
}
