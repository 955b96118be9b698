import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'
import { inItsWords, languageOf, tellLanguageOf, type WithWords, wordsColumn } from '#upstream/languages.ts'
import { limitOf } from '#upstream/resources/queries.ts'

type BrandRow = WithWords<{
  id: string
  title: string
  image: string
  website: string
  redirect: string | null
}>

export const brands = new Hono<UpstreamEnv>()

brands.get('/all', async (c) => {
  const language = languageOf(c)
  const { results } = await c.env.DB.prepare(
    `SELECT id, title, image, website, redirect${wordsColumn(language)} FROM brands ORDER BY position LIMIT ?1`,
  )
    .bind(limitOf(c))
    .all<BrandRow>()
  tellLanguageOf(c, language, results)
  const data = results.map(inItsWords).map(({ id, redirect, ...brand }) => ({
    _id: id,
    ...brand,
    ...(redirect && { redirect }),
  }))
  return c.json({ code: 200, data })
})
