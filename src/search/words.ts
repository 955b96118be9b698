import { fromDevanagari } from '#search/devanagari.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { getKind } from '#search/tokens.ts'
import { WEAK_WORDS } from '#search/vocabulary.ts'

const MAX_WORDS = 8

/** The dot below a letter (ज़, फ़, ढ़), which many people omit. */
const NUKTA = /\u093c/g

/** Returns the Latin spellings of a text in Hindi letters, with and without dots. */
export function latinSpellings(text: string): string {
  const undotted = fromDevanagari(text.normalize('NFD').replace(NUKTA, ''))
  return [...new Set([fromDevanagari(text), undotted.normalize('NFC')])].join(' ')
}

const weakWords = createLexicon(WEAK_WORDS)

/** Returns at most eight strong words; without one, weak words such as 'repair'. */
export function distinctiveWords(words: ReadonlyArray<string>, isHindi: boolean): Array<string> {
  const isWeak = (word: string) =>
    getKind(word) === 'weak' || (isHindi && nearestHeard(word, weakWords).length > 0)
  const said = [...new Set(words)].filter((word) => ['strong', 'weak'].includes(getKind(word)))
  const strong = said.filter((word) => !isWeak(word))
  return (strong.length > 0 ? strong : said).slice(0, MAX_WORDS)
}
