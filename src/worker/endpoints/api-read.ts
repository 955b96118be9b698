import { type ReadEndpoint, readEndpoints } from '#api/endpoints.ts'
import { type EntryProblem, InvalidBodyError } from '#api/schemas/envelope.ts'
import { cacheStatus, failureStatus } from '#worker/cache/cache-status.ts'
import {
  type CacheAnswer,
  createEdgeCache,
  type EdgeCacheOptions,
  type FreshBody,
} from '#worker/cache/edge-cache.ts'
import { ageSeconds } from '#worker/cache/freshness.ts'
import type { IsolateState } from '#worker/cache/isolate-state.ts'
import { cacheKey, knownQuery } from '#worker/cache/key.ts'
import { policies } from '#worker/cache/policy.ts'
import { log } from '#worker/log.ts'
import { type Origin, OriginError } from '#worker/origin.ts'
import { readJsonBody } from '#worker/read-body.ts'
import { safeData } from '#worker/sanitize/safe-data.ts'

export const API_BASE = '/api/web'

export type ReadContext = {
  origin: Origin
  /** The source of what is the site's own, with a memory of its own for failures. */
  own: { origin: Origin; state: IsolateState }
  requestId: string
  cache: Omit<EdgeCacheOptions, 'onRefreshFailed' | 'onStoreFailed'>
}

/** The endpoint that a path below `/api/web` names, if it is one of the table. */
export function matchEndpoint(path: string): ReadEndpoint | undefined {
  return readEndpoints.find((endpoint) => endpoint.pattern.test(path))
}

/** A JSON refusal of our own: `{ code, message }`. */
export function refusal(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json(
    { code: status, message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

/** Refusals that are no word about what was asked: the upstream is busy. */
const TEMPORARY = [408, 425, 429]

/** Whether the path names one entry, which may not exist; a list always does. */
function isItem({ pattern }: ReadEndpoint): boolean {
  return pattern.source.includes('(')
}

/** Reads the body as what the endpoint promises; of the entries that are left out the first is logged, with their number. */
function parseBody(endpoint: ReadEndpoint, body: unknown, requestId: string): unknown {
  const problems: Array<EntryProblem> = []
  try {
    return safeData(
      endpoint.resource,
      endpoint.parse(body, (problem) => problems.push(problem)),
    )
  } catch (error) {
    const reason = error instanceof InvalidBodyError ? 'wrong-shape' : 'unreadable'
    throw new OriginError(502, reason, error instanceof Error ? error.message : '')
  } finally {
    const [first] = problems
    if (first) {
      const { resource } = endpoint
      log('warn', 'entry-dropped', { requestId, resource, ...first, count: problems.length })
    }
  }
}

/** Asks the origin, checks the answer against the endpoint's schema and makes it safe to show. @throws OriginError */
export async function fetchChecked(
  { origin, requestId }: Pick<ReadContext, 'origin' | 'requestId'>,
  endpoint: ReadEndpoint,
  target: string,
  deadlineMs: number,
  headers: Record<string, string> = {},
): Promise<FreshBody> {
  const absent = { status: 404 as const, body: JSON.stringify({ code: 404, message: 'Not found.' }) }
  const response = await origin.fetch(API_BASE + target, {
    headers: { Accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(Math.max(1, deadlineMs)),
  })
  const { status } = response
  if (status !== 200) {
    await response.body?.cancel()
    if (isItem(endpoint) && (status === 404 || status === 410)) return absent
    const isRefusal = status >= 400 && status < 500 && status !== 404 && !TEMPORARY.includes(status)
    throw new OriginError(isRefusal ? status : 502, `status-${status}`)
  }
  const data = parseBody(endpoint, await readJsonBody(response), requestId)
  return data === null ? absent : { status: 200, body: JSON.stringify({ code: 200, data }), data }
}

type ReadOutcome = { ok: true; answer: CacheAnswer } | { ok: false; failure: OriginError }

/** Reads one of the endpoints through the edge cache. */
async function readThrough(
  context: ReadContext,
  endpoint: ReadEndpoint,
  path: string,
  search: URLSearchParams,
): Promise<ReadOutcome> {
  const { requestId, own } = context
  const origin = endpoint.isOwn ? own.origin : context.origin
  const cache = endpoint.isOwn ? { ...context.cache, state: own.state } : context.cache
  const query = knownQuery(endpoint, search)
  const resource = endpoint.resource === 'categories' && query.has('search') ? 'search' : endpoint.resource
  const edgeCache = createEdgeCache({
    ...cache,
    onRefreshFailed: (_, error) =>
      log('warn', 'refresh-failed', { requestId, resource, reason: error.reason, error: error.message }),
    onStoreFailed: (error) => log('warn', 'store-failed', { requestId, resource, error: String(error) }),
  })
  const target = query.size > 0 ? `${path}?${query}` : path
  try {
    const answer = await edgeCache.read({
      key: cacheKey(origin.name, path, query),
      policy: policies[resource],
      isFixedAddress: query.size === 0 && !isItem(endpoint),
      fetchFresh: (deadlineMs) => fetchChecked({ origin, requestId }, endpoint, target, deadlineMs),
    })
    return { ok: true, answer }
  } catch (error) {
    const failure = OriginError.from(error)
    log('error', 'upstream-failed', { requestId, resource, reason: failure.reason, error: failure.message })
    return { ok: false, failure }
  }
}

/** Answers a GET of the API over HTTP. `path` is below `/api/web`. */
export async function readApi(
  context: ReadContext,
  path: string,
  search: URLSearchParams,
): Promise<Response> {
  const endpoint = matchEndpoint(path)
  if (!endpoint) return refusal(404, 'Not found.')
  const outcome = await readThrough(context, endpoint, path, search)
  if (!outcome.ok) {
    const { status, reason } = outcome.failure
    return refusal(status, 'The service is not available right now.', {
      'Cache-Status': failureStatus(status, reason),
    })
  }
  const { status, body, storedAt, policy } = outcome.answer.entry
  const now = context.cache.now()
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${status === 404 ? policy.absent : policy.fresh}`,
      Vary: 'Authorization',
      Age: String(ageSeconds(storedAt, now)),
      'Cache-Status': cacheStatus(outcome.answer, now),
    },
  })
}

export type DirectAnswer = { status: number; data: unknown; cacheStatus: string }

/** The same for the server's render, in process: the data itself, with no response around it. */
export async function readDirectly(
  context: ReadContext,
  path: string,
  search: URLSearchParams,
): Promise<DirectAnswer> {
  const endpoint = matchEndpoint(path)
  if (!endpoint) return { status: 404, data: undefined, cacheStatus: '' }
  const outcome = await readThrough(context, endpoint, path, search)
  if (!outcome.ok) {
    const { status, reason } = outcome.failure
    return { status, data: undefined, cacheStatus: failureStatus(status, reason) }
  }
  const { status, body, data } = outcome.answer.entry
  return {
    status,
    data: data ?? JSON.parse(body).data,
    cacheStatus: cacheStatus(outcome.answer, context.cache.now()),
  }
}
