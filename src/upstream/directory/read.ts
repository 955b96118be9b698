import { type ProviderFilters, WEEK } from '#api/provider-filters.ts'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { distanceKm } from '#lib/geo.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { distinctiveWords, tokenize } from '#search/tokens.ts'
import { sameMeaning } from '#search/vocabulary.ts'
import { type CountRow, countsIn, countsSql } from '#upstream/directory/counts.ts'
import { listName, type Position, readCursor, writeCursor } from '#upstream/directory/cursor.ts'
import { CURRENT } from '#upstream/directory/editions.ts'
import type { Database } from '#upstream/env.ts'
import { type FurtherLanguage, translationColumn, type WithTranslation } from '#upstream/languages.ts'

const USUAL_LIMIT = 20
/**
 * Number of providers up to which a query starts from the rarest word. With frequent words only, it reads the list in
 * its order.
 */
const RARE = 1_000
/** Maximum number of spellings per word: D1 binds 100 values, for eight words and the filters. */
const MAX_SPELLINGS = 10
/** Cities per batch when a list is ordered by distance. */
const CITIES_AT_ONCE = 10

type Value = string | number
type Directory = { edition: number; sample: string | null }
type Place = { id: string; latitude: number; longitude: number; count: number }
export type SummaryRow = WithTranslation<{ id: string; key: number; summary: string }>

/** A word of the text query, with its spellings and the number of its providers, counted up to `RARE` + 1. */
type Word = { spellings: ReadonlyArray<string>; count: number }

/** Data that is read before the list, all of one edition. */
type ListContext = Directory & {
  /** The cities of a list that is read city by city: a list of a state, or one ordered by distance. */
  places: Array<Place & { rank: number }> | undefined
  /** The words of the text query, rarest first; undefined without one. */
  words: Array<Word> | undefined
  /** For each active filter, the number of providers with its value in the service and city. */
  filtered: Array<number>
}

type ListRequest = {
  context: ListContext
  filters: ProviderFilters
  language: FurtherLanguage | undefined
}

type Listing = {
  rows: Array<SummaryRow>
  next: string | null
  total: number | null
  counts: ProviderCounts | undefined
}

/** Collects the bound values while a statement is composed. */
function createBinder() {
  const values: Array<Value> = []
  return { values, bind: (value: Value) => `?${values.push(value)}` }
}

/** Returns the strong words of a text with their synonyms, so that 'plumber' finds 'plumbing'. */
function getSpellings(q: string): Array<Array<string>> {
  return distinctiveWords(tokenize(q), hasDevanagari(q)).map((word) =>
    [...new Set([word, ...sameMeaning(word)])].slice(0, MAX_SPELLINGS),
  )
}

/** Returns the SQL condition that a term begins with a value. */
function begins(value: string): string {
  return `t.term >= ${value} AND t.term < ${value} || char(1114111)`
}

/** Returns a FROM clause for the terms that begin with one of the spellings in a JSON list. */
function toTerms(spellings: string, edition: string): string {
  return `json_each(${spellings}) w CROSS JOIN provider_term t ON t.edition = ${edition} AND ${begins('w.value')}`
}

/** Returns true for a list ordered by distance. Without a position, the order is the best match. */
function isByDistance({ sort, lat, lng }: ProviderFilters): boolean {
  return sort === 'distance' && lat !== undefined && lng !== undefined
}

/** Returns the active filters, by their names in `provider_count`. */
function activeFilters({ job, area, language, min_rating: rating, day, verified }: ProviderFilters) {
  return Object.entries({ job, area, language, rating, day, verified }).flatMap(([filter, value]) =>
    value === undefined ? [] : [{ filter, value }],
  )
}

const PLACES = `SELECT c.id, c.latitude, c.longitude, COALESCE(n.count, 0) AS count FROM cities c
  LEFT JOIN provider_count n ON n.edition = ${CURRENT} AND n.service_id = ?1 AND n.filter = 'total' AND n.city_id = c.id
  WHERE (?2 = '' OR c.state_id = ?2) AND (?3 = '' OR c.id = ?3) ORDER BY c.position`

const COUNT = `SELECT count FROM provider_count
  WHERE edition = ${CURRENT} AND service_id = ?1 AND filter = ?2 AND city_id = ?3 AND value = ?4`

