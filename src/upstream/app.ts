import { Hono } from 'hono'
import type { UpstreamEnv } from '#upstream/env.ts'
import { categoryRoutes, searchTerms } from '#upstream/resources/categories.ts'
import { jobs } from '#upstream/resources/jobs.ts'
import { blog, brandRoutes, places } from '#upstream/resources/lists.ts'
import { providers } from '#upstream/resources/providers.ts'

/**
 * The upstream of specification section 7 and the directory, embedded on D1. Used when `UPSTREAM_URL` is not set.
 * Answers are `{ code, data }`, refusals `{ code, message }`.
 */
export const upstream = new Hono<UpstreamEnv>()
  .basePath('/api/web')
  .route('/category', categoryRoutes)
  .route('/category', jobs)
  .route('/search', searchTerms)
  .route('/brand', brandRoutes)
  .route('/', places)
  .route('/blog', blog)
  .route('/provider', providers)

upstream.notFound((c) => c.json({ code: 404, message: 'Not found.' }, 404))
upstream.onError((error, c) => {
  console.error(
    JSON.stringify({
      level: 'error',
      event: 'embedded_upstream_failed',
      path: c.req.path,
      error: error.message,
    }),
  )
  return c.json({ code: 500, message: 'The catalogue could not be read.' }, 500)
})
