import { type Context, Hono } from 'hono'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import { type CatalogueMatcher, createCatalogueMatcher, type ServiceHit } from '#search/catalogue-matcher.ts'
import { toDocuments } from '#search/documents.ts'
import { languageOfLetters, searchable } from '#search/search-index.ts'
import { tokenize } from '#search/tokens.ts'
import type { Database, UpstreamEnv } from '#upstream/env.ts'
import {
  detectLanguage,
  type FurtherLanguage,
  furtherLanguages,
  getLanguage,
  translationColumn,
  type WithTranslation,
  withTranslation,
} from '#upstream/languages.ts'
import { getLimit } from '#upstream/resources/lists.ts'

type TermRow = WithTranslation<Omit<SearchTerm, 'keywords'> & { keywords: string }>

const TABLES = [
  { kind: 'service', table: 'categories', serviceId: 'id' },
  { kind: 'group', table: 'child_categories', serviceId: 'category_id' },
  { kind: 'job', table: 'services', serviceId: 'category_id' },
] as const

async function readRows(db: Database, language: FurtherLanguage | undefined): Promise<Array<TermRow>> {
  const answers = await db.batch<TermRow>(
    TABLES.map(({ kind, table, serviceId }) =>
      db.prepare(
        `SELECT '${kind}' AS kind, id, ${serviceId} AS serviceId, title, keywords, description${translationColumn(language)} FROM ${table} ORDER BY position`,
      ),
    ),
  )
  return answers.flatMap(({ results }) => results)
}

function termOfRow(row: TermRow): SearchTerm {
  const { keywords, ...term } = withTranslation(row)
  return { ...term, keywords: keywords.split(', ').filter(Boolean) }
}

/** The isolate's matcher, and the rows from which it was built. */
let last: { rows: string; matcher: CatalogueMatcher } | undefined

/** Searches the catalogue of the embedded API. */
async function searchCatalogue(db: Database, asked: string): Promise<Array<ServiceHit>> {
  const text = searchable(asked)
  const read = await Promise.all([undefined, ...furtherLanguages].map((language) => readRows(db, language)))
  const rows = JSON.stringify(read)
  if (last?.rows !== rows) {
    const [english = [], ...others] = read.map((own) => own.map(termOfRow))
    last = { rows, matcher: createCatalogueMatcher(toDocuments(english, others)) }
  }
  return last.matcher.findServices(tokenize(text), languageOfLetters(text) !== 'en')
}

export const searchTerms = new Hono<UpstreamEnv>()

searchTerms.get('/terms', async (c) => {
  const language = getLanguage(c)
  const rows = await readRows(c.env.DB, language)
  detectLanguage(c, language, rows)
  return c.json({ code: 200, data: rows.map(termOfRow) })
})

type CategoryRow = WithTranslation<{ id: string; title: string; description: string; image: string }>
type CardRow = CategoryRow & { price_from: number | null; job_count: number }
type ChildRow = WithTranslation<{ id: string; title: string }>
type ServiceRow = WithTranslation<{
  id: string
  child_id: string
  title: string
  description: string
  price_from: number
  image: string
}>

const COLUMNS = 'id, title, description, image'
/** A service with its lowest price and its number of jobs. */
const CARD_COLUMNS = `${COLUMNS},
  (SELECT min(price_from) FROM services WHERE category_id = categories.id) AS price_from,
  (SELECT count(*) FROM services WHERE category_id = categories.id) AS job_count`

function summary(row: CategoryRow) {
  const { id, ...rest } = withTranslation(row)
  return { _id: id, ...rest }
}

function card({ price_from, job_count, ...row }: CardRow) {
  return { ...summary(row), ...(price_from !== null && { priceFrom: price_from }), jobCount: job_count }
}

type Card = ReturnType<typeof card> & { matches?: Array<{ id: string; title: string; priceFrom: number }> }

async function search(
  db: Database,
  text: string,
  language: FurtherLanguage | undefined,
): Promise<{ found: Array<Card>; rows: Array<CardRow> }> {
  const hits = await searchCatalogue(db, text)
  if (hits.length === 0) return { found: [], rows: [] }
  const words = translationColumn(language)
  const categoryIds = JSON.stringify(hits.map((hit) => hit.serviceId))
  const serviceIds = JSON.stringify(hits.flatMap((hit) => hit.jobIds))
  const [categoryRows, serviceRows] = await db.batch<CardRow & ServiceRow>([
    db
      .prepare(`SELECT ${CARD_COLUMNS}${words} FROM categories WHERE id IN (SELECT value FROM json_each(?1))`)
      .bind(categoryIds),
    db
      .prepare(
        `SELECT id, title, price_from${words} FROM services WHERE id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(serviceIds),
  ])
  const services = new Map(serviceRows?.results.map((row) => [row.id, withTranslation(row)]))
  const found = hits.flatMap((hit) => {
    const category = categoryRows?.results.find((row) => row.id === hit.serviceId)
    const matches = hit.jobIds.flatMap((id) => {
      const service = services.get(id)
      return service ? [{ id, title: service.title, priceFrom: service.price_from }] : []
    })
    return category ? [{ ...card(category), matches }] : []
  })
  return { found, rows: categoryRows?.results ?? [] }
}

export const categories = new Hono<UpstreamEnv>()

/** Answers with the cards of all services, or of those that match a condition. */
async function answerCards(c: Context<UpstreamEnv>, condition = '') {
  const language = getLanguage(c)
  const { results } = await c.env.DB.prepare(
    `SELECT ${CARD_COLUMNS}${translationColumn(language)} FROM categories ${condition} ORDER BY position LIMIT ?1`,
  )
    .bind(getLimit(c))
    .all<CardRow>()
  detectLanguage(c, language, results)
  return c.json({ code: 200, data: results.map(card) })
}

categories.get('/fetch_all', async (c) => {
  const text = c.req.query('search')?.trim()
  if (!text) return answerCards(c)
  const language = getLanguage(c)
  const { found, rows } = await search(c.env.DB, text, language)
  detectLanguage(c, language, rows)
  return c.json({ code: 200, data: found.slice(0, getLimit(c)) })
})

categories.get('/primary', (c) => answerCards(c))

categories.get('/popular', (c) => answerCards(c, 'WHERE is_popular = 1'))

categories.get('/:id', async (c) => {
  const id = c.req.param('id')
  const db = c.env.DB
  const language = getLanguage(c)
  const words = translationColumn(language)
  const [categoryRows, childRows, serviceRows] = await db.batch<CategoryRow & ChildRow & ServiceRow>([
    db.prepare(`SELECT ${COLUMNS}${words} FROM categories WHERE id = ?1`).bind(id),
    db
      .prepare(`SELECT id, title${words} FROM child_categories WHERE category_id = ?1 ORDER BY position`)
      .bind(id),
    db
      .prepare(
        `SELECT id, child_id, title, description, price_from, image${words} FROM services WHERE category_id = ?1 ORDER BY position`,
      )
      .bind(id),
  ])
  const category = categoryRows?.results[0]
  if (!category) return c.json({ code: 404, message: 'Category not found.' }, 404)
  detectLanguage(c, language, [category])
  const childCategories = (childRows?.results ?? []).map(withTranslation).map((child) => ({
    id: child.id,
    title: child.title,
    superChildren: (serviceRows?.results ?? [])
      .filter((service) => service.child_id === child.id)
      .map(withTranslation)
      .map(({ id, title, description, image, price_from }) => ({
        id,
        title,
        description,
        image,
        priceFrom: price_from,
      })),
  }))
  return c.json({ code: 200, data: { ...summary(category), childCategories } })
})
