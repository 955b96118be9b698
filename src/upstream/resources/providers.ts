import type { Context } from 'hono'
import { filterSpellings, type ProviderFilters } from '#api/provider-filters.ts'
import type { Database, UpstreamEnv } from '#upstream/app.ts'
import type { PersonTranslation } from '#upstream/directory/person.ts'
import { type Found, nobody, readList, type ScopeRow, searchPeople } from '#upstream/directory/read-list.ts'
import { countsInWords, scopeOf } from '#upstream/directory/scopes.ts'
import { countEntries, filterEntries, pageOf, readCursor, writeCursor } from '#upstream/directory/select.ts'
import { Hono } from '#upstream/hono.ts'
import {
  type FurtherLanguage,
  languageOf,
  tellLanguage,
  tellLanguageOf,
  type WithWords,
  wordsColumn,
} from '#upstream/languages.ts'

type DirectoryRow = { edition: string; is_sample: number }
type ListedRow = WithWords<DirectoryRow & { [Column in keyof ScopeRow]: ScopeRow[Column] | null }>
type ReviewsRow = { reviews: string | null; review_words?: string | null }
type ProfileRow = WithWords<DirectoryRow> &
  ReviewsRow & { summary: string | null; profile: string | null; has_more: number; was_shown: number }
type SummaryRow = WithWords<{ id: string; summary: string }>

const USUAL_LIMIT = 20

export const providerSql = {
  listed: (language?: FurtherLanguage) =>
    `SELECT d.edition, d.is_sample, s.total, s.counts, s.places${wordsColumn(language, { table: 's' })} FROM directory d
    LEFT JOIN provider_scopes s ON s.edition = d.edition AND s.scope = ?1 WHERE d.only_row = 1`,
  summaries: (count: number, language?: FurtherLanguage) =>
    `SELECT id, summary${wordsColumn(language, { part: 'summary' })} FROM providers WHERE edition = ?1 AND id IN (${Array.from({ length: count }, (_, index) => `?${index + 2}`).join(', ')})`,
  profile: (language?: FurtherLanguage) =>
    `SELECT d.edition, d.is_sample, p.summary, p.profile, r.reviews${wordsColumn(language, { table: 'p' })}
      ${wordsColumn(language, { table: 'r', as: 'review_words' })},
      EXISTS (SELECT 1 FROM provider_reviews WHERE edition = d.edition AND provider_id = ?1 AND page = 1) AS has_more,
      EXISTS (SELECT 1 FROM provider_ids WHERE id = ?1) AS was_shown
    FROM directory d
    LEFT JOIN providers p ON p.edition = d.edition AND p.id = ?1
    LEFT JOIN provider_reviews r ON r.edition = d.edition AND r.provider_id = ?1 AND r.page = 0
    WHERE d.only_row = 1`,
  reviews: (language?: FurtherLanguage) =>
    `SELECT d.edition, d.is_sample, r.page, r.reviews${wordsColumn(language, { table: 'r', as: 'review_words' })} FROM directory d
    JOIN provider_reviews r ON r.edition = d.edition AND r.provider_id = ?1 AND r.page BETWEEN ?2 AND ?2 + 1
    WHERE d.only_row = 1 ORDER BY r.page`,
} as const

function isScope(row: ListedRow): row is DirectoryRow & ScopeRow {
  return row.total !== null
}

/** Samples are nobody unless the site is told to show them. */
function isShown(c: Context<UpstreamEnv>, row: DirectoryRow): boolean {
  return row.is_sample === 0 || c.env.SAMPLE_PEOPLE?.trim() === 'on'
}

function filtersOf(c: Context<UpstreamEnv>): ProviderFilters {
  const given = Object.entries(filterSpellings).flatMap(([name, spell]) => {
    const value = spell(c.req.query(name)?.trim() ?? '')
    return value === undefined ? [] : [[name, value]]
  })
  const { limit, ...filters } = Object.fromEntries(given)
  return { ...filters, ...(limit && { limit: Number(limit) }) }
}

