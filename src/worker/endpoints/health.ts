import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { AppContext } from '#worker/app.ts'

/** GET `/healthz`: which build answers and where its data comes from. */
export function health(c: AppContext): Response {
  return c.json(
    { status: 'ok', build: BUILD_ID, upstream: c.var.origin.isRemote ? 'remote' : 'embedded' },
    200,
    {
      'Cache-Control': 'no-store',
    },
  )
}
