import { type Context, Hono } from 'hono'
import { filterSpellings, type ProviderFilters } from '#api/provider-filters.ts'
import { readCursor, reviewsName, writeCursor } from '#upstream/directory/cursor.ts'
import { CURRENT } from '#upstream/directory/editions.ts'
import type { ProviderTranslation } from '#upstream/directory/provider-record.ts'
import { readContext, readList, type SummaryRow } from '#upstream/directory/read.ts'
import type { UpstreamEnv } from '#upstream/env.ts'
import {
  type FurtherLanguage,
  getLanguage,
  translationColumn,
  type WithTranslation,
} from '#upstream/languages.ts'

const REVIEWS_ON_PAGE = 10

type ReviewRow = WithTranslation<{ position: number; review: string }>
type ProviderRow = WithTranslation<{
  sample: string | null
  summary: string | null
  profile: string | null
  was_shown: number
}>

const providerSql = (language?: FurtherLanguage) =>
  `SELECT e.sample, p.summary, p.profile${translationColumn(language, { table: 'p' })},
    EXISTS (SELECT 1 FROM provider_ids WHERE id = ?1) AS was_shown
  FROM directory d JOIN directory_edition e ON e.edition = d.edition
  LEFT JOIN provider p ON p.edition = d.edition AND p.id = ?1`

const reviewsSql = (language?: FurtherLanguage) =>
  `SELECT position, review${translationColumn(language)} FROM provider_review
  WHERE edition = ${CURRENT} AND provider_id = ?1 AND position > ?2 ORDER BY position LIMIT ${REVIEWS_ON_PAGE + 1}`

function noDirectory(c: Context): Response {
  return c.json({ code: 404, message: 'There is no directory.' }, 404)
}

/** Returns true if an edition is shown. Samples are shown only if `SAMPLE_CONTENT` is on. */
function isShown(c: Context<UpstreamEnv>, { sample }: { sample: string | null }): boolean {
  return sample === null || c.env.showsSamples
}

/** Returns the filters of a call in their canonical spelling. */
function getFilters(c: Context<UpstreamEnv>): ProviderFilters {
  const filters = Object.entries(filterSpellings).flatMap(([name, spell]) => {
    const value = spell(c.req.query(name)?.trim() ?? '')
    return value === undefined ? [] : [[name, value]]
  })
  const { limit, ...others } = Object.fromEntries(filters)
  return { ...others, ...(limit && { limit: Number(limit) }) }
}

function translate(json: string, translation: string | null | undefined): object {
  return { ...JSON.parse(json), ...(translation && JSON.parse(translation)) }
}

function summaryIn({ summary, translation }: SummaryRow): object {
  return translate(summary, translation)
}

export const providers = new Hono<UpstreamEnv>()

/**
 * Answers with a page of a list, which is empty where nobody is listed or shown. All reads use one edition, which is
 * kept for a while after its replacement.
 */
providers.get('/all', async (c) => {
  const filters = getFilters(c)
  const language = getLanguage(c)
  const context = await readContext(c.env.DB, filters)
  if (!context || !isShown(c, context)) return c.json({ code: 200, data: [], next: null, total: 0 })
  const { rows, next, total, counts } = await readList(c.env.DB, { context, filters, language })
  return c.json({ code: 200, data: rows.map(summaryIn), next, total, ...(counts && { counts }) })
})

type ProviderAnswer = {
  row: WithTranslation<{ summary: string; profile: string }>
  reviews: Array<ReviewRow>
  /** The cursor of the next page of reviews. */
  next: string | null
}

/** Reads a profile with a page of its reviews. Returns a 404 or 410 response if it is unknown or withdrawn. */
async function readProvider(
  c: Context<UpstreamEnv>,
  {
    id,
    language,
    cursor,
  }: { id: string; language: FurtherLanguage | undefined; cursor?: string | undefined },
): Promise<ProviderAnswer | Response> {
  const list = reviewsName(id)
  const after = readCursor(list, cursor)
  const [profiles, reviews] = await c.env.DB.batch<ProviderRow & ReviewRow>([
    c.env.DB.prepare(providerSql(language)).bind(id),
    c.env.DB.prepare(reviewsSql(language)).bind(id, after?.key ?? -1),
  ])
  const row = profiles?.results[0]
  if (!row || !isShown(c, row)) return noDirectory(c)
  const { summary, profile, translation } = row
  if (summary === null || profile === null)
    return row.was_shown
      ? c.json({ code: 410, message: 'This profile was withdrawn.' }, 410)
      : c.json({ code: 404, message: 'There is no such profile.' }, 404)
  const page = reviews?.results.slice(0, REVIEWS_ON_PAGE) ?? []
  const last = (reviews?.results.length ?? 0) > REVIEWS_ON_PAGE ? page.at(-1) : undefined
  const next = last ? writeCursor(list, { rank: 0, key: last.position, id: '' }) : null
  return { row: { summary, profile, translation: translation ?? null }, reviews: page, next }
}

function reviewIn({ review, translation }: ReviewRow): object {
  return translate(review, translation)
}

providers.get('/:id', async (c) => {
  const language = getLanguage(c)
  const answer = await readProvider(c, { id: c.req.param('id'), language })
  if (answer instanceof Response) return answer
  const { row, reviews, next } = answer
  const translation: Partial<ProviderTranslation> = JSON.parse(row.translation ?? '{}')
  const data = {
    ...JSON.parse(row.summary),
    ...JSON.parse(row.profile),
    ...translation.summary,
    ...translation.profile,
    reviews: reviews.map(reviewIn),
    nextReviews: next,
  }
  return c.json({ code: 200, data })
})

providers.get('/:id/reviews', async (c) => {
  const language = getLanguage(c)
  const answer = await readProvider(c, { id: c.req.param('id'), language, cursor: c.req.query('after') })
  if (answer instanceof Response) return answer
  const { reviews, next } = answer
  return c.json({ code: 200, data: reviews.map(reviewIn), next })
})
