import { createHash } from 'node:crypto'
import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { isAbsent } from '#api/errors.ts'
import { requestSavesData } from '#browser/save-data.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import { dehydrateQueries } from '#data/dehydrate-queries.ts'
import { prefetchListedAnywhere } from '#data/providers/who-is-listed.ts'
import { hasFailedQuery } from '#data/query-result.ts'
import { withParams } from '#lib/booking.ts'
import { WHOLE } from '#lib/document-assets.ts'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { withoutBase } from '#lib/language.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { NOT_FOUND } from '#lib/paths.ts'
import { type AppRouter, createAppRouter } from '#router.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { SharedPage } from '#worker/cache/stored-page.ts'
import { siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { clientAssets, linkHeader } from '#worker/render/client-assets.ts'
import { documentPolicy, type InlineSources, inlineHashes } from '#worker/render/document-policy.ts'
import { isRedirect, statusOfErrors } from '#worker/render/error-page.ts'
import { createPageReads, followRead, waitForData } from '#worker/render/page-reads.ts'
import { createSiteApi } from '#worker/search/site-api.ts'
import { describePage } from '#worker/structured-data/describe-page.ts'
import { getReadContext } from '#worker/upstream-client/api-read.ts'

/** Timeout for the data of a page. After it, sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000

/**
 * Marks a boundary that waits or has failed in the HTML of `renderToString` (docs/decisions/001-private-formats.md).
 */
export const UNFINISHED_BOUNDARY = '<!--$!-->'

const SCRIPTS = /<script\b.*?<\/script>/gs

const utf8 = new TextEncoder()

/**
 * A rendered page. `shared`: the same for every visitor, and complete. `own`: streamed, incomplete, or about a missing
 * entry, of which anybody can make up any number. The response is for this visitor and is not stored by caches.
 */
type RenderedPage =
  | { kind: 'shared'; page: SharedPage; response: Response }
  | { kind: 'own' | 'redirect'; response: Response }

type PageRequest = {
  /** Path and search of the page, instead of those of the request. */
  address?: string | undefined
  /** The form of a contact page, as it was sent. */
  form?: ContactFormState
  /**
   * `moment`: the page is sent after a moment, and its late data in the stream. `all`: it waits for all data. `refresh`:
   * it waits for all data, and goes on when the visitor has left.
   */
  wait: 'moment' | 'all' | 'refresh'
}

/** Returns the request that a page is rendered from. */
function requestFor(c: AppContext, { address, wait }: PageRequest): Request {
  const original = c.req.raw
  const { pathname, search } = c.get('url')
  const isSameAddress = address === undefined || address === pathname + search
  if (isSameAddress && wait !== 'refresh') return original
  const headers: HeadersInit = requestSavesData(original) ? { 'Save-Data': 'on' } : {}
  return new Request(
    new URL(address ?? original.url, original.url),
    wait === 'refresh' ? { headers } : original,
  )
}

/** Returns the reads of a request. They end at one deadline, however often the request renders. */
const getPageContext = memoizeWeak((c: AppContext) => getReadContext(c, RENDER_DEADLINE_MS))

/** Creates the router of a rendering, with its API. */
function createPage(c: AppContext, pageRequest: PageRequest, request: Request) {
  const nonce = c.get('nonce')
  const renderedAt = Date.now()
  const reads = createPageReads(renderedAt)
  const { pathname, searchParams } = new URL(request.url)
  const path = withoutBase(pathname) === `/${NOT_FOUND}` ? undefined : pathname
  const assets = clientAssets(nonce, requestSavesData(request), path)
  const isWhole = pageRequest.wait !== 'moment' || isbot(request.headers.get('User-Agent'))
  const api = createSiteApi(getPageContext(c), c.get('logged'), (reading) => followRead(reads, reading))
  const router: AppRouter = createAppRouter({
    api,
    assets,
    siteOrigin: siteOrigin(c),
    renderedAt() {
      reads.until = nextMidnightInIndia(renderedAt)
      return renderedAt
    },
    waitForData(queryClient: QueryClient) {
      prefetchListedAnywhere(api, queryClient)
      return waitForData(queryClient, isWhole)
    },
    siteConfig: c.get('config').site,
    nonce,
    ...(pageRequest.form && { formState: pageRequest.form }),
    describePage: () => describePage(router),
  })

  /** Sends a browser without JavaScript to the whole page. */
  function leadToWhole(): void {
    const params = new URLSearchParams(searchParams)
    params.set(WHOLE, '1')
    if (!isWhole) assets.wholeAddress = withParams(pathname, params)
  }
  return { router, reads, leadToWhole }
}

/** Renders the whole document. Its scripts run by their hashes, so the nonce is removed. */
async function getDocument(router: AppRouter, page: ReactNode, nonce: string): Promise<string> {
  const html = await transformHtmlStringWithRouter(router, renderToString(page))
  return import.meta.env.DEV ? html : html.replaceAll(` nonce="${nonce}"`, '')
}

function toHeaders(c: AppContext, response: Response, status: number, inline: InlineSources): Headers {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', status >= 500 ? 'no-store' : 'private, no-cache')
  if (status >= 500) headers.set('Retry-After', '30')
  if (isRedirect(status)) return headers
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', documentPolicy(c, inline))
  headers.set('Vary', 'Save-Data')
  headers.set('Link', linkHeader)
  return headers
}

/** Hashes what a visitor reads and the data of the client. Other scripts contain the times of the rendering. */
function toEntityTag(c: AppContext, router: AppRouter, html: string): string {
  const hash = createHash('sha256')
  const { answered } = dehydrateQueries(router.options.context.queryClient)
  for (const part of [BUILD_ID, c.get('config').fingerprint, html.replace(SCRIPTS, ''), answered])
    hash.update(part).update('\n')
  return `"${hash.digest('hex').slice(0, 32)}"`
}

/** Adds the parameters of the visitor's link to the target of a redirect, unless the page itself reads them. */
function keepParams(c: AppContext, headers: Headers, { address }: PageRequest): void {
  const visited = c.get('url')
  const target = URL.parse(headers.get('Location') ?? '', visited)
  if (!target || address === undefined || target.origin !== visited.origin) return
  const read = new URL(address, visited).searchParams
  for (const [name, value] of visited.searchParams)
    if (!read.has(name)) target.searchParams.append(name, value)
  headers.set('Location', target.pathname + target.search + target.hash)
}

/**
 * Returns true for a page that caches may keep: a 200, or the one page of all addresses without a route. Pages about
 * missing entries are not kept, because their addresses are endless.
 */
function mayBeShared(status: number, { state }: AppRouter): boolean {
  return status === 200 || (status === 404 && state.matches.length === 1)
}

/** @throws unless a page for the cache is complete, or leads to none */
function assertComplete(status: number, isIncomplete: boolean): void {
  const isAnswer = status === 200 || isAbsent(status) || isRedirect(status)
  if (!isAnswer || isIncomplete) throw new Error(`the page came out incomplete, with status ${status}`)
}

/**
 * Loads the routes of a page and renders it once: to a string if all data is available, else to a stream that starts
 * with the shell. A string is sent as bytes, because the runtime takes four times as long for text beyond Latin-1. A
 * string with a section whose code is missing or that failed is discarded: another router renders the page once more, as
 * a stream. @throws if a page for the cache comes out incomplete
 */
export async function renderPage(
  c: AppContext,
  pageRequest: PageRequest,
  mustStream = false,
): Promise<RenderedPage> {
  const nonce = c.get('nonce')
  const request = requestFor(c, pageRequest)
  const { router, reads, leadToWhole } = createPage(c, pageRequest, request)
  const { queryClient } = router.options.context
  let html: string | undefined

  const handle = createRequestHandler({ request, createRouter: () => router })
  const rendered = await handle(async ({ request, responseHeaders: headers }) => {
    const children = <RouterServer router={router} />
    if (mustStream || queryClient.isFetching() > 0) {
      leadToWhole()
      return renderRouterToStream({ request, router, responseHeaders: headers, children })
    }
    html = await getDocument(router, children, nonce)
    return new Response(null, { status: getSsrStatus(router), headers })
  })

  const errors = isRedirect(rendered.status) ? [] : router.state.matches.map(({ error }) => error)
  const status = statusOfErrors(errors) ?? rendered.status
  const inline = html === undefined || import.meta.env.DEV ? { nonce } : inlineHashes(html)
  const headers = toHeaders(c, rendered, status, inline)
  const hasFailedRead = reads.hasFailed || hasFailedQuery(queryClient)
  const isUnfinished = html?.includes(UNFINISHED_BOUNDARY) === true
  if (pageRequest.wait === 'refresh') assertComplete(status, hasFailedRead || isUnfinished)
  if (isUnfinished) {
    log('error', 'page_unfinished', { requestId: c.get('requestId') })
    return renderPage(c, pageRequest, true)
  }
  if (isRedirect(status)) {
    keepParams(c, headers, pageRequest)
    return { kind: 'redirect', response: new Response(null, { status, headers }) }
  }
  if (html === undefined) return { kind: 'own', response: new Response(rendered.body, { status, headers }) }
  const bytes = utf8.encode(html)
  const response = new Response(bytes, { status, headers })
  if (hasFailedRead || !mayBeShared(status, router)) return { kind: 'own', response }
  const page = {
    status,
    bytes,
    etag: toEntityTag(c, router, html),
    contentSecurityPolicy: headers.get('Content-Security-Policy') ?? '',
    link: linkHeader,
    reads,
  }
  return { kind: 'shared', page, response }
}
