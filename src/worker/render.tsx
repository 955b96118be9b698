import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { createApiClient } from '#api/client.ts'
import { createShellGate } from '#api/shell-gate.ts'
import type { AppContext } from '#worker/app.ts'
import { clientAssets } from '#worker/client-assets.ts'
import { readContextOf } from '#worker/endpoints/api-proxy.ts'
import { readApi } from '#worker/endpoints/api-read.ts'
import { createAppRouter } from '../router.ts'

/** Longest time that a page waits for the upstream; then its sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000
/** Longest time that the shell waits for data that is near: in a cache, or in the embedded upstream. */
const SHELL_PATIENCE_MS = 150

/** Streams a page: the route's critical data decides the status, the rest follows in the stream. */
export async function renderPage(c: AppContext): Promise<Response> {
  const { nonce, origin, now } = c.var
  const gate = createShellGate(SHELL_PATIENCE_MS)
  const started = Date.now()
  const readContext = await readContextOf(c, RENDER_DEADLINE_MS, () => {
    if (origin.isRemote) gate.open()
  })
  const api = createApiClient({
    baseUrl: '',
    deadlineMs: RENDER_DEADLINE_MS + 1_000,
    fetch: async (path) => {
      const url = new URL(path, 'http://in-process')
      const response = await readApi(readContext, url.pathname, url.searchParams)
      c.var.facts.upstreamMs = Math.max(c.var.facts.upstreamMs ?? 0, Date.now() - started)
      c.var.facts.cacheStatus ??= response.headers.get('Cache-Status') ?? ''
      return response
    },
  })
  const siteOrigin = c.var.config.siteOrigin ?? new URL(c.req.url).origin
  const handle = createRequestHandler({
    request: c.req.raw,
    createRouter: () =>
      createAppRouter({
        api,
        nonce,
        assets: clientAssets(nonce),
        siteOrigin,
        now,
        untilShellMayLeave: gate.wait,
      }),
  })
  const response = await handle(({ request, router, responseHeaders }) =>
    renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  const page = new Response(response.body, response)
  page.headers.set('Cache-Control', 'private, no-cache')
  return page
}