const WORD_COUNT = `SELECT count(*) AS count FROM (SELECT 1 FROM ${toTerms('?1', CURRENT)} LIMIT ${RARE + 1})`

/** Reads the context of a list; undefined without a directory. */
export async function readContext(db: Database, filters: ProviderFilters): Promise<ListContext | undefined> {
  const { category = '', city = '', state, q } = filters
  const goesThroughCities = state !== undefined || isByDistance(filters)
  const active = activeFilters(filters)
  const spellings = q === undefined ? [] : getSpellings(q)
  const [directories, ...results] = await db.batch<Directory & Place>([
    db.prepare('SELECT edition, sample FROM directory JOIN directory_edition USING (edition)'),
    ...active.map(({ filter, value }) => db.prepare(COUNT).bind(category, filter, city, value)),
    ...spellings.map((word) => db.prepare(WORD_COUNT).bind(JSON.stringify(word))),
    ...(goesThroughCities ? [db.prepare(PLACES).bind(category, state ?? '', city)] : []),
  ])
  const directory = directories?.results[0]
  if (!directory) return undefined
  const countAt = (index: number) => results[index]?.results[0]?.count ?? 0
  const words = spellings.map((word, index) => ({ spellings: word, count: countAt(active.length + index) }))
  return {
    edition: directory.edition,
    sample: directory.sample,
    places: goesThroughCities ? rankPlaces(results.at(-1)?.results ?? [], filters) : undefined,
    words: q === undefined ? undefined : words.sort((a, b) => a.count - b.count),
    filtered: active.map((_, index) => countAt(index)),
  }
}

/** Ranks cities by distance. In other orders, all have rank 0. */
function rankPlaces(places: ReadonlyArray<Place>, filters: ProviderFilters): ListContext['places'] {
  if (!isByDistance(filters)) return places.map((place) => ({ ...place, rank: 0 }))
  const here = { latitude: Number(filters.lat), longitude: Number(filters.lng) }
  return places
    .map((place) => ({ ...place, far: distanceKm(here, place) }))
    .sort((a, b) => a.far - b.far)
    .map((place, rank) => ({ ...place, rank }))
}

const keys = {
  match: 'match_key',
  rating: 'rating_key',
  experience: 'experience_key',
  price: 'price_key',
  distance: 'match_key',
} as const

type Part = { city: string | undefined; after: Position | undefined; limit: number }

/**
 * Composes the statement for a page of a list, or for its part in one city. CROSS JOIN makes SQLite read the tables in
 * the given order.
 */
export function listStatement(
  { context: { edition: of, words = [] }, filters, language }: ListRequest,
  { city, after, limit }: Part,
): { sql: string; values: Array<Value> } {
  const { category = '', job, area, min_rating, day, verified, sort = 'match' } = filters
  const { values, bind } = createBinder()
  const edition = bind(of)
  const key = `s.${keys[sort]}`
  const has = (table: string, column: string, value: string) =>
    `EXISTS (SELECT 1 FROM ${table} x WHERE x.edition = ${edition} AND x.provider_id = s.provider_id AND x.${column} = ${bind(value)})`
  // One EXISTS per spelling: with ranges joined by OR, SQLite would read all terms of the provider.
  const hasTerm = (spelling: string) =>
    `EXISTS (SELECT 1 FROM provider_term t WHERE t.edition = ${edition} AND t.provider_id = s.provider_id AND ${begins(bind(spelling))})`
  const pricedJob = sort === 'price' ? job : undefined
  const [rarest, ...others] = words
  const leader = rarest && rarest.count <= RARE ? rarest : undefined
  const conditions = [
    `s.edition = ${edition}`,
    pricedJob === undefined ? `s.service_id = ${bind(category)}` : `s.job_id = ${bind(pricedJob)}`,
    city !== undefined && `s.city_id = ${bind(city)}`,
    leader && 's.provider_id = r.provider_id',
    after && `(${key}, s.provider_id) > (${bind(after.key)}, ${bind(after.id)})`,
    min_rating && `p.rating >= ${bind(Math.round(100 * Number(min_rating)))}`,
    day && `p.days & ${bind(1 << WEEK.indexOf(day))}`,
    verified && 'p.is_verified = 1',
    pricedJob !== undefined && category && has('provider_service', 'service_id', category),
    pricedJob === undefined && job && has('provider_job', 'job_id', job),
    area && has('provider_area', 'value', area),
    filters.language && has('provider_language', 'value', filters.language),
    ...(leader ? others : words).map(({ spellings }) => `(${spellings.map(hasTerm).join(' OR ')})`),
  ]
  const leading = leader
    ? `(SELECT DISTINCT t.provider_id FROM ${toTerms(bind(JSON.stringify(leader.spellings)), edition)}) r CROSS JOIN `
    : ''
  const sql = `SELECT s.provider_id AS id, ${key} AS key, p.summary${translationColumn(language, { table: 'p', part: 'summary' })}
    FROM ${leading}${pricedJob === undefined ? 'provider_service' : 'provider_job'} s
    CROSS JOIN provider p ON p.edition = ${edition} AND p.id = s.provider_id
    WHERE ${conditions.filter(Boolean).join(' AND ')}
    ORDER BY ${key}, s.provider_id LIMIT ${bind(limit)}`
  return { sql, values }
}

