import { getNamedJob, searchWithJob } from '#browser/named-job.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import { LANGUAGES, type Language, language } from '#lib/language.ts'

const LANGUAGE_KEY = 'language'

/**
 * Returns the first of the browser's languages that the site has, unless the page is in it. Returns undefined once the
 * visitor chose a language or dismissed the offer.
 */
export function languageToOffer(
  languages: ReadonlyArray<string> = navigator.languages,
  chosen: string | null = readStored(LANGUAGE_KEY),
): Language | undefined {
  if (chosen !== null) return undefined
  const codes = languages.map((tag) => tag.toLowerCase().split('-', 1)[0])
  const first = codes.flatMap((code) => Object.values(LANGUAGES).filter((one) => one.code === code))[0]
  return first === language ? undefined : first
}

/** Stores the visitor's language, so that no other is offered. */
function rememberLanguage(code: string): void {
  writeStored(LANGUAGE_KEY, code)
}

/**
 * Prepares a link to the page in another language: remembers the language, and keeps the place on the page and the open
 * job.
 */
export function followInLanguage(link: HTMLAnchorElement, { code }: Language): void {
  link.search = searchWithJob(link.search, getNamedJob(location))
  link.hash = location.hash
  rememberLanguage(code)
}
