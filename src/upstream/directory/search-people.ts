import type { ProviderFilters } from '#api/provider-filters.ts'
import { hasDevanagari } from '#lib/devanagari.ts'
import type { Database } from '#upstream/app.ts'
import { type Entry, unpackEntries } from '#upstream/directory/list-part.ts'
import { searchToken } from '#upstream/directory/scopes.ts'
import { allWords, sameMeaning, searchWords } from '#upstream/search/words.ts'

/** Most people that a search finds: the best matches of all who fit. */
const MOST_FOUND = 500

/** Rows of an edition stand in the order 'best match', so the first that are found are the best. */
export const SEARCH_SQL =
  'SELECT entry FROM provider_search WHERE provider_search MATCH ?1 ORDER BY rowid LIMIT ?2'

/** A word as an FTS5 expression; one of Hindi letters is also looked for by the words for the same thing, as trades are told in English. */
function wordExpression(word: string, isHindi: boolean): string {
  const any = isHindi ? [...new Set([word, ...sameMeaning(word)])] : [word]
  return `{name title places trades} : (${any.map((text) => `"${text}" *`).join(' OR ')})`
}

/** What is looked for, as an FTS5 expression: the beginning of each word in name, title, trade or place. */
export function searchExpression(
  edition: string,
  { q = '', category, city }: ProviderFilters,
): string | undefined {
  const isHindi = hasDevanagari(q)
  const words = searchWords(allWords(q), isHindi)
  const telling = words.some(({ weak }) => !weak) ? words.filter(({ weak }) => !weak) : words
  if (telling.length === 0) return undefined
  const scope = [
    searchToken('edition', edition),
    ...(category ? [searchToken('category', category)] : []),
    ...(city ? [searchToken('city', city)] : []),
  ]
  return [
    ...scope.map((token) => `tokens : "${token}"`),
    ...telling.map(({ text }) => wordExpression(text, isHindi)),
  ].join(' AND ')
}

/** Those whom a text names, best match first. */
export async function searchPeople(
  db: Database,
  edition: string,
  filters: ProviderFilters,
): Promise<Array<Entry>> {
  const expression = searchExpression(edition, filters)
  if (expression === undefined) return []
  const { results } = await db.prepare(SEARCH_SQL).bind(expression, MOST_FOUND).all<{ entry: string }>()
  return results.flatMap(({ entry }) => unpackEntries(entry))
}
