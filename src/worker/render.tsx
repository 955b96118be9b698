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
import type { ContactFormState } from '#api/contact-form.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { messageRetentionDays as usualRetentionDays } from '#content/data/legal.ts'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { requestSavesData } from '#lib/save-data.ts'
import type { AppContext } from '#worker/app-context.ts'
import { endless, type Life, shorter } from '#worker/cache/freshness.ts'
import { purgeTime } from '#worker/cache/purge-list.ts'
import { clientAssets, linkHeader } from '#worker/client-assets.ts'
import { documentPolicy, type InlineSources, inlineHashes } from '#worker/content-security-policy.ts'
import { readContextOf } from '#worker/endpoints/api-proxy.ts'
import { createInProcessApi, watchReads } from '#worker/in-process-api.ts'
import { log } from '#worker/log.ts'
import { gatewayStatus, isFast } from '#worker/origin.ts'
import { pathTag, readTags, routeTags } from '#worker/page-cache/cache-tags.ts'
import { requestUrl, siteOrigin } from '#worker/request-url.ts'
import { describePage } from '#worker/structured-data/describe-page.ts'
import { createShellTimeout } from '#worker/timeouts.ts'
import { type AppRouter, createAppRouter } from '../router.ts'

/** Longest time that a page waits for the upstream; then its sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000
/** Longest time that the shell waits for data that comes fast: from a cache, the embedded upstream, or a fast remote one. */
const SHELL_TIMEOUT_MS = 500

/** React's marks of a boundary that waits or has failed: its part is not in its place. */
const UNFINISHED = /<!--\$[?!]-->/

const utf8 = new TextEncoder()

/** A page that is the same for everybody: all of it stands in its place, and nothing of it failed. */
export type WholePage = {
  body: Response['body']
  status: 200 | 404 | 410
  contentSecurityPolicy: string
  /** The value of its `Link` header. */
  link: string
  /** What it shows, for caches that forget by tag, and as of when (ms) it shows it. */
  tags: Record<string, number>
  /** That of all that it has read. */
  life: Life
  /** When what it says of the day ends, in milliseconds; undefined when it says nothing of it. */
  until?: number | undefined
}

/** Any other answer. `isStorable` tells that the page would be whole if it were rendered once more. */
export type OtherPage = { response: Response; isStorable: boolean }

export type PageRequest = {
  /** Path and search of the page, in place of those of the request. */
  address?: string | undefined
  /** What an endpoint that answers with a page wants of it: its status, and the form as it was sent. */
  status?: number
  formState?: ContactFormState
  /** Wait for all data instead of streaming. */
  isWaiting?: boolean
}

/** The status of a page whose critical data could not be read. */
function failedStatus(errors: ReadonlyArray<unknown>): number | undefined {
  const error = errors.find((candidate) => candidate instanceof ApiError)
  return error instanceof ApiError ? gatewayStatus(error.status) : undefined
}

/** The request that a page is rendered from. One for the cache is nobody's: it goes on when the visitor has left. */
function requestFor(c: AppContext, { address, isWaiting }: PageRequest): Request {
  const asked = c.req.raw
  const url = requestUrl(asked)
  const isSameAddress = address === undefined || address === `${url?.pathname}${url?.search}`
  if (isSameAddress && !isWaiting) return asked
  const headers: HeadersInit = requestSavesData(asked) ? { 'Save-Data': 'on' } : {}
  return new Request(new URL(address ?? asked.url, asked.url), isWaiting ? { headers } : asked)
}

/** 410 when the loader of a page found that there was an entry once: the `status` in the data of its `notFound`. */
function goneStatus(errors: ReadonlyArray<unknown>): 410 | undefined {
  return errors.some((error) => isNotFound(error) && error.data?.status === 410) ? 410 : undefined
}

/** What a loader gives to a page that says something of the day: an offer, how long ago. */
const DATED = ['today', 'now']

