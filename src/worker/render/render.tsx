import { createHash } from 'node:crypto'
import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
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
import { hasFailedQuery } from '#data/query-result.ts'
import { withParams } from '#lib/booking.ts'
import { WHOLE } from '#lib/document-assets.ts'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { inLanguage, language, withoutBase } from '#lib/language.ts'
import { NOT_FOUND } from '#lib/paths.ts'
import { type AppRouter, createAppRouter } from '#router.ts'
import type { AppContext } from '#worker/app-context.ts'
import type { SharedPage } from '#worker/cache/stored-page.ts'
import { requestUrl, siteOrigin } from '#worker/http.ts'
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

/** A rendered page, or the redirect of its route. */
type RenderedPage = {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer> | Response['body']
  /** Undefined if the page is for one visitor: streamed, incomplete, or a redirect. */
  shared: SharedPage | undefined
  /** A read behind the page has failed so far. */
  hasFailedRead: boolean
  /** A section of a string waits for its code or has failed. */
  isUnfinished: boolean
  /** The address of the shared page about a missing entry. Set instead of a body, with `leavesMissing`. */
  missing?: string | undefined
}

type PageRequest = {
  /** Path and search of the page, instead of those of the request. */
  address?: string | undefined
  /** The form of a contact page, as it was sent. */
  formState?: ContactFormState
  /** Waits for all data. */
  isWhole?: boolean
  /** Waits for all data, and goes on when the visitor has left. */
  isForCache?: boolean
  /** The page is sent for all missing entries of its kind, so it is not hydrated. */
  isStatic?: boolean | undefined
  /** Returns `missing` instead of rendering the page about a missing entry, which has a shared stored page. */
  leavesMissing?: boolean
}

/** Returns the request that a page is rendered from. */
function requestFor(c: AppContext, { address, isForCache }: PageRequest): Request {
  const original = c.req.raw
  const url = requestUrl(original)
  const isSameAddress = address === undefined || address === `${url?.pathname}${url?.search}`
  if (isSameAddress && !isForCache) return original
  const headers: HeadersInit = requestSavesData(original) ? { 'Save-Data': 'on' } : {}
  return new Request(new URL(address ?? original.url, original.url), isForCache ? { headers } : original)
}

