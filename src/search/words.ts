import { fromDevanagari } from '#search/devanagari.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { kindOf, tokenize } from '#search/tokens.ts'
import { WEAK_WORDS } from '#search/vocabulary.ts'

const MAX_WORDS = 8

/** The dot below a letter (ज़, फ़, ढ़), which many leave out. */
const NUKTA = /\u093c/g

/** The words of a text, lower case; Hindi letters are written in Latin ones. */
export function allWords(text: string): Array<string> {
  return tokenize(text)
}

/** A text as it may be typed in Latin letters, or in Hindi ones with and without dots. */
export function latinSpellings(text: string): string {
  const undotted = fromDevanagari(text.normalize('NFD').replace(NUKTA, ''))
  return [...new Set([fromDevanagari(text), undotted.normalize('NFC')])].join(' ')
}

const weakWords = createLexicon(WEAK_WORDS)

/** The words to look for, at most eight, without filler; words such as 'repair' are weak unless there is nothing else. */
export function searchWords(
  words: ReadonlyArray<string>,
  isHindi = false,
): Array<{ text: string; weak: boolean }> {
  const isWeak = (word: string) =>
    kindOf(word) === 'weak' || (isHindi && nearestHeard(word, weakWords).length > 0)
  const kept = [...new Set(words)]
    .filter((word) => !['filler', 'negation'].includes(kindOf(word)))
    .slice(0, MAX_WORDS)
    .map((text) => ({ text, weak: isWeak(text) }))
  const isAllWeak = kept.every(({ weak }) => weak)
  return kept.map(({ text, weak }) => ({ text, weak: weak && !isAllWeak }))
}
