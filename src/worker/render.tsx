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
import { ApiError } from '#api/errors.ts'
import { createShellTimeout } from '#api/shell-timeout.ts'
import { messageRetentionDays as usualRetentionDays } from '#content/data/legal.ts'
import { nextMidnightInIndia } from '#lib/india-day.ts'
import { requestSavesData } from '#lib/save-data.ts'
import type { AppContext } from '#worker/app.ts'
import { purgeTime } from '#worker/cache/purge-list.ts'
import { clientAssets, linkHeader } from '#worker/client-assets.ts'
import { documentPolicy, type InlineSources, inlineHashes } from '#worker/content-security-policy.ts'
import { readContextOf } from '#worker/endpoints/api-proxy.ts'
import { createInProcessApi } from '#worker/in-process-api.ts'
import { log } from '#worker/log.ts'
import { isNear } from '#worker/origin.ts'
import { pathTag, readTags, routeTags } from '#worker/page-cache/cache-tags.ts'
import { siteOrigin } from '#worker/request-url.ts'
import { describePage } from '#worker/structured-data/describe-page.ts'
import { knowsSpeed } from '#worker/web-vitals/figures.ts'
import { type AppRouter, createAppRouter } from '../router.ts'

/** Longest time that a page waits for the upstream; then its sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000
/** Longest time that the shell waits for data that is near: in a cache, in the embedded upstream, or in a fast remote one. */
const SHELL_TIMEOUT_MS = 500

/** What of React's says that a part is not in its place: it waits, came late, or failed. */
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
  /** Seconds for which all that it has read is fresh; negative when something is stale. */
  ttl: number
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

/** The gateway status of a page whose critical data could not be read (RFC 9110 section 15.6). */
function failureStatus(errors: ReadonlyArray<unknown>): number | undefined {
  const error = errors.find((candidate) => candidate instanceof ApiError)
  if (!(error instanceof ApiError)) return undefined
  return error.status === 503 || error.status === 504 ? error.status : 502
}

