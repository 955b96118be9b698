import { entryOf } from '#lib/slug.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { latinSpellings } from '#search/words.ts'
import { type Entry, entryOf as listEntryOf, packEntries } from '#upstream/directory/list-part.ts'
import { type Person, type PersonTranslation, profileOf, summaryOf } from '#upstream/directory/person.ts'
import {
  REVIEWS_ON_PAGE,
  type ScopePlace,
  scopeOf,
  scopeWordsOf,
  searchToken,
} from '#upstream/directory/scopes.ts'
import { countEntries } from '#upstream/directory/select.ts'
import { literal } from '#upstream/seed/sql.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

type Row = ReadonlyArray<string | number>

/** Raised when rows are written in another way: an edition that was written before is another one. */
export const WRITING = 3

/** What of the catalogue a directory is described with, and what the further languages call it. */
export type Catalogue = {
  categoryTitles: ReadonlyMap<string, string>
  translations: ReadonlyArray<Pick<SeedTranslation, 'categories' | 'cities'>>
  cities: ReadonlyMap<string, { title: string; stateId: string; latitude: number; longitude: number }>
}

/** D1 takes statements of 100,000 bytes; a character may be four. */
const MOST_CHARACTERS = 24_000
/** A part of a list is one row, which is one statement at most. */
const MOST_PART_BYTES = 80_000
const PEOPLE_IN_PART = 300

/** Inserts rows, as many to a statement as it may be long. */
function* inserts(table: string, columns: string, rows: Iterable<Row>): Generator<string> {
  const head = `INSERT INTO ${table} (${columns}) VALUES `
  let values: Array<string> = []
  let length = 0
  for (const row of rows) {
    const value = `(${row.map(literal).join(', ')})`
    if (values.length > 0 && length + value.length > MOST_CHARACTERS) {
      yield head + values.join(', ')
      values = []
      length = 0
    }
    values.push(value)
    length += value.length
  }
  if (values.length > 0) yield head + values.join(', ')
}