/** What lists show of people, in the order of their ids. */
async function readSummaries(
  c: Context<UpstreamEnv>,
  edition: string,
  ids: ReadonlyArray<string>,
): Promise<Array<SummaryRow>> {
  if (ids.length === 0) return []
  const { results } = await c.env.DB.prepare(providerSql.summaries(ids.length, languageOf(c)))
    .bind(edition, ...ids)
    .all<SummaryRow>()
  const rows = new Map(results.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

function summaryIn({ summary, words }: SummaryRow): object {
  return { ...JSON.parse(summary), ...(words && JSON.parse(words)) }
}

function reviewsIn({ reviews, review_words }: ReviewsRow): Array<object> {
  const written: Array<object> = JSON.parse(reviews ?? '[]')
  const said: Array<object> = JSON.parse(review_words ?? '[]')
  return written.map((review, index) => ({ ...review, ...said[index] }))
}

function positionOf(filters: ProviderFilters) {
  const sort = filters.sort ?? 'match'
  return { sort, after: readCursor(sort, filters), limit: filters.limit ?? USUAL_LIMIT }
}

async function find(db: Database, row: ListedRow, filters: ProviderFilters): Promise<Found> {
  if (!isScope(row)) return nobody
  const { edition } = row
  if (filters.q === undefined) return readList(db, { edition, scope: row }, filters, positionOf(filters))
  const entries = await searchPeople(db, edition, filters)
  const total = filterEntries(entries, filters).length
  return { entries, total, counts: undefined, sort: filters.sort ?? 'match', goesOn: undefined }
}

export const providers = new Hono<UpstreamEnv>()

/**
 * A page of the directory. A cursor that was made up, or belongs to other filters or another order, is that of the first
 * page. What a page says is of one edition; one that begins where a page of the edition before ended goes on after the
 * same place.
 */
providers.get('/all', async (c) => {
  const asked = filtersOf(c)
  const { lat, lng, sort } = asked
  const filters = sort === 'distance' && !(lat && lng) ? { ...asked, sort: undefined } : asked
  const db = c.env.DB
  const language = languageOf(c)
  const row = await db.prepare(providerSql.listed(language)).bind(scopeOf(filters)).first<ListedRow>()
  if (!row || !isShown(c, row)) return c.json({ code: 404, message: 'There is no directory.' }, 404)
  const found = await find(db, row, filters)
  const fitting = filterEntries(found.entries, filters)
  const { after, limit } = positionOf(filters)
  const { ids, next = found.goesOn } = pageOf(fitting, found.sort, filters, { after, limit })
  const rows = await readSummaries(c, row.edition, ids)
  tellLanguageOf(c, language, rows)
  return c.json({
    code: 200,
    data: rows.map(summaryIn),
    next: next ? writeCursor(filters.sort ?? 'match', filters, next) : null,
    total: found.total,
    ...(found.total !== null && {
      counts: countsInWords(found.counts ?? countEntries(found.entries, filters), row.words),
    }),
  })
})

/** The cursor of a page of reviews is its number. */
function reviewCursor(page: number): string {
  return `p${page}`
}

providers.get('/:id', async (c) => {
  const language = languageOf(c)
  const row = await c.env.DB.prepare(providerSql.profile(language))
    .bind(c.req.param('id'))
    .first<ProfileRow>()
  if (!row || !isShown(c, row)) return c.json({ code: 404, message: 'There is no directory.' }, 404)
  const { summary, profile, words, has_more, was_shown } = row
  if (summary === null || profile === null) {
    return was_shown
      ? c.json({ code: 410, message: 'This profile was withdrawn.' }, 410)
      : c.json({ code: 404, message: 'There is no such profile.' }, 404)
  }
  tellLanguageOf(c, language, [row])
  const said: Partial<PersonTranslation> = JSON.parse(words ?? '{}')
  const data = {
    ...JSON.parse(summary),
    ...JSON.parse(profile),
    ...said.summary,
    ...said.profile,
    reviews: reviewsIn(row),
    nextReviews: has_more ? reviewCursor(1) : null,
  }
  return c.json({ code: 200, data })
})

providers.get('/:id/reviews', async (c) => {
  const page = Number(/^p(\d{1,6})$/.exec(c.req.query('after') ?? '')?.[1] ?? 0)
  const language = languageOf(c)
  const { results } = await c.env.DB.prepare(providerSql.reviews(language))
    .bind(c.req.param('id'), page)
    .all<DirectoryRow & ReviewsRow & { page: number }>()
  const [first] = results
  if (first && !isShown(c, first)) return c.json({ code: 404, message: 'There is no directory.' }, 404)
  const wanted = results.find((row) => row.page === page)
  const hasMore = results.some((row) => row.page === page + 1)
  const data = wanted ? reviewsIn(wanted) : []
  tellLanguage(c, language, !wanted || wanted.review_words !== null)
  return c.json({ code: 200, data, next: hasMore ? reviewCursor(page + 1) : null })
})