function isDated(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && DATED.some((name) => name in loaderData)
}

/** The whole document at once; empty when the render failed, as the log says. */
async function renderDocument(router: AppRouter, page: ReactNode): Promise<string> {
  try {
    return await transformHtmlStringWithRouter(router, renderToString(page))
  } catch (error) {
    log('warn', 'render-failed', { message: error instanceof Error ? error.message : String(error) })
    return ''
  }
}

function isWhole(html: string): boolean {
  return html.endsWith('</html>') && !UNFINISHED.test(html)
}

/** What a pass through the router tells of the page. */
type Made = {
  /** As a string: whole, or to be streamed, because it waits for the upstream or something of it failed. */
  outcome: 'whole' | 'waiting' | 'broken'
  /** What of it may run. */
  inline: InlineSources
  isDated: boolean
  failure?: number | undefined
  gone?: 410 | undefined
}

/**
 * Prepares a page. The function that comes back renders it once: to a string or, waiting for data no longer, to a stream. A
 * second rendering has the answers that the first has read. A string is sent as bytes, for the runtime takes four
 * times as long for a text of two-byte characters, and stays in the body of its response: what a request keeps across an
 * `await` is freed, under load, by the next full collection only.
 */
async function preparePage(c: AppContext, wanted: PageRequest) {
  const origin = c.get('origin')
  const now = c.get('now')
  const logged = c.get('logged')
  const { formState } = wanted
  const request = requestFor(c, wanted)
  const waits = wanted.isWaiting || isbot(request.headers.get('User-Agent'))
  const shellTimeout = createShellTimeout(waits ? RENDER_DEADLINE_MS : SHELL_TIMEOUT_MS)
  const tags: Record<string, number> = {}
  const startedAt = now()
  const showAs = (tag: string, time = startedAt) => {
    tags[tag] = Math.min(time, tags[tag] ?? time)
  }
  const reads = watchReads()
  let life = endless
  const readContext = await readContextOf(c, RENDER_DEADLINE_MS, () => {
    if (!waits && !isFast(origin)) shellTimeout.expire()
  })
  const own = pathTag(requestUrl(request)?.pathname ?? '/')
  const notBefore = Promise.resolve(readContext.purges).then((purges) => purgeTime(purges, [own]))
  const api = createInProcessApi({ ...readContext, notBefore }, logged, async (reading) => {
    const { read } = await reads.watch(reading)
    if (!read) return
    life = shorter(life, read.life)
    for (const tag of [own, ...readTags(read)]) showAs(tag, read.storedAt)
  })
  const { mapEmbedUrl, ads, webVitalsSampleRate, clientErrorSampleRate, messageRetentionDays } =
    c.get('config')

  async function pass(mode: 'string' | 'stream') {
    if (mode === 'stream') shellTimeout.expire()
    const nonce = mode === 'stream' || formState || import.meta.env.DEV ? c.get('nonce') : undefined
    const assets = clientAssets(nonce, requestSavesData(request))
    const handle = createRequestHandler({
      request,
      createRouter: () => {
        const router: AppRouter = createAppRouter({
          api,
          assets,
          siteOrigin: siteOrigin(c),
          now,
          waitForShell: shellTimeout.wait,
          siteConfig: {
            ...(mapEmbedUrl && { mapEmbedUrl }),
            ...(ads && { ads }),
            webVitalsSampleRate,
            clientErrorSampleRate,
            ...(messageRetentionDays !== usualRetentionDays && { messageRetentionDays }),
          },
          ...(nonce && { nonce }),
          ...(formState && { formState }),
          describePage: () => describePage(router),
        })
        return router
      },
    })
    const made: Made = { outcome: 'waiting', inline: { nonce: c.get('nonce') }, isDated: false }
    const response = await handle(async ({ request, router, responseHeaders: headers }) => {
      const { matches } = router.state
      const errors = matches.map(({ error }) => error)
      made.failure = failedStatus(errors)
      made.gone = goneStatus(errors)
      made.isDated = matches.some(({ loaderData }) => isDated(loaderData))
      for (const tag of [own, ...routeTags(matches.at(-1))]) showAs(tag)
      const children = <RouterServer router={router} />
      if (mode === 'stream')
        return renderRouterToStream({ request, router, responseHeaders: headers, children })
      if (router.options.context.queryClient.isFetching() > 0) return new Response()
      const html = await renderDocument(router, children)
      made.outcome = isWhole(html) ? 'whole' : 'broken'
      if (!nonce) made.inline = inlineHashes(html)
      return new Response(utf8.encode(html), { status: getSsrStatus(router), headers })
    })
    return { ...made, isSound: reads.isSound(), life, response, status: made.gone ?? response.status, tags }
  }

  return pass
}

