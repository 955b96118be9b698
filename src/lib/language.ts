declare const __LANGUAGE__: keyof typeof LANGUAGES | undefined

/**
 * The languages of the site by their code (BCP 47). docs/i18n.md has the further steps for a new one. `base` is the
 * beginning of its addresses, `script` that of its texts.
 */
export const LANGUAGES = {
  en: { code: 'en', locale: 'en-IN', base: '', script: 'Latin', name: 'English' },
  hi: { code: 'hi', locale: 'hi-IN', base: '/hi', script: 'Devanagari', name: 'हिन्दी' },
} as const

export type LanguageCode = keyof typeof LANGUAGES
export type Language = (typeof LANGUAGES)[LanguageCode]

/** Known at build time, so that code for other languages is dropped. */
export const isEnglish = typeof __LANGUAGE__ === 'undefined' || __LANGUAGE__ === 'en'

/** The language of this build: vite.config.ts makes one build for each. Without a build it is English. */
export const language: Language = LANGUAGES[typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__]

const languages: ReadonlyArray<Language> = Object.values(LANGUAGES)

/** Returns the Open Graph name of a language: `hi_IN`. */
export function openGraphLocale({ locale }: Language): string {
  return locale.replace('-', '_')
}

/** The codes of all languages. */
export const languageCodes: ReadonlyArray<LanguageCode> = languages.map(({ code }) => code)

/** Returns the language with a code, or English for an unknown code. */
export function languageNamed(code: string | null): Language {
  return languages.find((one) => one.code === code) ?? LANGUAGES.en
}

/** Returns the language of the page at a path (`/hi/about`); English for anything that is no page. */
export function languageOfPath(pathname: string): Language {
  const [, first = ''] = pathname.split('/', 2)
  return languages.find(({ base }) => base !== '' && base === `/${first}`) ?? LANGUAGES.en
}

/** Removes the language from a path, with or without a query: `/hi/about` → `/about`, `/hi` → `/`. */
export function withoutBase(path: string): string {
  const rest = path.slice(languageOfPath(path.split('?', 1)[0] ?? '').base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns the path of a page in a language: `/about` in Hindi is `/hi/about`, `/` is `/hi`. */
export function inLanguage(path: string, { base }: Language): string {
  return base === '' ? path : base + path.replace(/^\/(?=\?|$)/, '')
}

function ownLetter(): RegExp {
  return new RegExp(`\\p{Script=${language.script}}`, 'u')
}

/**
 * Returns `en` for text from an API that has Latin words and no letter of the page's script; undefined for text that
 * needs no `lang`. For markup only its text counts, because a table is named in the language of the page.
 */
export function getLang(text: string | undefined): 'en' | undefined {
  if (isEnglish || language.script === 'Latin' || text === undefined) return undefined
  const words = text.replace(/<[^>]*>/g, '')
  return /[A-Za-z]{2}/.test(words) && !ownLetter().test(words) ? 'en' : undefined
}

/**
 * The type of a file of strings in another language: the same keys, lists of the same length, functions of the same
 * parameters, and any text where the English has one.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Words<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English

/**
 * Returns the name of a language in another one, by default that of the build: `hi` is 'Hindi', `en` is 'अंग्रेज़ी'.
 */
export function languageName(code: string, inLanguage: LanguageCode = language.code): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}

/** Returns the number of letters that take room in a line: signs above and below others do not. */
export function letterCount(text: string): number {
  return text.replace(/\p{Mn}/gu, '').length
}
