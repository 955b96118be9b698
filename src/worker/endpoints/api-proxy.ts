import { REQUEST_TIMEOUT_MS } from '#api/client.ts'
import type { AppContext } from '#worker/app.ts'
import { bypassStatus } from '#worker/cache/cache-status.ts'
import { createIsolateState } from '#worker/cache/isolate-state.ts'
import {
  API_BASE,
  fetchChecked,
  matchEndpoint,
  type ReadContext,
  readApi,
  refusal,
} from '#worker/endpoints/api-read.ts'
import { OriginError } from '#worker/origin.ts'

const isolateState = createIsolateState()

/** What a read needs from the request at hand. */
export async function readContextOf(
  c: AppContext,
  deadlineMs: number,
  onForward?: () => void,
): Promise<ReadContext> {
  return {
    origin: c.var.origin,
    requestId: c.var.requestId,
    cache: {
      store: await caches.open('api'),
      state: isolateState,
      now: c.var.now,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      deadlineMs,
      ...(onForward && { onForward }),
    },
  }
}

/** GET `/api/web/*`: the allow-listed reads of specification section 7. */
export async function apiRead(c: AppContext): Promise<Response> {
  const url = new URL(c.req.url)
  const path = url.pathname.slice(API_BASE.length)
  const started = Date.now()
  const authorization = c.req.header('Authorization')
  const response = authorization
    ? await readPrivately(c, path, authorization)
    : await readApi(await readContextOf(c, REQUEST_TIMEOUT_MS), path, url.searchParams)
  c.var.facts.upstreamMs = Date.now() - started
  return response
}

/** With a bearer token nothing is shared: straight to the origin, neither read from nor written to a cache. */
async function readPrivately(c: AppContext, path: string, authorization: string): Promise<Response> {
  const endpoint = matchEndpoint(path)
  if (!endpoint) return refusal(404, 'Not found.')
  const headers = { 'Cache-Control': 'private, no-store', 'Cache-Status': bypassStatus('authorization') }
  try {
    const { status, body } = await fetchChecked(c.var, endpoint, path, REQUEST_TIMEOUT_MS, {
      Authorization: authorization,
    })
    return new Response(body, {
      status,
      headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    })
  } catch (error) {
    const { status } = OriginError.from(error)
    const message = status === 401 ? 'The session is not valid.' : 'The service is not available right now.'
    return refusal(status, message, headers)
  }
}