type Pass = Awaited<ReturnType<Awaited<ReturnType<typeof preparePage>>>>

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

/** A page for one visitor alone. */
function privateResponse(
  c: AppContext,
  { response, status: own, failure, inline }: Pass,
  status: number | undefined,
): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', failure ? 'no-store' : 'private, no-cache')
  if (failure) headers.set('Retry-After', '30')
  if (!isRedirect(response)) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', documentPolicy(c, inline))
    headers.set('Vary', 'Save-Data')
    headers.set('Link', linkHeader)
  }
  return new Response(response.body, { headers, status: failure ?? status ?? own })
}

/** The page as everybody is sent it; undefined when it is one visitor's, or something that it reads failed. */
function wholePage(
  c: AppContext,
  { inline, outcome, failure, status, ...page }: Pass,
): WholePage | undefined {
  if (outcome !== 'whole' || !page.isSound || failure !== undefined || 'nonce' in inline) return undefined
  if (status !== 200 && !isAbsent(status)) return undefined
  const { response, tags, life } = page
  const until = page.isDated ? nextMidnightInIndia(c.get('now')()) : undefined
  const contentSecurityPolicy = documentPolicy(c, inline)
  return { body: response.body, status, contentSecurityPolicy, link: linkHeader, tags, life, until }
}

/**
 * Renders a page. With its data at hand it is one string; what has to wait for the upstream, or does not come out whole,
 * is streamed, the shell first.
 */
export async function renderPage(c: AppContext, page: PageRequest = {}): Promise<WholePage | OtherPage> {
  const pass = await preparePage(c, page)
  const first = await pass('string')
  // A link that leads elsewhere takes along all that it brought, whatever a page would look at.
  if (isRedirect(first.response) && page.address !== undefined && !page.isWaiting)
    return renderPage(c, { ...page, address: undefined })
  if (isRedirect(first.response) || first.outcome === 'whole')
    return wholePage(c, first) ?? { response: privateResponse(c, first, page.status), isStorable: false }
  const streamed = await pass('stream')
  const isGood = streamed.isSound && streamed.failure === undefined && streamed.status === 200
  return {
    response: privateResponse(c, streamed, page.status),
    isStorable: isGood && first.outcome === 'waiting',
  }
}

/** Renders the page at an address for the cache. @throws when it does not come out whole */
export async function renderWhole(c: AppContext, address: string): Promise<WholePage> {
  const page = await renderPage(c, { address, isWaiting: true })
  if ('body' in page) return page
  await page.response.body?.cancel()
  throw new Error(`the page came out incomplete, with status ${page.response.status}`)
}

/** A page as an answer that no cache keeps. */
export async function renderResponse(c: AppContext, page: PageRequest = {}): Promise<Response> {
  const rendered = await renderPage(c, page)
  if ('response' in rendered) return rendered.response
  const { body, status, contentSecurityPolicy, link } = rendered
  return new Response(body, {
    status: page.status ?? status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': contentSecurityPolicy,
      Vary: 'Save-Data',
      Link: link,
    },
  })
}
