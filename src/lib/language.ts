declare const __LANGUAGE__: keyof typeof LANGUAGES | undefined

/**
 * The languages of the site by their code (BCP 47). Another one is a line here, a folder of words in `content`, and one of
 * the seed.
 */
export const LANGUAGES = {
  en: { code: 'en', locale: 'en-IN', openGraph: 'en_IN', base: '', name: 'English' },
  hi: { code: 'hi', locale: 'hi-IN', openGraph: 'hi_IN', base: '/hi', name: 'हिन्दी' },
} as const

export type LanguageCode = keyof typeof LANGUAGES

/** The language that this build speaks: vite.config.ts makes one build for each. What runs without a build is English. */
export const language = LANGUAGES[typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__]

/**
 * What a file of words in another language has to be like: the same keys, lists of the same length, functions of the
 * same parameters, and any text where the English has one.
 */
export type Words<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Words<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English
