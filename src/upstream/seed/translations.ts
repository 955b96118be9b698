import type { FurtherLanguage } from '#upstream/languages.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** The catalogue in the languages beside English. */
export const translations: Record<FurtherLanguage, SeedTranslation> = { hi: hindi }

/** What the further languages say of an entry, as JSON by language; nothing of one that they do not have. */
export function wordsOf(say: (translation: SeedTranslation) => object | undefined): string {
  const words = Object.entries(translations).map(([language, translation]) => [language, say(translation)])
  return JSON.stringify(Object.fromEntries(words))
}
