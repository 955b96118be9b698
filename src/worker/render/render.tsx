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
import { ApiError, isAbsent } from '#api/errors.ts'
import { requestSavesData } from '#browser/save-data.ts'
import { messages } from '#content/messages.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import { dehydrateQueries } from '#data/dehydrate-queries.ts'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { type AppRouter, createAppRouter } from '#router.ts'
import type { AppContext } from '#worker/app-context.ts'
import { purgeTime } from '#worker/cache/purge-list.ts'
import { requestUrl, siteOrigin } from '#worker/http.ts'
import { documentPolicy, type InlineSources, inlineHashes } from '#worker/middleware/security-headers.ts'
import { pathTag, routeTags } from '#worker/page-cache/cache-tags.ts'
import { createPageReads, type SharedPage, toHash } from '#worker/page-cache/page-reads.ts'
import { clientAssets, linkHeader } from '#worker/render/client-assets.ts'
import { isRedirect, statusOfErrors } from '#worker/render/error-page.ts'
import { describePage } from '#worker/structured-data/describe-page.ts'
import { createShellTimeout } from '#worker/timeouts.ts'
import { createInProcessApi } from '#worker/upstream-client/in-process-api.ts'
import { isFast } from '#worker/upstream-client/origin.ts'
import { getReadContext } from '#worker/upstream-client/read-context.ts'

/** Timeout for the data of a page. After it, sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000
/** Timeout of the shell for data that comes fast: from a cache, the embedded upstream, or a fast remote one. */
const SHELL_TIMEOUT_MS = 500

/**
 * Marks a boundary that waits or has failed in the HTML of `renderToString` (docs/decisions/001-private-formats.md).
 */
export const UNFINISHED_BOUNDARY = '<!--$!-->'

const SCRIPTS = /<script\b.*?<\/script>/gs

const utf8 = new TextEncoder()

/** A rendered page, or the redirect of its route. */
export type RenderedPage = {
  status: number
  headers: Headers
  body: Response['body']
  /**
   * Undefined if it was not requested, or the page is for one visitor: streamed, incomplete, or a redirect.
   */
  shared: SharedPage | undefined
  isStreamed: boolean
  /** True if a section of a string waits for its code or has failed. */
  isUnfinished: boolean
  /** Returns true if every read behind the page succeeded. A streamed page knows when it has ended. */
  isSound: () => boolean
}

export type PageRequest = {
  /** Path and search of the page, instead of those of the request. */
  address?: string | undefined
  /** The form of a contact page, as it was sent. */
  formState?: ContactFormState
  /** The visitor exceeds the search limit: the page says so and does not search. */
  isLimited?: boolean
  /** Adds the metadata for the page cache, if the page is the same for every visitor. */
  isStored?: boolean
  /** Waits for all data, and goes on when the visitor has left. */
  isForCache?: boolean
}

/** @throws ApiError always: the connection has searched too often */
async function refuseSearch(): Promise<never> {
  throw new ApiError('http', 429, messages.errors.searches, true)
}

/** Returns the request that a page is rendered from. */
function requestFor(c: AppContext, { address, isForCache }: PageRequest): Request {
  const asked = c.req.raw
  const url = requestUrl(asked)
  const isSameAddress = address === undefined || address === `${url?.pathname}${url?.search}`
  if (isSameAddress && !isForCache) return asked
  const headers: HeadersInit = requestSavesData(asked) ? { 'Save-Data': 'on' } : {}
  return new Request(new URL(address ?? asked.url, asked.url), isForCache ? { headers } : asked)
}

