import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'
import { limitOf } from '#upstream/resources/queries.ts'

type PostRow = {
  slug: string
  title: string
  image: string
  categories: string
  content: string
  short_description: string
  seo_description: string
  created_at: string
}

const COLUMNS = 'slug, title, image, categories, short_description, seo_description, created_at'

function post({ categories, created_at, ...row }: PostRow) {
  return { _id: row.slug, ...row, categories: JSON.parse(categories), createdAt: created_at }
}

export const blog = new Hono<UpstreamEnv>()

blog.get('/all', async (c) => {
  const { results } = await c.env.DB.prepare(`SELECT ${COLUMNS} FROM posts ORDER BY created_at DESC LIMIT ?1`)
    .bind(limitOf(c))
    .all<PostRow>()
  return c.json({ code: 200, data: results.map(post) })
})

blog.get('/:slug', async (c) => {
  const row = await c.env.DB.prepare(`SELECT ${COLUMNS}, content FROM posts WHERE slug = ?1`)
    .bind(c.req.param('slug'))
    .first<PostRow>()
  return c.json({ code: 200, data: row && post(row) })
})
