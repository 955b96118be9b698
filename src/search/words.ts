import { fromDevanagari } from '#search/devanagari.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { kindOf } from '#search/tokens.ts'
import { WEAK_WORDS } from '#search/vocabulary.ts'

const MAX_WORDS = 8

/** The dot below a letter (ज़, फ़, ढ़), which many leave out. */
const NUKTA = /\u093c/g

/** A text as it may be typed in Latin letters, or in Hindi ones with and without dots. */
export function latinSpellings(text: string): string {
  const undotted = fromDevanagari(text.normalize('NFD').replace(NUKTA, ''))
  return [...new Set([fromDevanagari(text), undotted.normalize('NFC')])].join(' ')
}

const weakWords = createLexicon(WEAK_WORDS)

/** The words that say what is looked for, at most eight: without fillers, and without 'repair' unless there is nothing else. */
export function tellingWords(words: ReadonlyArray<string>, isHindi: boolean): Array<string> {
  const isWeak = (word: string) =>
    kindOf(word) === 'weak' || (isHindi && nearestHeard(word, weakWords).length > 0)
  const said = [...new Set(words)].filter((word) => ['strong', 'weak'].includes(kindOf(word)))
  const strong = said.filter((word) => !isWeak(word))
  return (strong.length > 0 ? strong : said).slice(0, MAX_WORDS)
}
