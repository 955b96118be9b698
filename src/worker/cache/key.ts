import type { ReadEndpoint } from '#api/endpoints.ts'
import { type Language, languageNamed } from '#lib/language.ts'

/** Increased when the shape of stored bodies changes, so that older entries are not read. */
const STORE_VERSION = 4

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
export function knownQuery({ query }: Pick<ReadEndpoint, 'query'>, search: URLSearchParams): URLSearchParams {
  if (search.size === 0) return search
  const known = new URLSearchParams()
  for (const [name, spell] of Object.entries({ ...query, lang: furtherLanguage })) {
    const value = spell(getLast(search, name))
    if (value) known.set(name, value)
  }
  known.sort()
  return known
}

/**
 * Returns the key of an answer: its source, path and known query, below the site's own host, as the platform advises.
 */
export function cacheKey(siteOrigin: string, source: string, path: string, query?: URLSearchParams): string {
  const search = query?.size ? query.toString() : ''
  return `${siteOrigin}/.cache/api/v${STORE_VERSION}/${encodeURIComponent(source)}${path}${search ? `?${search}` : ''}`
}
