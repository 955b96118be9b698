import { type LanguageCode, language } from './language.ts'

/** What a language is called in another one, that of the build if none is said: `hi` is 'Hindi', `en` is 'अंग्रेज़ी'. */
export function languageName(code: string, inLanguage: LanguageCode = language.code): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
