import { API_BASE, REQUEST_TIMEOUT_MS } from '#api/client.ts'
import { matchEndpoint } from '#api/endpoints.ts'
import { messages } from '#content/messages.ts'
import type { AppContext } from '#worker/app-context.ts'
import { knownQuery } from '#worker/cache/key.ts'
import { notAllowed, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { isWithinLimit, tooMany } from '#worker/middleware/rate-limit.ts'
import {
  bypassStatus,
  callContext,
  getReadContext,
  isolateState,
  readApi,
  toWords,
} from '#worker/upstream-client/api-read.ts'
import { isUpstreamOpen } from '#worker/upstream-client/circuit-breaker.ts'
import { isAuthorization } from '#worker/upstream-client/credentials.ts'
import { fetchChecked } from '#worker/upstream-client/fetch-checked.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/** Returns true for reads that count as searches: callers can make up any number of their addresses. */
function isSearch(path: string, search: URLSearchParams): boolean {
  if (path === '/category/fetch_all') return search.has('search')
  return path === '/provider/all' && (search.has('q') || search.has('after'))
}

/** GET `/api/web/*`: the allow-listed reads of specification section 7. */
export async function apiRead(c: AppContext): Promise<Response> {
  const url = c.get('url')
  const path = url.pathname.slice(API_BASE.length)
  if (isSearch(path, url.searchParams) && !(await isWithinLimit(c, 'search')))
    return tooMany(messages.errors.searches)
  const started = Date.now()
  const authorization = c.req.header('Authorization')
  const response =
    authorization === undefined
      ? await readApi(getReadContext(c, REQUEST_TIMEOUT_MS), path, url.searchParams)
      : await readPrivately(c, path, url.searchParams, authorization)
  c.get('logged').upstreamMs = Date.now() - started
  return response
}

/**
 * Passes a call with credentials to the origin and bypasses the cache. Its result does not count for the circuit
 * breaker, but an open circuit of the upstream refuses it.
 */
async function readPrivately(
  c: AppContext,
  path: string,
  search: URLSearchParams,
  authorization: string,
): Promise<Response> {
  const matched = matchEndpoint(path)
  if (!matched) return refusal(404, 'Not found.')
  const { endpoint } = matched
  const requestId = c.get('requestId')
  const { resource } = endpoint
  const query = knownQuery(endpoint, search)
  const headers = {
    'Cache-Control': 'private, no-store',
    Vary: 'Authorization',
    'Cache-Status': bypassStatus('authorization'),
  }
  try {
    if (!isAuthorization(authorization)) throw new OriginError(401, 'malformed-credentials')
    if (!(await isWithinLimit(c, 'private'))) return tooMany('Too many calls.', headers)
    if (isUpstreamOpen(isolateState.breakers, Date.now())) throw new OriginError(503, 'breaker-open')
    const call = { matched, path, query }
    const { status, body } = await fetchChecked(callContext(getReadContext(c, REQUEST_TIMEOUT_MS)), call, {
      headers: { Authorization: authorization },
    })
    return new Response(body, {
      status,
      headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    })
  } catch (error) {
    const failure = OriginError.from(error)
    const { status, reason, message } = failure
    if (status >= 500) log('error', 'upstream_failed', { requestId, resource, reason, error: message })
    if (status !== 401) return refusal(status, toWords(failure), headers)
    return refusal(401, 'The session is not valid.', { ...headers, 'WWW-Authenticate': 'Bearer' })
  }
}

/** Refuses everything else below `/api`: another method on a known call, or an unknown call. */
export function refuseCall(c: AppContext): Response {
  const { path } = c.req
  return path.startsWith(`${API_BASE}/`) && matchEndpoint(path.slice(API_BASE.length))
    ? notAllowed('GET, HEAD')
    : refusal(404, 'Not found.')
}
