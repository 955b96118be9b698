import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'
import { inItsWords, languageOf, tellLanguageOf, type WithWords, wordsColumn } from '#upstream/languages.ts'
import { limitOf } from '#upstream/resources/queries.ts'

type PostRow = WithWords<{
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
  const { categories, created_at, ...row } = inItsWords(written)
  return { _id: row.slug, ...row, categories: JSON.parse(categories), createdAt: created_at }
}

/** A post with its body. */
function whole({ words, ...row }: PostRow) {
  if (!words) return post(row)
  const { summary, content }: { summary: Partial<PostRow>; content: string } = JSON.parse(words)
  return post({ ...row, ...summary, content })
}

export const blog = new Hono<UpstreamEnv>()

blog.get('/all', async (c) => {
  const language = languageOf(c)
  const { results } = await c.env.DB.prepare(
    `SELECT ${COLUMNS}${wordsColumn(language, { part: 'summary' })} FROM posts ORDER BY created_at DESC LIMIT ?1`,
  )
    .bind(limitOf(c))
    .all<PostRow>()
  tellLanguageOf(c, language, results)
  return c.json({ code: 200, data: results.map(post) })
})

blog.get('/:slug', async (c) => {
  const language = languageOf(c)
  const row = await c.env.DB.prepare(
    `SELECT ${COLUMNS}, content${wordsColumn(language)} FROM posts WHERE slug = ?1`,
  )
    .bind(c.req.param('slug'))
    .first<PostRow>()
  tellLanguageOf(c, language, row ? [row] : [])
  return c.json({ code: 200, data: row && whole(row) })
})
