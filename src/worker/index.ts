import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { type Language, language, languageOfPath } from '#lib/language.ts'
import { appPaths } from '#lib/paths.ts'
import type { AppEnv } from '#worker/app-context.ts'
import { languageOfQuery } from '#worker/cache/key.ts'
import { desk } from '#worker/desk/desk.tsx'
import { notAllowed, requestUrl } from '#worker/http.ts'
import { operatorOnly } from '#worker/middleware/operator-only.ts'
import { scheduled } from '#worker/operations/scheduled.ts'
import { appCode } from '#worker/routes/app-code.ts'
import { deepHealth, health } from '#worker/routes/health.ts'
import { purge } from '#worker/routes/purge.ts'
import { acceptClientError, acceptCspReport, acceptWebVitals } from '#worker/routes/reports.ts'
import { sitemap } from '#worker/routes/sitemap.ts'
import { appleAppSiteAssociation, assetLinks, robots, securityText } from '#worker/routes/well-known.ts'
import { createSite } from '#worker/site.ts'

/** Adds the endpoints for machines and the desk. Their addresses have no language. */
function addEndpoints(app: Hono<AppEnv>): void {
  app.get('/healthz', health)
  app.get('/healthz', operatorOnly(), deepHealth)
  app.use('/ops/*', operatorOnly())
  app.post('/ops/purge', purge)
  app.all('/ops/purge', () => notAllowed('POST'))
  app.post('/csp-report', acceptCspReport)
  app.post('/client-errors', acceptClientError)
  app.post('/page-times', acceptWebVitals)
  app.on('ALL', ['/csp-report', '/client-errors', '/page-times'], () => notAllowed('POST'))
  app.on('GET', ['/qr/app', '/qr/app-partner'], appCode)
  app.get('/robots.txt', robots)
  app.on('GET', ['/sitemap.xml', '/sitemaps/:file'], etag(), sitemap)
  app.get('/.well-known/assetlinks.json', assetLinks)
  app.get('/.well-known/apple-app-site-association', appleAppSiteAssociation)
  app.get('/apple-app-site-association', appleAppSiteAssociation)
  app.get('/.well-known/security.txt', securityText)
  app.route('/desk', desk)
}

const site = createSite(addEndpoints)

type Fetch = Hono<AppEnv>['fetch']

/** Returns the module of another language (vite.config.ts), evaluated on its first request. */
async function siteIn(code: string): Promise<{ fetch: Fetch }> {
  const { default: further }: { default: { fetch: Fetch } } = await import(
    /* @vite-ignore */ `./site.${code}.js`
  )
  return further
}

const APP_PATHS: ReadonlyArray<string> = Object.values(appPaths)

/**
 * Returns the language of a request. Pages have it in their path; API calls and app redirects have it in `lang`.
 */
function languageFor(url: URL | undefined): Language {
  const { pathname, searchParams } = url ?? { pathname: '/' }
  const isNamed = pathname.startsWith('/api/') || APP_PATHS.includes(pathname)
  return isNamed && searchParams ? languageOfQuery(searchParams) : languageOfPath(pathname)
}

const fetch: Fetch = async (request, env, context) => {
  const { code, base } = languageFor(requestUrl(request))
  const isHere = base === '' || code === language.code
  return (isHere ? site : await siteIn(code)).fetch(request, env, context)
}

export default { fetch, scheduled }
