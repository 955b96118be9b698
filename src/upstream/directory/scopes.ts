/** The list of a trade in a city, of which either may be missing: `plumbing/kochi`, `/kochi`, `plumbing/`, `/`. */
export function scopeOf({
  category = '',
  city = '',
}: {
  category?: string | undefined
  city?: string | undefined
}): string {
  return `${category}/${city}`
}

/** Where so many people of a scope are; degrees. */
export type ScopePlace = [cityId: string, stateId: string, latitude: number, longitude: number, total: number]

/** The token of a search index for an id: letters and digits only, behind a letter that says of what. */
export function searchToken(kind: 'edition' | 'category' | 'city', id: string): string {
  return `${kind}x${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`
}

/** Reviews in a row of the table, and on a page. */
export const REVIEWS_ON_PAGE = 10
