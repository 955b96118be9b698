import { paths } from './paths.ts'

type TextParams<TName extends string> = { [Name in TName]?: string }

function areTexts<TName extends string>(
  search: Record<string, unknown>,
  names: ReadonlyArray<TName>,
): search is Record<string, unknown> & TextParams<TName> {
  return names.every((name) => search[name] === undefined || typeof search[name] === 'string')
}

/** The search parameters that pages read, by kind of page. */
export const pageParams = {
  /** The page of the form also reads the details of a message. */
  contact: ['subject', 'about', 'sent', 'waits', 'phone'],
  search: ['q', 'city', 'page'],
  services: ['page'],
  blog: ['category', 'page'],
  provider: ['tab', 'after'],
  book: ['provider', 'service', 'job', 'city', 'app'],
  professionals: ['job', 'area', 'language', 'rating', 'verified', 'today', 'sort', 'after'],
  compare: ['with', 'service', 'job'],
} as const

/**
 * Checks the search parameters that a page reads: each is text or absent. Unknown ones are kept. `params` has the names
 * that the page depends on.
 */
export function textParams<TName extends string>(...names: ReadonlyArray<TName>) {
  function check(search: Record<string, unknown>): TextParams<TName> {
    if (!areTexts(search, names)) throw new TypeError(`Not texts: ${names.join(', ')}`)
    return search
  }
  return Object.assign(check, { params: names })
}

/** Parses flat search parameters as strings. The last value of a repeated key counts. */
export function parseSearch(search: string): Record<string, string> {
  return search === '' ? {} : Object.fromEntries(new URLSearchParams(search))
}

/** Inverts `parseSearch`. Leaves out undefined and empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
    : ''
}

/** Target of the form. A browser without JavaScript adds the text as `q`. */
export const SEARCH_PATH = paths.searchForm

/** Longer texts are not searched; the embedded upstream has the same limit. */
export const MAX_SEARCH_LENGTH = 120

/** Returns the number of a page of results from its parameter: 1 unless it is a whole number above. */
export function pageNumber(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1
}

/** Returns the query: the trimmed text, cut when it is very long; empty without one. */
export function searchText(value: string | undefined): string {
  return [...(value ?? '').trim().replace(/\s+/g, ' ')].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}