/** Hashes what a page shows and the data of its client. Other scripts contain the times of the rendering. */
function getFingerprint(router: AppRouter, html: string): string {
  return toHash(html.replace(SCRIPTS, ''), dehydrateQueries(router.options.context.queryClient).answered)
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

/**
 * Loads the routes of a page and renders it once: to a string if all data is available, else to a stream that starts
 * with the shell. A string is sent as bytes, because the runtime takes four times as long for text beyond Latin-1.
 */
async function renderOnce(c: AppContext, wanted: PageRequest, mustStream = false): Promise<RenderedPage> {
  const nonce = c.get('nonce')
  const renderedAt = c.get('now')()
  const request = requestFor(c, wanted)
  const { pathname: path = '/', search = '' } = requestUrl(request) ?? {}
  const waits = wanted.isForCache || isbot(request.headers.get('User-Agent'))
  const shellTimeout = createShellTimeout(waits ? RENDER_DEADLINE_MS : SHELL_TIMEOUT_MS)
  const readContext = await getReadContext(c, RENDER_DEADLINE_MS, () => {
    if (!waits && !isFast(readContext.origin)) shellTimeout.expire()
  })
  const reads = createPageReads(path, renderedAt)
  const notBefore = Promise.resolve(readContext.purges).then((list) => purgeTime(list, [pathTag(path)]))
  const siteApi = createInProcessApi({ ...readContext, notBefore }, c.get('logged'), reads.watch)
  const api = wanted.isLimited ? { ...siteApi, search: refuseSearch } : siteApi
  let until: number | undefined
  let inline: InlineSources = { nonce }
  let loadedStatus: number | undefined
  let fingerprint: string | undefined
  let isStreamed = false
  let isUnfinished = false

  function createRouter(): AppRouter {
    const router: AppRouter = createAppRouter({
      api,
      assets: clientAssets(nonce, requestSavesData(request), path + search),
      siteOrigin: siteOrigin(c),
      now() {
        until = nextMidnightInIndia(renderedAt)
        return renderedAt
      },
      waitForShell: shellTimeout.wait,
      siteConfig: c.get('config').site,
      nonce,
      ...(wanted.formState && { formState: wanted.formState }),
      describePage: () => describePage(router),
    })
    return router
  }

  const handle = createRequestHandler({ request, createRouter })
  const response = await handle(async ({ request, router, responseHeaders: headers }) => {
    const { matches } = router.state
    loadedStatus = statusOfErrors(matches.map(({ error }) => error))
    for (const tag of routeTags(matches.at(-1))) reads.addTag(tag)
    const children = <RouterServer router={router} />
    isStreamed = mustStream || router.options.context.queryClient.isFetching() > 0
    if (isStreamed) return renderRouterToStream({ request, router, responseHeaders: headers, children })
    const html = await getDocument(router, children, nonce)
    if (!import.meta.env.DEV) inline = inlineHashes(html)
    isUnfinished = html.includes(UNFINISHED_BOUNDARY)
    if (wanted.isStored) fingerprint = getFingerprint(router, html)
    return new Response(utf8.encode(html), { status: getSsrStatus(router), headers })
  })

  const status = loadedStatus ?? response.status
  const isAnswer = status === 200 || isAbsent(status)
  const isWhole = isAnswer && !isUnfinished && reads.isSound() && !('nonce' in inline)
  return {
    status,
    headers: toHeaders(c, response, status, inline),
    body: response.body,
    isStreamed,
    isSound: reads.isSound,
    isUnfinished,
    shared: isWhole && fingerprint !== undefined ? reads.sharedPage(fingerprint, until) : undefined,
  }
}

/**
 * Renders a page. A redirect keeps all parameters of the link. A page with a section whose code is not loaded yet is
 * rendered again, as a stream.
 */
export async function renderPage(c: AppContext, wanted: PageRequest = {}): Promise<RenderedPage> {
  const page = await renderOnce(c, wanted)
  if (wanted.isForCache) return page
  if (page.isUnfinished) return renderOnce(c, wanted, true)
  const isOtherAddress = requestFor(c, wanted) !== c.req.raw
  return isRedirect(page.status) && isOtherAddress ? renderOnce(c, { ...wanted, address: undefined }) : page
}

/** Returns a page as a response that no cache keeps, with the `status` that an endpoint gives it. */
export function toResponse({ body, headers, status: own }: RenderedPage, status = own): Response {
  return new Response(body, { headers, status: own >= 500 ? own : status })
}
