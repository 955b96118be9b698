import type { ReadEndpoint } from '#api/endpoints.ts'

/** Raised when the shape of stored bodies changes, so that old entries are not read. */
const STORE_VERSION = 1

const MAX_VALUE = 200

/**
 * The known query parameters of a call, sorted, once each (the last counts), trimmed, empty ones left out.
 * Everything else a visitor writes into the query is dropped here.
 */
export function knownQuery(endpoint: Pick<ReadEndpoint, 'query'>, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams()
  for (const name of [...endpoint.query].sort()) {
    const value = search.getAll(name).at(-1)?.trim().slice(0, MAX_VALUE)
    if (value) known.set(name, value)
  }
  return known
}

/** The address under which an answer is stored: the source of the answer, the path and the known query. */
export function cacheKey(source: string, path: string, query: URLSearchParams): string {
  const search = query.toString()
  return `https://edge-cache.internal/v${STORE_VERSION}/${encodeURIComponent(source)}${path}${search && `?${search}`}`
}