/** The request that a page is rendered from. One for the cache is nobody's: it goes on when the visitor has left. */
function requestFor(c: AppContext, { address, isWaiting }: PageRequest): Request {
  const asked = c.req.raw
  if (address === undefined) return asked
  const headers: HeadersInit = requestSavesData(asked) ? { 'Save-Data': 'on' } : {}
  return new Request(new URL(address, asked.url), isWaiting ? { headers } : asked)
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

type Attempt = PageRequest & { mode: 'string' | 'stream' }

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

function isConstantStatus(status: number): status is WholePage['status'] {
  return status === 200 || status === 404 || status === 410
}

/** The router takes a nonce before anybody knows what the page will be: a constant one is sent without. */
function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

/**
 * One pass through the router. A document in one piece is sent as bytes: the runtime takes four times as long for a text of
 * two-byte characters. It stays in the body of the response, for what a request keeps across an `await` is freed, under
 * load, by the next full collection only. One that `isUnfinished` has to be rendered anew, as a stream; for a `constant` one
 * there is what of it may run.
 */
async function attempt(c: AppContext, { mode, ...wanted }: Attempt) {
  const { origin, now, logged, nonce } = c.var
  const { formState } = wanted
  const request = requestFor(c, wanted)
  const waits = wanted.isWaiting || isbot(request.headers.get('User-Agent'))
  const shellTimeout = createShellTimeout(waits ? RENDER_DEADLINE_MS : SHELL_TIMEOUT_MS)
  const tags: Record<string, number> = {}
  const startedAt = now()
  const showAs = (tag: string, time = startedAt) => {
    tags[tag] = Math.min(time, tags[tag] ?? time)
  }
  const seen = {
    isSound: true,
    isDated: false,
    isUnfinished: false,
    ttl: Number.MAX_SAFE_INTEGER,
    link: '',
  }
  let constant: (Pick<WholePage, 'status'> & { inline: InlineSources }) | undefined
  const readContext = await readContextOf(c, RENDER_DEADLINE_MS, () => {
    if (!waits && !isNear(origin)) shellTimeout.expire()
  })
  const own = pathTag(new URL(request.url).pathname)
  const notBefore = Promise.resolve(readContext.purges).then((purges) => purgeTime(purges, [own]))
  const api = createInProcessApi({ ...readContext, notBefore }, logged, ({ status, read }) => {
    seen.isSound &&= status === 200 || status === 404 || status === 410
    seen.ttl = Math.min(seen.ttl, read?.ttl ?? 0)
    if (read) for (const tag of [own, ...readTags(read)]) showAs(tag, read.storedAt)
  })
  const { mapEmbedUrl, ads, rumSampleRate, faultSampleRate, messageRetentionDays } = c.var.config
  const hasSpeedFigures = await knowsSpeed(readContext)
  const assets = clientAssets(nonce, requestSavesData(request))
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      const router: AppRouter = createAppRouter({
        api,
        nonce,
        assets,
        siteOrigin: siteOrigin(c),
        now,
        waitForShell: shellTimeout.wait,
        siteConfig: {
          ...(mapEmbedUrl && { mapEmbedUrl }),
          ...(ads && { ads }),
          rumSampleRate,
          faultSampleRate,
          hasSpeedFigures,
          ...(messageRetentionDays !== usualRetentionDays && { messageRetentionDays }),
        },
        ...(formState && { formState }),
        describePage: () => describePage(router),
      })
      return router
    },
  })
  let failure: number | undefined
  let gone: 410 | undefined
  const response = await handle(async ({ request, router, responseHeaders }) => {
    const { matches } = router.state
    const errors = matches.map(({ error }) => error)
    failure = failureStatus(errors)
    gone = goneStatus(errors)
    seen.link = linkHeader
    seen.isDated = matches.some(({ loaderData }) => isDated(loaderData))
    for (const tag of [own, ...routeTags(matches.at(-1))]) showAs(tag)
    const children = <RouterServer router={router} />
    if (mode === 'stream' || router.options.context.queryClient.isFetching() > 0)
      return renderRouterToStream({ request, router, responseHeaders, children })
    let html = await renderDocument(router, children)
    seen.isUnfinished = !isWhole(html)
    const status = gone ?? getSsrStatus(router)
    const isForAll = seen.isSound && !seen.isUnfinished && !failure && !formState && !import.meta.env.DEV
    if (isForAll && isConstantStatus(status)) {
      html = withoutNonce(html, nonce)
      constant = { status, inline: inlineHashes(html) }
    }
    return new Response(utf8.encode(html), { status, headers: responseHeaders })
  })
  return { ...seen, constant, response, status: gone ?? response.status, tags, failure }
}

/** A page for one visitor alone: its scripts run by the nonce of the request. */
function ownResponse(
  c: AppContext,
  { response, status: own, failure, link }: Awaited<ReturnType<typeof attempt>>,
  status: number | undefined,
): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', failure ? 'no-store' : 'private, no-cache')
  if (failure) headers.set('Retry-After', '30')
  if (!isRedirect(response)) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    headers.set('Content-Security-Policy', documentPolicy(c, { nonce: c.var.nonce }))
    headers.set('Vary', 'Save-Data')
    headers.set('Link', link)
  }
  return new Response(response.body, { headers, status: failure ?? status ?? own })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

/**
 * Renders a page. With its data at hand it is one string; what has to wait for the upstream, or does not come out whole,
 * is streamed, the shell first.
 */
export async function renderPage(c: AppContext, page: PageRequest = {}): Promise<WholePage | OtherPage> {
  const first = await attempt(c, { ...page, mode: 'string' })
  // A link that leads elsewhere takes along all that it brought, whatever a page would look at.
  if (isRedirect(first.response) && page.address !== undefined && !page.isWaiting)
    return renderPage(c, { ...page, address: undefined })
  if (first.constant) {
    const { status, inline } = first.constant
    const { link, tags, ttl } = first
    const { body } = first.response
    const until = first.isDated ? nextMidnightInIndia(c.var.now()) : undefined
    return { body, status, contentSecurityPolicy: documentPolicy(c, inline), link, tags, ttl, until }
  }
  const own = first.isUnfinished ? await attempt(c, { ...page, mode: 'stream' }) : first
  const isGood = own.isSound && own.failure === undefined && own.status === 200
  const isStorable = isGood && !first.isUnfinished && !import.meta.env.DEV
  return { response: ownResponse(c, own, page.status), isStorable }
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