function chunks<T>(list: ReadonlyArray<T>, size: number): Array<Array<T>> {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

/** Each scope that somebody is in, with those in it, in the order in which they are given. */
function scopesOf(entries: ReadonlyArray<Entry>): Map<string, Array<Entry>> {
  const scopes = new Map<string, Array<Entry>>()
  for (const entry of entries) {
    for (const category of [undefined, ...entry.categoryIds]) {
      for (const city of [undefined, entry.cityId]) {
        const scope = scopeOf({ category, city })
        const known = scopes.get(scope)
        if (known) known.push(entry)
        else scopes.set(scope, [entry])
      }
    }
  }
  return scopes
}

/** A part of what the further languages say of somebody, as JSON by language. */
function inLanguages(
  { translations = {} }: Person,
  part: (translation: PersonTranslation) => unknown,
): string {
  const words = Object.entries(translations).map(([language, translation]) => [language, part(translation)])
  return JSON.stringify(Object.fromEntries(words))
}

function placesOf(entries: ReadonlyArray<Entry>, { cities }: Catalogue): Array<ScopePlace> {
  const totals = new Map<string, number>()
  for (const { cityId } of entries) totals.set(cityId, (totals.get(cityId) ?? 0) + 1)
  return [...totals].flatMap(([id, total]) => {
    const city = cities.get(id)
    return city ? [[id, city.stateId, city.latitude, city.longitude, total] satisfies ScopePlace] : []
  })
}

/** Statements that write people under an edition, which nobody sees by that. What is there of the same edition is replaced. */
export function* stageStatements(
  people: ReadonlyArray<Person>,
  edition: string,
  catalogue: Catalogue,
): Generator<string> {
  const found = people.map((person) => ({ person, entry: listEntryOf(person) }))
  found.sort((a, b) => a.entry.key - b.entry.key || (a.entry.id < b.entry.id ? -1 : 1))
  const scopes = scopesOf(found.map(({ entry }) => entry))
  const byId = new Map(people.map((person) => [person.id, person]))
  yield* removalOf(edition)
  yield* inserts(
    'providers',
    'edition, id, summary, profile, words',
    found.map(({ person }) => [
      edition,
      person.id,
      JSON.stringify(summaryOf(person)),
      JSON.stringify(profileOf(person)),
      inLanguages(person, ({ summary, profile }) => ({ summary, profile })),
    ]),
  )
  yield* inserts(
    'provider_reviews',
    'edition, provider_id, page, reviews, words',
    found.flatMap(({ person }) =>
      chunks(person.reviews, REVIEWS_ON_PAGE).map((page, index) => [
        edition,
        person.id,
        index,
        JSON.stringify(page),
        inLanguages(person, ({ reviews }) => chunks(reviews, REVIEWS_ON_PAGE)[index] ?? []),
      ]),
    ),
  )
  yield* inserts(
    'provider_scopes',
    'edition, scope, total, counts, places, words',
    [...scopes].map(([scope, entries]) => {
      const counts = countEntries(entries, scope.endsWith('/') ? {} : { city: scope })
      const places = placesOf(entries, catalogue)
      const [, city = ''] = scope.split('/')
      const inScope = entries.flatMap(({ id }) => byId.get(id) ?? [])
      const words = scopeWordsOf(inScope, city)
      return [edition, scope, entries.length, JSON.stringify(counts), JSON.stringify(places), words]
    }),
  )
  yield* inserts('provider_lists', 'edition, scope, last_key, part, people', listRows(scopes, edition))
  yield* inserts(
    'provider_search',
    'entry, tokens, name, title, places, trades',
    found.map(({ person, entry }) => searchRow(person, entry, edition, catalogue)),
  )
}

function* listRows(scopes: ReadonlyMap<string, ReadonlyArray<Entry>>, edition: string): Generator<Row> {
  for (const [scope, entries] of scopes) {
    const parts = chunks(entries, PEOPLE_IN_PART).flatMap(partsOf)
    for (const [index, part] of parts.entries())
      yield [edition, scope, part.at(-1)?.key ?? 0, index, packEntries(part)]
  }
}

/** Entries in as few rows as they fit into. */
function partsOf(entries: Array<Entry>): Array<Array<Entry>> {
  const bytes = new TextEncoder().encode(packEntries(entries)).length
  if (entries.length === 1 || bytes <= MOST_PART_BYTES) return [entries]
  return chunks(entries, Math.ceil(entries.length / 2)).flatMap(partsOf)
}

/** Texts as a search finds them: those in the letters of another language also as they are typed in Latin ones. */
function searchable(texts: ReadonlyArray<string | undefined>): string {
  const found = texts.flatMap((text) => (text ? [hasDevanagari(text) ? latinSpellings(text) : text] : []))
  return [...new Set(found)].join(', ')
}

function searchRow(person: Person, entry: Entry, edition: string, catalogue: Catalogue): Row {
  const { name, title, areas, cityId, categoryIds } = person
  const said = Object.values(person.translations ?? {}).map(({ summary }) => summary)
  const named = catalogue.translations
  const tokens = [
    searchToken('edition', edition),
    searchToken('city', cityId),
    ...categoryIds.map((id) => searchToken('category', id)),
  ]
  return [
    packEntries([entry]),
    tokens.join(' '),
    searchable([name, ...said.map((summary) => summary.name)]),
    searchable([title, ...said.map((summary) => summary.title)]),
    searchable([
      ...areas,
      catalogue.cities.get(cityId)?.title,
      ...said.flatMap((summary) => summary.areas),
      ...named.map(({ cities }) => entryOf(cities, cityId)),
    ]),
    searchable(
      categoryIds.flatMap((id) => [
        catalogue.categoryTitles.get(id),
        ...named.map(({ categories }) => entryOf(categories, id)?.title),
      ]),
    ),
  ]
}

/** Tables that hold rows of editions. */
const TABLES = ['providers', 'provider_reviews', 'provider_scopes', 'provider_lists']

function searchRowsOf(edition: string): string {
  return `(SELECT rowid FROM provider_search WHERE provider_search MATCH 'tokens : ${searchToken('edition', edition)}')`
}

/** Removes the rows of an edition. */
function removalOf(edition: string): Array<string> {
  return [
    ...TABLES.map((table) => `DELETE FROM ${table} WHERE edition = ${literal(edition)}`),
    `DELETE FROM provider_search WHERE rowid IN ${searchRowsOf(edition)}`,
  ]
}

const CURRENT = '(SELECT edition FROM directory WHERE only_row = 1)'

/**
 * Removes the rows of all other editions when an edition is current, and its own rows when it is not. An empty one is current
 * as long as there is none.
 */
export function removalOfOthers(edition: string): Array<string> {
  const staged = literal(edition)
  const isCurrent = `COALESCE(${CURRENT}, '') = ${staged}`
  return [
    ...TABLES.map(
      (table) =>
        `DELETE FROM ${table} WHERE edition IS NOT ${CURRENT} AND (edition = ${staged} OR ${isCurrent})`,
    ),
    `DELETE FROM provider_search WHERE rowid IN ${searchRowsOf(edition)} AND NOT ${isCurrent}`,
    `DELETE FROM provider_search WHERE rowid NOT IN ${searchRowsOf(edition)} AND ${isCurrent}`,
  ]
}

/** Notes whose profiles the current edition shows, so that their addresses are known when they are withdrawn. */
const NOTE_SHOWN = `INSERT INTO provider_ids (id)
  SELECT id FROM providers WHERE edition = ${CURRENT}
  ON CONFLICT (id) DO NOTHING`

/** The one statement that makes an edition current, under a condition. */
function currentStatement(edition: string, isSample: boolean, condition: string): string {
  return `INSERT INTO directory (only_row, edition, is_sample) SELECT 1, ${literal(edition)}, ${isSample ? 1 : 0}
  WHERE ${condition}
  ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition, is_sample = excluded.is_sample`
}

/**
 * Shows an imported edition of so many people in place of the one that was current when they were chosen, and removes all
 * others. If another command has come between, or has erased one of them, nothing is changed but that the edition is removed.
 */
export function publishStatements(
  edition: string,
  { inPlaceOf, total }: { inPlaceOf: string | undefined; total: number },
): Array<string> {
  const staged = `FROM providers WHERE edition = ${literal(edition)}`
  const condition = [
    `${CURRENT} IS ${literal(inPlaceOf ?? null)}`,
    `(SELECT count(*) ${staged}) = ${total}`,
    `NOT EXISTS (SELECT 1 ${staged} AND id IN (SELECT id FROM provider_ids WHERE is_erased = 1))`,
  ].join(' AND ')
  return [NOTE_SHOWN, currentStatement(edition, false, condition), NOTE_SHOWN, ...removalOfOthers(edition)]
}

/** The same for samples, which never take the place of a directory that was imported: then they are removed themselves. */
export function publishSampleStatements(edition: string): Array<string> {
  const noneImported = 'NOT EXISTS (SELECT 1 FROM directory WHERE is_sample = 0)'
  return [currentStatement(edition, true, noneImported), ...removalOfOthers(edition)]
}
