import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
} from '@tanstack/react-router/ssr/server'
import { isbot } from 'isbot'
import type { ContactFormState } from '#api/contact-form.ts'
import { ApiError } from '#api/errors.ts'
import { createShellGate } from '#api/shell-gate.ts'
import type { AppContext } from '#worker/app.ts'
import { clientAssets, linkHeader } from '#worker/client-assets.ts'
import { describePage } from '#worker/discovery/describe-page.ts'
import { readContextOf } from '#worker/endpoints/api-proxy.ts'
import { createInProcessApi } from '#worker/in-process-api.ts'
import { isLight } from '#worker/light.ts'
import { renderAtOnce } from '#worker/render-at-once.tsx'
import { siteOrigin } from '#worker/site-origin.ts'
import { isUpstreamNear } from '#worker/upstream-distance.ts'
import { type AppRouter, createAppRouter } from '../router.ts'

/** Longest time that a page waits for the upstream; then its sections show their fallbacks. */
const RENDER_DEADLINE_MS = 4_000
/** Longest time that the shell waits for data that is near: in a cache, in the embedded upstream, or in a fast remote one. */
const SHELL_PATIENCE_MS = 150

/** Of every page: the browser keeps it for going back, and asks before it shows it again. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  Vary: 'Save-Data',
}

/** The gateway status of a page whose critical data could not be read (RFC 9110 section 15.6). */
function failureStatus(errors: ReadonlyArray<unknown>): number | undefined {
  const error = errors.find((candidate) => candidate instanceof ApiError)
  if (!(error instanceof ApiError)) return undefined
  return error.status === 503 || error.status === 504 ? error.status : 502
}

/** What an endpoint that answers with a page wants of it: its status, and the form as it was sent. */
type PageAnswer = { status?: number; formState?: ContactFormState }

type RouteRequest = PageAnswer & { request: Request; nonce: string }

/** `readFailed` tells, once the body has ended, whether the page lacks something that could not be read. */
type RenderedRoute = {
  response: Response
  /** All of the body, when it was rendered at once. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  link: string
  readFailed: () => boolean
}

/**
 * Streams the page at an address: the route's critical data decides the status, the rest follows in the stream. A bot
 * is sent the whole page at once, in place: it runs no script that would move late content to where it belongs.
 */
export async function renderRoute(
  c: AppContext,
  { request, nonce, status, formState }: RouteRequest,
): Promise<RenderedRoute> {
  const { origin, now, facts } = c.var
  const wholeAtOnce = isbot(request.headers.get('User-Agent'))
  const gate = createShellGate(wholeAtOnce ? RENDER_DEADLINE_MS : SHELL_PATIENCE_MS)
  let isComplete = true
  const readContext = await readContextOf(c, RENDER_DEADLINE_MS, () => {
    if (origin.isRemote && !wholeAtOnce && !isUpstreamNear()) gate.open()
  })
  const api = createInProcessApi(readContext, facts, (answered) => {
    isComplete &&= answered
  })
  const { mapEmbedUrl, ads, rumSampleRate } = c.var.config
  const assets = clientAssets(nonce, isLight(request))
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      const router: AppRouter = createAppRouter({
        api,
        nonce,
        assets,
        siteOrigin: siteOrigin(c),
        now,
        untilShellMayLeave: gate.wait,
        siteConfig: { ...(mapEmbedUrl && { mapEmbedUrl }), ...(ads && { ads }), rumSampleRate },
        ...(formState && { formState }),
        describePage: () => describePage(router),
      })
      return router
    },
  })
  let failure: number | undefined
  let bytes: Uint8Array<ArrayBuffer> | undefined
  let link = ''
  const streamed = await handle(async ({ request, router, responseHeaders }) => {
    const { matches } = router.state
    failure = failureStatus(matches.map(({ error }) => error))
    link = linkHeader(assets, matches)
    const nothingIsAwaited = router.options.context.queryClient.isFetching() === 0
    if (nothingIsAwaited) {
      bytes = await renderAtOnce(router, request)
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    }
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  const headers = new Headers(streamed.headers)
  if (isRedirect(streamed)) headers.set('Cache-Control', 'private, no-cache')
  else for (const [name, value] of Object.entries({ ...pageHeaders, Link: link })) headers.set(name, value)
  if (failure) {
    headers.set('Cache-Control', 'no-store')
    headers.set('Retry-After', '30')
  }
  const response = new Response(bytes ?? streamed.body, {
    headers,
    status: failure ?? status ?? streamed.status,
  })
  return { response, bytes, link, readFailed: () => !isComplete || failure !== undefined }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

/** Answers a request with a page of its own, shared with nobody. */
export async function renderPage(c: AppContext, answer: PageAnswer = {}): Promise<Response> {
  const { response } = await renderRoute(c, { request: c.req.raw, nonce: c.var.nonce, ...answer })
  return response
}
