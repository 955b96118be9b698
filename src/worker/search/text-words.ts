import type { LanguageCode } from '#lib/language.ts'
import { LONGEST_SEARCH, searchText } from '#lib/search-params.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { allWords } from '#search/words.ts'

/** More than this is not even looked at. */
const MOST_READ = 4 * LONGEST_SEARCH

/** Words that say that a place follows, or in Hindi that it came before, and what a place is called. */
const AROUND_PLACES = new Set(
  'in at near the mein men me main mai ka ke ki city state town shehar shahar area of around'.split(' '),
)

/** A text as words to compare, and what of it is left when some of them are taken out. */
export type TextWords = {
  words: ReadonlyArray<string>
  isHindi: boolean
  /** The text without some of its words and the ones around them that lead to a place. */
  without: (parts: ReadonlyArray<{ start: number; count: number }>) => string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** The text of a visitor as it may be searched: printable, well-formed, one blank between words, and not too long. */
export function searchable(text: string): string {
  return searchText(text.slice(0, MOST_READ).replace(UNPRINTABLE, ' ').toWellFormed())
}

/** The language whose letters a text is written in. */
export function languageOfLetters(text: string): LanguageCode {
  return hasDevanagari(text) ? 'hi' : 'en'
}

/** Reads a text that is `searchable`. */
export function textWords(text: string): TextWords {
  const tokens = text.split(' ').map((token) => ({ token, words: allWords(token) }))
  const words = tokens.flatMap((token) => token.words)

  function without(parts: ReadonlyArray<{ start: number; count: number }>): string {
    const drop = new Set<number>()
    for (const { start, count } of parts) {
      for (let at = start; at < start + count; at++) drop.add(at)
      for (let at = start - 1; AROUND_PLACES.has(words[at] ?? ''); at--) drop.add(at)
      for (let at = start + count; AROUND_PLACES.has(words[at] ?? ''); at++) drop.add(at)
    }
    let at = 0
    const kept = tokens.filter((token) => {
      const all = token.words.map(() => at++)
      return all.length > 0 && !all.every((index) => drop.has(index))
    })
    return kept.map(({ token }) => token).join(' ')
  }
  return { words, isHindi: hasDevanagari(text), without }
}
