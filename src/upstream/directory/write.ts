import { createHash } from 'node:crypto'
import { WEEK } from '#api/provider-filters.ts'
import { isNew } from '#lib/reviews.ts'
import { getEntry } from '#lib/slug.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { latinSpellings, tokenize } from '#search/tokens.ts'
import { CURRENT } from '#upstream/directory/editions.ts'
import {
  filterValue,
  MAX_KEY,
  type Provider,
  type ProviderTranslation,
  priceKey,
  sortKeys,
  toDetail,
  toSummary,
} from '#upstream/directory/provider-record.ts'
import { countStatements } from '#upstream/directory/write-counts.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { cities } from '#upstream/seed/places.ts'
import { literal } from '#upstream/seed/sql.ts'
import { translations } from '#upstream/seed/translations.ts'

type Value = string | number | null
type Row = ReadonlyArray<Value>

/**
 * Version of the row format. Raise it when the format changes: the next import then treats every provider as changed.
 */
export const WRITING = 8

/** D1 limits statements to 100,000 bytes. A UTF-16 unit takes at most three bytes of UTF-8. */
const MAX_STATEMENT_LENGTH = 32_000
const MAX_TERM_LENGTH = 40

const serviceTitles = new Map(catalogue.map(({ id, title }) => [id, title]))
const jobsOfService = new Map(
  catalogue.map(({ id, children }) => [
    id,
    new Set(children.flatMap(({ services }) => services.map((job) => job.id))),
  ]),
)
const cityTitles = new Map<string, string>(cities.map(({ id, title }) => [id, title]))

/** Hashes a provider, so that an import can tell whether it changes them. */
export function toHash(provider: Provider): string {
  return createHash('sha256')
    .update(JSON.stringify([WRITING, provider]))
    .digest('base64url')
    .slice(0, 16)
}

/** Yields statements that insert rows, each with as many rows as D1 allows. */
function* inserts(table: string, columns: string, rows: Iterable<Row>): Generator<string> {
  const head = `INSERT INTO ${table} (${columns}) VALUES `
  let values: Array<string> = []
  let length = 0
  for (const row of rows) {
    const value = `(${row.map(literal).join(', ')})`
    if (values.length > 0 && length + value.length > MAX_STATEMENT_LENGTH) {
      yield head + values.join(', ')
      values = []
      length = 0
    }
    values.push(value)
    length += value.length + 2
  }
  if (values.length > 0) yield head + values.join(', ')
}

/** Returns the translations of a part as JSON by language; null without any. */
function inLanguages(
  { translations = {} }: Provider,
  part: (translation: ProviderTranslation) => unknown,
): string | null {
  const entries = Object.entries(translations).flatMap(([language, translation]) => {
    const strings = part(translation)
    return strings === undefined ? [] : [[language, strings]]
  })
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null
}

/** Returns a row per filter value. Drops names that cannot be part of a URL. */
function namedRows(provider: Provider, part: 'areas' | 'languages'): Array<Row> {
  const rows = provider[part].map((title, index): [string, Row] => {
    const value = filterValue(title)
    const translated = inLanguages(provider, ({ summary }) => summary[part]?.[index])
    return [value, [provider.id, value, title, translated]]
  })
  return [...new Map(rows)].flatMap(([value, row]) => (value ? [row] : []))
}

/** Returns the terms of texts. Hindi words come in all Latin spellings. */
function toTerms(texts: ReadonlyArray<string | undefined>): Set<string> {
  const spelled = texts.flatMap((text = '') => (hasDevanagari(text) ? latinSpellings(text) : text))
  return new Set(spelled.flatMap(tokenize).map((word) => word.slice(0, MAX_TERM_LENGTH)))
}

function searchedTexts({ name, title, areas, cityId, categoryIds, translations: summaries = {} }: Provider) {
  const translated = Object.values(summaries).map(({ summary }) => summary)
  const catalogues = Object.values(translations)
  return [
    ...[{ name, title, areas }, ...translated].flatMap((strings) => [
      strings.name,
      strings.title,
      ...(strings.areas ?? []),
    ]),
    cityTitles.get(cityId),
    ...catalogues.map((strings) => getEntry(strings.cities, cityId)),
    ...categoryIds.flatMap((id) => [
      serviceTitles.get(id),
      ...catalogues.map((strings) => getEntry(strings.categories, id)?.title),
    ]),
  ]
}

