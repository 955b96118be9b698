import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { appPaths } from '#lib/paths.ts'
import type { AppEnv } from '#worker/app-context.ts'
import { notAllowed, requestPath } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { canonicalUrl, neverAPage } from '#worker/middleware/canonical-url.ts'
import { accessLog, requestScope } from '#worker/middleware/request-scope.ts'
import { secondOrigin, securityHeaders } from '#worker/middleware/security-headers.ts'
import { renderErrorPage } from '#worker/render/error-page.ts'
import { apiRead, refuseCall } from '#worker/routes/api-proxy.ts'
import { appRedirect } from '#worker/routes/app-redirect.ts'
import { postContactForm, postQuery } from '#worker/routes/contact-handler.ts'
import { blogFeed } from '#worker/routes/feed.ts'
import { getSearch, getSuggestions } from '#worker/routes/search-handlers.ts'
import { servePage } from '#worker/routes/serve-page.ts'
import { sendWebManifest } from '#worker/routes/well-known.ts'

/** Adds handlers whose address does not depend on the language. */
type AddEndpoints = (app: Hono<AppEnv>) => void

/**
 * Creates the site in the language of the build. A request passes through the handlers in this order. Static files are
 * answered before the worker runs.
 */
export function createSite(addEndpoints?: AddEndpoints): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: requestPath })

  app.use(requestId({ headerName: '' }), securityHeaders(), secondOrigin(), accessLog(), requestScope())
  addEndpoints?.(app)
  app.get(appPaths.customer, appRedirect('customer'))
  app.get(appPaths.partner, appRedirect('partner'))
  app.post('/api/web/query', postQuery)
  app.all('/api/web/query', () => notAllowed('POST'))
  app.get('/api/web/search', getSearch)
  app.get('/api/web/suggest', getSuggestions)
  app.on('ALL', ['/api/web/search', '/api/web/suggest'], () => notAllowed('GET, HEAD'))
  app.get('/api/web/*', apiRead)
  app.all('/api/*', refuseCall)
  app.get('/manifest.webmanifest', sendWebManifest)
  app.get('/blog/feed.xml', etag(), blogFeed)
  app.use(canonicalUrl(), neverAPage())
  app.post('/contact', postContactForm)
  app.get('*', servePage)
  app.all('/contact', () => notAllowed('GET, HEAD, POST'))
  app.all('*', () => notAllowed('GET, HEAD'))

  app.onError((error, c) => {
    // The client disconnected.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof HTTPException) return error.getResponse()
    log('error', 'render_failed', {
      requestId: c.get('requestId'),
      error: error.message,
      stack: error.stack,
    })
    return renderErrorPage(c, 500)
  })
  return app
}