type Entry = SummaryRow & { rank: number }

/** Reads at most `limit` entries of a list after a position. */
async function readEntries(
  db: Database,
  request: ListRequest,
  { after, limit }: Omit<Part, 'city'>,
): Promise<Array<Entry>> {
  const { context, filters } = request
  const { words, filtered, places } = context
  if ((words && !words[0]?.count) || filtered.includes(0)) return []
  const prepare = (city: string | undefined, from: Position | undefined) => {
    const { sql, values } = listStatement(request, { city, after: from, limit })
    return db.prepare(sql).bind(...values)
  }
  if (!places) {
    const { results } = await prepare(filters.city, after).all<SummaryRow>()
    return results.map((row) => ({ ...row, rank: 0 }))
  }
  const first = after?.rank ?? 0
  const cities = places.filter(({ count, rank }) => count > 0 && rank >= first)
  const atOnce = isByDistance(filters) ? CITIES_AT_ONCE : cities.length
  const entries: Array<Entry> = []
  for (let start = 0; start < cities.length && entries.length < limit; start += atOnce) {
    const some = cities.slice(start, start + atOnce)
    const parts = await db.batch<SummaryRow>(
      some.map(({ id, rank }) => prepare(id, rank === first ? after : undefined)),
    )
    for (const [index, { results }] of parts.entries())
      entries.push(...results.map((row) => ({ ...row, rank: some[index]?.rank ?? 0 })))
  }
  return entries.sort((a, b) => a.rank - b.rank || a.key - b.key || (a.id < b.id ? -1 : 1)).slice(0, limit)
}

/** Reads the counts made at import: all counts of a plain list, the total of a list with one filter, else nothing. */
async function readCounts(db: Database, request: ListRequest): Promise<Pick<Listing, 'total' | 'counts'>> {
  const { context, filters, language } = request
  const { edition, filtered } = context
  const { category = '', city = '', state = '', q } = filters
  const uncounted = { total: null, counts: undefined }
  if (q !== undefined || filtered.length > 1) return uncounted
  if (filtered.length === 1 && state !== '') return uncounted
  if (filtered.length === 1) return { total: filtered[0] ?? 0, counts: undefined }
  const { results } = await db
    .prepare(countsSql(language))
    .bind(edition, category, city, state)
    .all<CountRow>()
  const total = results.find(({ filter }) => filter === 'total')?.count ?? 0
  return { total, counts: countsIn(results) }
}

/** Reads a page of a list. */
export async function readList(db: Database, request: ListRequest): Promise<Listing> {
  const { filters } = request
  const list = listName(filters)
  const after = readCursor(list, filters.after)
  const limit = filters.limit ?? USUAL_LIMIT
  const [entries, { total, counts }] = await Promise.all([
    readEntries(db, request, { after, limit: limit + 1 }),
    readCounts(db, request),
  ])
  const rows = entries.slice(0, limit)
  const last = entries.length > limit ? rows.at(-1) : undefined
  const isWhole = !after && !last
  return {
    rows,
    next: last ? writeCursor(list, last) : null,
    total: total ?? (isWhole ? rows.length : null),
    counts,
  }
}
