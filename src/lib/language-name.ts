import { type LanguageCode, language } from './language.ts'

/**
 * Returns the name of a language in another one, by default that of the build: `hi` is 'Hindi', `en` is 'अंग्रेज़ी'.
 */
export function languageName(code: string, inLanguage: LanguageCode = language.code): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
