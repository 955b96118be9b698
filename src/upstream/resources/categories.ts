import { type Context, Hono } from 'hono'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import { type CatalogueMatcher, createCatalogueMatcher, type ServiceHit } from '#search/catalogue-matcher.ts'
import { toDocuments } from '#search/documents.ts'
import { languageOfLetters, searchable } from '#search/search-index.ts'
import { tokenize } from '#search/tokens.ts'
import type { Database, UpstreamEnv } from '#upstream/env.ts'
import {
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
  { kind: 'service', table: 'services', serviceId: 'id' },
  { kind: 'group', table: 'job_groups', serviceId: 'service_id' },
  { kind: 'job', table: 'jobs', serviceId: 'service_id' },
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
async function searchCatalogue(db: Database, query: string): Promise<Array<ServiceHit>> {
  const text = searchable(query)
  const read = await Promise.all([undefined, ...furtherLanguages].map((language) => readRows(db, language)))
  const rows = JSON.stringify(read)
  if (last?.rows !== rows) {
    const [english = [], ...others] = read.map((list) => list.map(termOfRow))
    last = { rows, matcher: createCatalogueMatcher(toDocuments(english, others)) }
  }
  return last.matcher.findServices(tokenize(text), languageOfLetters(text) !== 'en')
}

export const searchTerms = new Hono<UpstreamEnv>()

searchTerms.get('/terms', async (c) => {
  const language = getLanguage(c)
  const rows = await readRows(c.env.DB, language)
  return c.json({ code: 200, data: rows.map(termOfRow) })
})

type ServiceRow = WithTranslation<{ id: string; title: string; description: string; image: string }>
type CardRow = ServiceRow & { price_from: number | null }
type GroupRow = WithTranslation<{ id: string; title: string }>
type JobRow = WithTranslation<{
  id: string
  group_id: string
  title: string
  description: string
  price_from: number
  image: string
}>

const COLUMNS = 'id, title, description, image'
/** A service with its lowest price. */
const CARD_COLUMNS = `${COLUMNS},
  (SELECT min(price_from) FROM jobs WHERE service_id = services.id) AS price_from`

function summary(row: ServiceRow) {
  const { id, ...rest } = withTranslation(row)
  return { _id: id, ...rest }
}

function card({ price_from, ...row }: CardRow) {
  return { ...summary(row), ...(price_from !== null && { priceFrom: price_from }) }
}

type Card = ReturnType<typeof card> & { matches?: Array<{ id: string; title: string; priceFrom: number }> }

async function search(
  db: Database,
  text: string,
  language: FurtherLanguage | undefined,
): Promise<Array<Card>> {
  const hits = await searchCatalogue(db, text)
  if (hits.length === 0) return []
  const translation = translationColumn(language)
  const serviceIds = JSON.stringify(hits.map((hit) => hit.serviceId))
  const jobIds = JSON.stringify(hits.flatMap((hit) => hit.jobIds))
  const [serviceRows, jobRows] = await db.batch<CardRow & JobRow>([
    db
      .prepare(
        `SELECT ${CARD_COLUMNS}${translation} FROM services WHERE id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(serviceIds),
    db
      .prepare(
        `SELECT id, title, price_from${translation} FROM jobs WHERE id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(jobIds),
  ])
  const jobs = new Map(jobRows?.results.map((row) => [row.id, withTranslation(row)]))
  return hits.flatMap((hit) => {
    const service = serviceRows?.results.find((row) => row.id === hit.serviceId)
    const matches = hit.jobIds.flatMap((id) => {
      const job = jobs.get(id)
      return job ? [{ id, title: job.title, priceFrom: job.price_from }] : []
    })
    return service ? [{ ...card(service), matches }] : []
  })
}

export const categoryRoutes = new Hono<UpstreamEnv>()

/** Answers with the cards of all services, or of those that match a condition. */
async function answerCards(c: Context<UpstreamEnv>, condition = '') {
  const language = getLanguage(c)
  const { results } = await c.env.DB.prepare(
    `SELECT ${CARD_COLUMNS}${translationColumn(language)} FROM services ${condition} ORDER BY position LIMIT ?1`,
  )
    .bind(getLimit(c))
    .all<CardRow>()
  return c.json({ code: 200, data: results.map(card) })
}

categoryRoutes.get('/fetch_all', async (c) => {
  const text = c.req.query('search')?.trim()
  if (!text) return answerCards(c)
  const cards = await search(c.env.DB, text, getLanguage(c))
  return c.json({ code: 200, data: cards.slice(0, getLimit(c)) })
})

categoryRoutes.get('/primary', (c) => answerCards(c))

categoryRoutes.get('/popular', (c) => answerCards(c, 'WHERE is_popular = 1'))

categoryRoutes.get('/:id', async (c) => {
  const id = c.req.param('id')
  const db = c.env.DB
  const language = getLanguage(c)
  const translation = translationColumn(language)
  const [serviceRows, groupRows, jobRows] = await db.batch<ServiceRow & GroupRow & JobRow>([
    db.prepare(`SELECT ${COLUMNS}${translation} FROM services WHERE id = ?1`).bind(id),
    db
      .prepare(`SELECT id, title${translation} FROM job_groups WHERE service_id = ?1 ORDER BY position`)
      .bind(id),
    db
      .prepare(
        `SELECT id, group_id, title, description, price_from, image${translation} FROM jobs WHERE service_id = ?1 ORDER BY position`,
      )
      .bind(id),
  ])
  const service = serviceRows?.results[0]
  if (!service) return c.json({ code: 404, message: 'Category not found.' }, 404)
  const childCategories = (groupRows?.results ?? []).map(withTranslation).map((group) => ({
    id: group.id,
    title: group.title,
    superChildren: (jobRows?.results ?? [])
      .filter((job) => job.group_id === group.id)
      .map(withTranslation)
      .map(({ id, title, description, image, price_from }) => ({
        id,
        title,
        description,
        image,
        priceFrom: price_from,
      })),
  }))
  return c.json({ code: 200, data: { ...summary(service), childCategories } })
})
