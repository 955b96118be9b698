import type { ReadEndpoint } from '#api/endpoints.ts'
import { type Language, languageNamed } from '#lib/language.ts'
import { isAddressPart } from '#lib/slug.ts'

/** Increased when the shape of stored bodies changes, so that older entries are not read. */
const STORE_VERSION = 4

const MAX_SEARCH_CHARACTERS = 200
const MAX_LIMIT = 200

/** Returns the canonical spelling of a parameter's value; undefined if the value is invalid. */
const sharedSpellings: Record<string, (value: string) => string | undefined> = {
  limit: (value) => {
    const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0
    return limit >= 1 && limit <= MAX_LIMIT ? String(limit) : undefined
  },
  state: (value) => (isAddressPart(value) ? value : undefined),
  search: (value) => {
    const text = value.slice(0, 4 * MAX_SEARCH_CHARACTERS).replace(/[\s\p{Cc}]+/gu, ' ')
    return [...text.normalize('NFC').trim()].slice(0, MAX_SEARCH_CHARACTERS).join('').trim()
  },
}

/** Returns a language other than the default of the API. */
function furtherLanguage(lang: string): string | undefined {
  const { code } = languageNamed(lang)
  return code === 'en' ? undefined : code
}

/** Returns the value of a parameter, the last one if it is repeated. */
function getLast(search: URLSearchParams, name: string): string {
  return search.getAll(name).at(-1)?.trim() ?? ''
}

/** Returns the language of a query. An answer is stored under the language that it is made in. */
export function languageOfQuery(search: URLSearchParams): Language {
  return languageNamed(getLast(search, 'lang'))
}

/** Returns the known query parameters of a call, sorted, once each, in their canonical spelling. Others are dropped. */
export function knownQuery(
  { query, spellings = sharedSpellings }: Pick<ReadEndpoint, 'query' | 'spellings'>,
  search: URLSearchParams,
): URLSearchParams {
  if (search.size === 0) return search
  const known = new URLSearchParams()
  for (const name of [...query, 'lang'].sort()) {
    const spelling = name === 'lang' ? furtherLanguage : spellings[name]
    const value = spelling?.(getLast(search, name))
    if (value) known.set(name, value)
  }
  return known
}

/**
 * Returns the key of an answer: its source, path and known query, below the site's own host, as the platform advises.
 */
export function cacheKey(siteOrigin: string, source: string, path: string, query?: URLSearchParams): string {
  const search = query?.size ? query.toString() : ''
  return `${siteOrigin}/.cache/api/v${STORE_VERSION}/${encodeURIComponent(source)}${path}${search ? `?${search}` : ''}`
}
