import { fromDevanagari } from '#search/devanagari.ts'
import { FILLER_WORDS, NEGATIONS, SYMPTOM_PHRASES, synonyms, WEAK_WORDS } from '#search/vocabulary.ts'

/** Invisible characters inside a word: soft hyphens, joiners, marks of direction. */
const INVISIBLE = /\p{Cf}/gu

/** The words of a text in lower case, without accents; Hindi letters become Latin ones. */
export function tokenize(text: string): Array<string> {
  return (
    fromDevanagari(text.replace(INVISIBLE, ''))
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<=\b\p{L})[./](?=\p{L}\b)/gu, '')
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** What a word ends with that its relatives do not: 'leaking', 'leaks', 'leaked'. */
const ENDINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=.(?:ss|sh|ch|x))es$|(?<=..[^s])s$/, ''],
  [/(?<=....)(?:ing|ed|ers?)$/, ''],
  [/(?<=..)([bdfgmnprt])\1$/, '$1'],
  [/(?<=.....)e$/, ''],
]

function stemOf(word: string): string {
  return ENDINGS.reduce((stem, [ending, rest]) => stem.replace(ending, rest), word)
}

const stemmedSynonyms = new Map([...synonyms].map(([word, term]) => [stemOf(word), term]))

/** The word that stands for all words of one meaning, else the stem. */
export function termOf(word: string): string {
  const stem = stemOf(word)
  return synonyms.get(word) ?? stemmedSynonyms.get(stem) ?? stem
}

/** The term of every way of saying that a thing is out of order. */
export const OUT_OF_ORDER = '~out-of-order'

export type Token = {
  /** As it was written; of a phrase all of its words. */
  word: string
  term: string
  kind: 'strong' | 'weak' | 'filler' | 'negation'
}

/** Phrases as runs of words, by the first word, the longest first. */
export function phraseTable(
  phrases: ReadonlyArray<string>,
): ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>> {
  const runs = phrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length)
  return Map.groupBy(runs, ([first = '']) => first)
}

/** How many words from a position on are a phrase of the table; 0 when none is. */
export function phraseLength(
  words: ReadonlyArray<string>,
  at: number,
  table: ReturnType<typeof phraseTable>,
): number {
  const runs = table.get(words[at] ?? '') ?? []
  return runs.find((run) => run.every((word, index) => words[at + index] === word))?.length ?? 0
}

const symptoms = phraseTable(SYMPTOM_PHRASES)

/** What a word says about what is looked for. */
export function kindOf(written: string): Token['kind'] {
  // Hindi letters distinguish long and short vowels, which most people do not when they type Latin letters.
  const word = written.replace(/aa/g, 'a')
  if (NEGATIONS.has(word)) return 'negation'
  if (FILLER_WORDS.has(word)) return 'filler'
  return WEAK_WORDS.has(word) ? 'weak' : 'strong'
}

/** Reads words as terms; a phrase that says that a thing is out of order is one weak term. */
export function readTokens(words: ReadonlyArray<string>): Array<Token> {
  const tokens: Array<Token> = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, symptoms)
    const word = words.slice(at, at + Math.max(1, length)).join(' ')
    tokens.push(
      length > 0
        ? { word, term: OUT_OF_ORDER, kind: 'weak' }
        : { word, term: termOf(word), kind: kindOf(word) },
    )
    at += Math.max(1, length)
  }
  return tokens
}

/** Neighbouring terms as pairs without an order; fillers stand between no neighbours, and a negation is 'no'. */
export function pairsOf(tokens: ReadonlyArray<Token>): Array<string> {
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
