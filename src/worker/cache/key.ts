import type { ReadEndpoint } from '#api/endpoints.ts'
import { type Language, languageNamed } from '#lib/language.ts'

/** Raised when the shape of stored bodies changes, so that old entries are not read. */
const STORE_VERSION = 3

const LONGEST_SEARCH = 200
const HIGHEST_LIMIT = 200

/** The one spelling of a parameter's value; undefined when it has none that makes sense. */
const sharedSpellings: Record<string, (value: string) => string | undefined> = {
  limit: (value) => {
    const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0
    return limit >= 1 && limit <= HIGHEST_LIMIT ? String(limit) : undefined
  },
  state: (value) => (/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value) ? value : undefined),
  search: (value) => {
    const text = value.slice(0, 4 * LONGEST_SEARCH).replace(/[\s\p{Cc}]+/gu, ' ')
    return [...text.normalize('NFC').trim()].slice(0, LONGEST_SEARCH).join('').trim()
  },
}

/** A language beside the one that answers are in when none is asked for. */
function furtherLanguage(lang: string): string | undefined {
  const { code } = languageNamed(lang)
  return code === 'en' ? undefined : code
}

/** The value of a parameter: the last one counts. */
function lastOf(search: URLSearchParams, name: string): string {
  return search.getAll(name).at(-1)?.trim() ?? ''
}

/** The language that a query asks for: an answer is made in the one under which it is stored. */
export function languageOfQuery(search: URLSearchParams): Language {
  return languageNamed(lastOf(search, 'lang'))
}

/**
 * The known query parameters of a call, sorted, once each (the last counts), in their one spelling. Everything else a
 * visitor writes into the query is dropped here.
 */
export function knownQuery(
  { query, spellings = sharedSpellings }: Pick<ReadEndpoint, 'query' | 'spellings'>,
  search: URLSearchParams,
): URLSearchParams {
  if (search.size === 0) return search
  const known = new URLSearchParams()
  for (const name of [...query, 'lang'].sort()) {
    const spelling = name === 'lang' ? furtherLanguage : spellings[name]
    const value = spelling?.(lastOf(search, name))
    if (value) known.set(name, value)
  }
  return known
}

/**
 * The address under which an answer is stored: below the site's own host, as the platform advises, the source of the
 * answer, the path and the known query.
 */
export function cacheKey(siteOrigin: string, source: string, path: string, query?: URLSearchParams): string {
  const search = query?.size ? query.toString() : ''
  return `${siteOrigin}/.cache/api/v${STORE_VERSION}/${encodeURIComponent(source)}${path}${search ? `?${search}` : ''}`
}
