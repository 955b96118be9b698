import type { ProviderFilters, ProviderSort } from '#api/provider-filters.ts'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { distanceKm } from '#lib/geo.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { allWords, sameMeaning, searchWords } from '#search/words.ts'
import type { Database } from '#upstream/app.ts'
import { type Entry, unpackEntries } from '#upstream/directory/list-part.ts'
import { type ScopePlace, scopeOf, searchToken } from '#upstream/directory/scopes.ts'
import { filterEntries, isFiltered, type Position, pageOf } from '#upstream/directory/select.ts'

/** Lists up to here are read whole, which sorts and counts them; of longer ones only the first in the order 'best match', but for those of one city in another order. */
const MOST_READ_WHOLE = 5_000
/** Rows of a long list that are read together, and the most of them that are looked through for a page. */
const PARTS_AT_ONCE = 4
const MOST_PARTS = 40
/** By distance from a place without a city: those of the nearest cities which have at least so many. */
const ENOUGH_NEARBY = 100

export const listSql = {
  whole: 'SELECT people FROM provider_lists WHERE edition = ?1 AND scope = ?2',
  from: 'SELECT people FROM provider_lists WHERE edition = ?1 AND scope = ?2 AND last_key >= ?3 ORDER BY last_key, part LIMIT ?4 OFFSET ?5',
} as const

/** A list as the table of scopes describes it. */
export type ScopeRow = { total: number; counts: string; places: string }
type ListRow = { people: string }

/** Those that a page is chosen from. */
export type Found = {
  entries: Array<Entry>
  /** How many fit all filters; null when nobody has counted. */
  total: number | null
  /** What was counted with the data; undefined when it is to be counted. */
  counts: ProviderCounts | undefined
  /** The order that the list can be given in. */
  sort: ProviderSort
  /** Where the next page begins when the entries end before the list does. */
  goesOn: Position | undefined
}

/** Of a list that has nobody. */
export const nobody: Found = { entries: [], total: 0, counts: undefined, sort: 'match', goesOn: undefined }

async function readWhole(
  db: Database,
  edition: string,
  scopes: ReadonlyArray<string>,
): Promise<Array<Entry>> {
  if (scopes.length === 0) return []
  const lists = await db.batch<ListRow>(scopes.map((scope) => db.prepare(listSql.whole).bind(edition, scope)))
  return lists.flatMap(({ results }) => results.flatMap(({ people }) => unpackEntries(people)))
}

/** As much of a long list as fills a page. */
async function readOn(
  db: Database,
  { edition, scope, filters }: { edition: string; scope: string; filters: ProviderFilters },
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Pick<Found, 'entries' | 'goesOn'>> {
  const entries: Array<Entry> = []
  for (let offset = 0; offset < MOST_PARTS; offset += PARTS_AT_ONCE) {
    const { results } = await db
      .prepare(listSql.from)
      .bind(edition, scope, after?.key ?? 0, PARTS_AT_ONCE, offset)
      .all<ListRow>()
    entries.push(...results.flatMap(({ people }) => unpackEntries(people)))
    if (results.length < PARTS_AT_ONCE) return { entries, goesOn: undefined }
    const fitting = filterEntries(entries, filters)
    const { next } = pageOf(fitting, 'match', filters, { after, limit })
    if (next) return { entries, goesOn: next }
  }
  const last = entries.at(-1)
  return { entries, goesOn: last && { key: last.key, id: last.id } }
}

/** The cities that a list without one city is put together from; undefined when it is a list of its own. */
function citiesFor(
  { state, lat, lng, sort }: ProviderFilters,
  places: ReadonlyArray<ScopePlace>,
): Array<ScopePlace> | undefined {
  const isNearby = sort === 'distance' && lat !== undefined && lng !== undefined
  if (!state && !isNearby) return undefined
  const inState = places.filter(([, stateId]) => !state || stateId === state)
  if (!isNearby) return inState
  const here = { latitude: Number(lat), longitude: Number(lng) }
  const nearest = inState
    .map((place) => ({ place, far: distanceKm(here, { latitude: place[2], longitude: place[3] }) }))
    .sort((a, b) => a.far - b.far)
  let sum = 0
  const end = nearest.findIndex(({ place }) => {
    sum += place[4]
    return sum >= ENOUGH_NEARBY
  })
  return nearest.slice(0, end === -1 ? undefined : end + 1).map(({ place }) => place)
}

/** Reads what the page of a list is chosen from. `after` is where it begins. */
export async function readList(
  db: Database,
  { edition, scope: row }: { edition: string; scope: ScopeRow },
  filters: ProviderFilters,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Found> {
  const { category, city } = filters
  const scope = scopeOf({ category, city })
  const sort = filters.sort ?? 'match'
  const places: Array<ScopePlace> = JSON.parse(row.places)
  const cities = city ? undefined : citiesFor(filters, places)
  if (city && filters.state && places[0]?.[1] !== filters.state) return nobody
  if (cities) {
    const scopes = cities.map(([id]) => scopeOf({ category, city: id }))
    const entries = await readWhole(db, edition, scopes)
    const total = filterEntries(entries, filters).length
    return { entries, total, counts: undefined, sort, goesOn: undefined }
  }
  const isPart = isFiltered(filters)
  const counts: ProviderCounts | undefined = isPart ? undefined : JSON.parse(row.counts)
  if (row.total <= MOST_READ_WHOLE || (city && sort !== 'match')) {
    const entries = await readWhole(db, edition, [scope])
    const total = isPart ? filterEntries(entries, filters).length : row.total
    return { entries, total, counts, sort, goesOn: undefined }
  }
  const read = await readOn(db, { edition, scope, filters }, { after, limit })
  return { ...read, total: isPart ? null : row.total, counts, sort: 'match' }
}

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
