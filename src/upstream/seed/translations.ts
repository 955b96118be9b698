import { type FurtherLanguage, furtherLanguages } from '#upstream/languages.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** The catalogue in the languages beside English. */
export const translations: Record<FurtherLanguage, SeedTranslation> = { hi: hindi }

/** Something for each of the further languages. */
export function inFurtherLanguages<Value>(
  say: (translation: SeedTranslation, language: FurtherLanguage) => Value,
): Partial<Record<FurtherLanguage, Value>> {
  return Object.fromEntries(
    furtherLanguages.map((language) => [language, say(translations[language], language)]),
  )
}

/** Returns the translations of an entry as JSON by language. A language without one is missing. */
export function toWords(say: (translation: SeedTranslation) => object | undefined): string {
  return JSON.stringify(inFurtherLanguages(say))
}
