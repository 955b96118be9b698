import { type Context, Hono } from 'hono'
import { isSampleBrand } from '#catalogue/brand-facts.ts'
import { withoutSamples } from '#lib/samples.ts'
import type { UpstreamEnv } from '#upstream/env.ts'
import { getLanguage, translationColumn, type WithTranslation, withTranslation } from '#upstream/languages.ts'
import { type JobRow, toRelatedJob } from '#upstream/resources/jobs.ts'

/** Number of jobs that a post links to. */
const MAX_POST_JOBS = 6

const MAX_LIMIT = 200

/** Returns the `limit` filter, a whole number from 1 to 200. Replaces any other value by the maximum. */
export function getLimit(c: Context): number {
  const limit = Number(c.req.query('limit'))
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT ? limit : MAX_LIMIT
}

type BrandRow = WithTranslation<{
  id: string
  title: string
  image: string
  website: string
  redirect: string | null
}>

export const brandRoutes = new Hono<UpstreamEnv>()

brandRoutes.get('/all', async (c) => {
  const language = getLanguage(c)
  const { results } = await c.env.DB.prepare(
    `SELECT id, title, image, website, redirect${translationColumn(language)} FROM brands ORDER BY position LIMIT ?1`,
  )
    .bind(getLimit(c))
    .all<BrandRow>()
  const data = results.map(withTranslation).map(({ id, redirect, ...brand }) => ({
    _id: id,
    ...brand,
    ...(redirect && { redirect }),
    ...(isSampleBrand(id) && { sample: true }),
  }))
  return c.json({ code: 200, data: withoutSamples(data, c.env.showsSamples) })
})

type CityRow = WithTranslation<{
  id: string
  state_id: string
  title: string
  image: string
  latitude: number
  longitude: number
  services: number
  service_ids: string
  aliases: string
}>
type StateRow = WithTranslation<{ id: string; title: string; image: string; cities: string }>

function parseIds(json: string): Array<string> {
  const ids: unknown = JSON.parse(json)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export const places = new Hono<UpstreamEnv>()

places.get('/city/all', async (c) => {
  const language = getLanguage(c)
  const { results } = await c.env.DB.prepare(
    `SELECT id, state_id, title, image, latitude, longitude, services, service_ids, aliases${translationColumn(language)}
     FROM cities
     WHERE ?1 IS NULL OR state_id = ?1 ORDER BY position LIMIT ?2`,
  )
    .bind(c.req.query('state') ?? null, getLimit(c))
    .all<CityRow>()
  const data = results.map(withTranslation).map(({ id, state_id, service_ids, aliases, ...city }) => ({
    _id: id,
    slug: id,
    state: state_id,
    ...city,
    serviceIds: parseIds(service_ids),
    aliases: parseIds(aliases),
  }))
  return c.json({ code: 200, data })
})

places.get('/state/all', async (c) => {
  const language = getLanguage(c)
  const name = language ? `coalesce(json_extract(translations, '$.${language}.title'), title)` : 'title'
  const { results } = await c.env.DB.prepare(
    `SELECT s.id, s.title, s.image${translationColumn(language, { table: 's' })},
       (SELECT coalesce(json_group_array(name), '[]')
        FROM (SELECT ${name} AS name FROM cities WHERE state_id = s.id ORDER BY position)) AS cities,
       (SELECT min(position) FROM cities WHERE state_id = s.id) AS first_city
     FROM states s ORDER BY first_city IS NULL, first_city, s.title LIMIT ?1`,
  )
    .bind(getLimit(c))
    .all<StateRow>()
  const data = results.map(withTranslation).map(({ id, title, image, cities }) => ({
    _id: id,
    slug: id,
    title,
    image,
    cities: parseIds(cities),
  }))
  return c.json({ code: 200, data })
})

type PostRow = WithTranslation<{
  slug: string
  title: string
  image: string
  categories: string
  content: string
  short_description: string
  seo_description: string
  created_at: string
}>

const COLUMNS = 'slug, title, image, categories, short_description, seo_description, created_at'

function post(written: PostRow) {
  const { categories, created_at, ...row } = withTranslation(written)
  return { _id: row.slug, ...row, categories: JSON.parse(categories), createdAt: created_at }
}

/** Returns a post with its body. */
function whole({ translation, ...row }: PostRow) {
  if (!translation) return post(row)
  const { summary, content }: { summary: Partial<PostRow>; content: string } = JSON.parse(translation)
  return post({ ...row, ...summary, content })
}

export const blog = new Hono<UpstreamEnv>()

blog.get('/all', async (c) => {
  const language = getLanguage(c)
  const { results } = await c.env.DB.prepare(
    `SELECT ${COLUMNS}${translationColumn(language, { part: 'summary' })} FROM posts ORDER BY created_at DESC LIMIT ?1`,
  )
    .bind(getLimit(c))
    .all<PostRow>()
  return c.json({ code: 200, data: results.map(post) })
})

blog.get('/:slug', async (c) => {
  const language = getLanguage(c)
  const slug = c.req.param('slug')
  const db = c.env.DB
  const [postRows, jobRows] = await db.batch<PostRow & JobRow>([
    db
      .prepare(`SELECT ${COLUMNS}, content${translationColumn(language)} FROM posts WHERE slug = ?1`)
      .bind(slug),
    db
      .prepare(
        `SELECT id, service_id, title, price_from${translationColumn(language, { table: 'jobs' })}
         FROM job_facts JOIN jobs ON jobs.id = job_id
         WHERE ?1 IN (SELECT value FROM json_each(facts, '$.articles'))
         ORDER BY position LIMIT ${MAX_POST_JOBS}`,
      )
      .bind(slug),
  ])
  const row = postRows?.results[0]
  if (row) return c.json({ code: 200, data: { ...whole(row), jobs: jobRows?.results.map(toRelatedJob) } })
  const withdrawn = await db.prepare('SELECT slug FROM withdrawn_posts WHERE slug = ?1').bind(slug).first()
  return withdrawn
    ? c.json({ code: 410, message: 'This post was withdrawn.' }, 410)
    : c.json({ code: 200, data: null })
})
