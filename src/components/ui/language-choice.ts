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

/**
 * Prepares a link to the page in another language: stores the language, so that no other is offered, and keeps the open
 * job and the place on the page.
 */
export function followInLanguage(link: HTMLAnchorElement, { code }: Language): void {
  link.search = location.search
  link.hash = location.hash
  writeStored(LANGUAGE_KEY, code)
}