/** Creates the router of a request, with its API. All its reads end at one deadline. */
function createPage(c: AppContext, pageRequest: PageRequest, request: Request) {
  const nonce = c.get('nonce')
  const renderedAt = Date.now()
  const reads = createPageReads(renderedAt)
  const { pathname = '/', searchParams } = requestUrl(request) ?? {}
  const { isStatic = false } = pageRequest
  const path = isStatic || withoutBase(pathname) === `/${NOT_FOUND}` ? undefined : pathname
  const assets = { ...clientAssets(nonce, requestSavesData(request), path), isStatic }
  const isWhole =
    isStatic || pageRequest.isForCache || pageRequest.isWhole || isbot(request.headers.get('User-Agent'))
  const router: AppRouter = createAppRouter({
    api: createSiteApi(getReadContext(c, RENDER_DEADLINE_MS), c.get('logged'), (reading) =>
      followRead(reads, reading),
    ),
    assets,
    siteOrigin: siteOrigin(c),
    renderedAt() {
      reads.until = nextMidnightInIndia(renderedAt)
      return renderedAt
    },
    async waitForData(queryClient: QueryClient) {
      if (!pageRequest.leavesMissing || missingEntryAddress(router) === undefined)
        await waitForData(queryClient, isWhole)
    },
    siteConfig: c.get('config').site,
    nonce,
    ...(pageRequest.formState && { formState: pageRequest.formState }),
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
  const rendered = renderToString(page)
  const { isStatic } = router.options.context.assets ?? {}
  const html = isStatic ? `<!DOCTYPE html>${rendered}` : await transformHtmlStringWithRouter(router, rendered)
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
  const visited = requestUrl(c.req.raw)
  const target = URL.parse(headers.get('Location') ?? '', visited)
  if (!visited || !target || address === undefined || target.origin !== visited.origin) return
  const read = new URL(address, visited).searchParams
  for (const [name, value] of visited.searchParams)
    if (!read.has(name)) target.searchParams.append(name, value)
  headers.set('Location', target.pathname + target.search + target.hash)
}

/** Returns the address of the page about a missing entry, the same for all of a kind; undefined for other pages. */
function missingEntryAddress({ state }: AppRouter): string | undefined {
  const match = state.matches.at(-1)
  if (!match?.staticData.sharesNotFound || !isNotFound(match.error) || match.error.data?.status === 410)
    return undefined
  return inLanguage(match.fullPath.replace(/\$\w+\/?$/, NOT_FOUND), language)
}

/**
 * Loads the routes of a page and renders it once: to a string if all data is available, else to a stream that starts
 * with the shell. A string is sent as bytes, because the runtime takes four times as long for text beyond Latin-1.
 */
async function renderOnce(
  c: AppContext,
  pageRequest: PageRequest,
  mustStream = false,
): Promise<RenderedPage> {
  const nonce = c.get('nonce')
  const request = requestFor(c, pageRequest)
  const { router, reads, leadToWhole } = createPage(c, pageRequest, request)
  let html: string | undefined
  let missing: string | undefined

  const handle = createRequestHandler({ request, createRouter: () => router })
  const response = await handle(async ({ request, responseHeaders: headers }) => {
    missing = pageRequest.leavesMissing ? missingEntryAddress(router) : undefined
    if (missing !== undefined) return new Response(null, { status: 404, headers })
    const children = <RouterServer router={router} />
    if (mustStream || router.options.context.queryClient.isFetching() > 0) {
      leadToWhole()
      return renderRouterToStream({ request, router, responseHeaders: headers, children })
    }
    html = await getDocument(router, children, nonce)
    return new Response(null, { status: getSsrStatus(router), headers })
  })

  const errors = isRedirect(response.status) ? [] : router.state.matches.map(({ error }) => error)
  const status = statusOfErrors(errors) ?? response.status
  const inline = html === undefined || import.meta.env.DEV ? { nonce } : inlineHashes(html)
  const headers = toHeaders(c, response, status, inline)
  if (isRedirect(status)) keepParams(c, headers, pageRequest)
  const hasFailedRead = reads.hasFailed || hasFailedQuery(router.options.context.queryClient)
  if (html === undefined)
    return {
      status,
      headers,
      body: response.body,
      hasFailedRead,
      shared: undefined,
      isUnfinished: false,
      missing,
    }
  const isUnfinished = html.includes(UNFINISHED_BOUNDARY)
  const body = utf8.encode(html)
  const isShared = !isUnfinished && !hasFailedRead && (status === 200 || isAbsent(status))
  const shared = {
    status,
    bytes: body,
    etag: toEntityTag(c, router, html),
    contentSecurityPolicy: headers.get('Content-Security-Policy') ?? '',
    link: linkHeader,
    reads,
  }
  return { status, headers, body, hasFailedRead, shared: isShared ? shared : undefined, isUnfinished }
}

/**
 * Renders a page. A string with a section whose code is missing or that failed is discarded: another router renders the
 * page once more, as a stream.
 */
export async function renderPage(c: AppContext, pageRequest: PageRequest = {}): Promise<RenderedPage> {
  const page = await renderOnce(c, pageRequest)
  if (!page.isUnfinished || pageRequest.isForCache) return page
  log('error', 'page_unfinished', { requestId: c.get('requestId') })
  return renderOnce(c, pageRequest, true)
}

/** Returns a page as a response that no cache keeps, with the `status` that an endpoint gives it. */
export function toResponse(
  { body, headers, status: pageStatus }: RenderedPage,
  status = pageStatus,
): Response {
  return new Response(body, { headers, status: pageStatus >= 500 ? pageStatus : status })
}
