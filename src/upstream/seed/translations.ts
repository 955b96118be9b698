import { type FurtherLanguage, furtherLanguages } from '#upstream/languages.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

/** Translations of the catalogue, by language. English is the original. */
export const translations: Record<FurtherLanguage, SeedTranslation> = { hi: hindi }

/** Maps each further language to a value. */
function inFurtherLanguages<Value>(
  say: (translation: SeedTranslation, language: FurtherLanguage) => Value,
): Partial<Record<FurtherLanguage, Value>> {
  return Object.fromEntries(
    furtherLanguages.map((language) => [language, say(translations[language], language)]),
  )
}

/** Returns the translations of an entry as JSON by language. Omits languages without one. */
export function toTranslations(say: (translation: SeedTranslation) => object | undefined): string {
  return JSON.stringify(inFurtherLanguages(say))
}
