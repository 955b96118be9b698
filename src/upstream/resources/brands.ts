import type { UpstreamEnv } from '#upstream/app.ts'
import { Hono } from '#upstream/hono.ts'
import { limitOf } from '#upstream/resources/queries.ts'

type BrandRow = { id: string; title: string; image: string; website: string; redirect: string | null }

export const brands = new Hono<UpstreamEnv>()

brands.get('/all', async (c) => {
  const { results } = await c.env.DB.prepare(
    'SELECT id, title, image, website, redirect FROM brands ORDER BY position LIMIT ?1',
  )
    .bind(limitOf(c))
    .all<BrandRow>()
  const data = results.map(({ id, redirect, ...brand }) => ({
    _id: id,
    ...brand,
    ...(redirect && { redirect }),
  }))
  return c.json({ code: 200, data })
})