/** The tables, their columns after `edition`, and functions that return the rows of a provider. */
const tables: ReadonlyArray<{ name: string; columns: string; rows: (provider: Provider) => Array<Row> }> = [
  {
    name: 'provider',
    columns: 'id, city_id, rating, is_verified, days, hash, summary, profile, translations',
    rows: (provider) => [
      [
        provider.id,
        provider.cityId,
        // Filters by stars list only providers whose stars are shown.
        isNew(provider.reviewCount) ? 0 : Math.round(100 * (provider.rating ?? 0)),
        provider.verified && !provider.sample ? 1 : 0,
        provider.days.reduce((bits, day) => bits | (1 << WEEK.indexOf(day)), 0),
        toHash(provider),
        JSON.stringify(toSummary(provider)),
        JSON.stringify(toDetail(provider)),
        inLanguages(provider, ({ summary, profile }) => ({ summary, profile })) ?? '{}',
      ],
    ],
  },
  {
    name: 'provider_service',
    columns: 'provider_id, service_id, city_id, match_key, rating_key, experience_key, price_key',
    rows: (provider) =>
      ['', ...provider.categoryIds].map((service) => {
        const { match, rating, experience } = sortKeys(provider, service)
        const price = priceKey(provider, jobsOfService.get(service))
        return [provider.id, service, provider.cityId, match, rating, experience, price]
      }),
  },
  {
    name: 'provider_job',
    columns: 'provider_id, job_id, city_id, price_key',
    rows: ({ id, jobs, cityId }) => jobs.map((job) => [id, job.id, cityId, job.priceFrom ?? MAX_KEY]),
  },
  {
    name: 'provider_area',
    columns: 'provider_id, value, title, translations',
    rows: (provider) => namedRows(provider, 'areas'),
  },
  {
    name: 'provider_language',
    columns: 'provider_id, value, title, translations',
    rows: (provider) => namedRows(provider, 'languages'),
  },
  {
    name: 'provider_review',
    columns: 'provider_id, position, review, translations',
    rows: (provider) =>
      provider.reviews.map((review, index) => [
        provider.id,
        index,
        JSON.stringify(review),
        inLanguages(provider, ({ reviews }) => reviews?.[index]) ?? '{}',
      ]),
  },
  {
    name: 'provider_term',
    columns: 'provider_id, term',
    rows: (provider) => [...toTerms(searchedTexts(provider))].map((term) => [provider.id, term]),
  },
]

function* toRows(providers: Iterable<Provider>, rows: (provider: Provider) => Array<Row>): Generator<Row> {
  for (const provider of providers) yield* rows(provider)
}

/**
 * Yields statements that write providers to a new edition without showing it. `sample` is the digest of sample data.
 */
export function* stageStatements(
  providers: ReadonlyArray<Provider>,
  edition: number,
  sample: string | null = null,
): Generator<string> {
  yield `INSERT INTO directory_edition (edition, sample) VALUES (${edition}, ${literal(sample)})`
  for (const { name, columns, rows } of tables) {
    yield* inserts(
      name,
      `edition, ${columns}`,
      toRows(providers, (provider) => rows(provider).map((row) => [edition, ...row])),
    )
  }
  yield* countStatements(edition)
}

/** Records the ids of shown profiles, so that a withdrawn profile answers 410. */
const NOTE_SHOWN = `INSERT INTO provider_ids (id) SELECT id FROM provider WHERE edition = ${CURRENT}
  ON CONFLICT (id) DO NOTHING`

function showStatements(edition: number, condition: string): Array<string> {
  return [
    NOTE_SHOWN,
    `INSERT INTO directory (only_row, edition) SELECT 1, ${edition} WHERE ${condition}
     ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`,
    NOTE_SHOWN,
  ]
}

type Publication = { inPlaceOf: number | undefined; total: number; now: number }

/**
 * Returns statements that make an imported edition current. They change nothing when another command has replaced the
 * edition that was current when the import began, or has erased one of these providers.
 */
export function publishStatements(edition: number, { inPlaceOf, total, now }: Publication): Array<string> {
  const staged = `FROM provider WHERE edition = ${edition}`
  const condition = [
    `${CURRENT} IS ${inPlaceOf ?? 'NULL'}`,
    `(SELECT count(*) ${staged}) = ${total}`,
    `NOT EXISTS (SELECT 1 ${staged} AND id IN (SELECT id FROM provider_ids WHERE is_erased = 1))`,
  ].join(' AND ')
  const retire = `UPDATE directory_edition SET retired_at = ${now} WHERE edition IS ${inPlaceOf ?? 'NULL'} AND ${CURRENT} = ${edition}`
  return [...showStatements(edition, condition), retire]
}

/** Returns statements that show sample data, but never in place of an imported directory. */
export function publishSampleStatements(edition: number): Array<string> {
  const isSample = `SELECT 1 FROM directory JOIN directory_edition USING (edition) WHERE sample IS NULL`
  return [
    ...showStatements(edition, `NOT EXISTS (${isSample})`),
    `UPDATE directory_edition SET retired_at = ${edition} WHERE retired_at IS NULL AND edition <> ${CURRENT} AND sample IS NOT NULL`,
  ]
}
