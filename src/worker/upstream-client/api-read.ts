import { type MatchedEndpoint, matchEndpoint, type ReadEndpoint } from '#api/endpoints.ts'
import { messages } from '#content/messages.ts'
import type { Booking } from '#lib/booking.ts'
import { once } from '#lib/memoize.ts'
import { dropForeignCursor } from '#upstream/directory/cursor.ts'
import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds, type CacheEntry, getLifetime, type Lifetime, timeToLive } from '#worker/cache/entry.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { cacheKey, knownQuery } from '#worker/cache/key.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { clientKey, refusal, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import {
  type CacheAnswer,
  createEdgeCache,
  createIsolateState,
  type EdgeCacheOptions,
  policies,
} from '#worker/upstream-client/edge-cache.ts'
import { type CallContext, fetchChecked } from '#worker/upstream-client/fetch-checked.ts'
import { getOrigin, type Origin, OriginError } from '#worker/upstream-client/origin.ts'
import { idOfPlace, type PlaceName } from '#worker/upstream-client/place-ids.ts'

const CACHE_NAME = 'site-edge'

/** Returns the `Cache-Status` of an answer (RFC 9211). */
function answerStatus(answer: CacheAnswer, now: number): string {
  const ttl = `ttl=${timeToLive(answer.entry, now)}`
  if (answer.outcome === 'hit') return `${CACHE_NAME}; hit; ${ttl}`
  if (answer.outcome === 'stale') return `${CACHE_NAME}; fwd=stale; ${ttl}; detail=${answer.reason}`
  return `${CACHE_NAME}; fwd=${answer.instead}; fwd-status=${answer.entry.status}; stored; ${ttl}`
}

/** Returns the `Cache-Status` of an answer that bypassed the store. */
export function bypassStatus(detail: string): string {
  return `${CACHE_NAME}; fwd=bypass; detail=${detail}`
}

export type ReadContext = {
  /** The origin of cache keys. */
  siteOrigin: string
  /** The connection of the visitor. */
  visitor: string
  origin: Origin
  requestId: string
  cache: Omit<EdgeCacheOptions, 'onFailed'>
}

export const isolateState = isolateSingleton('api', createIsolateState)

/** Returns the context of the reads of a request. All of them end `deadlineMs` from now. */
export function getReadContext(c: AppContext, deadlineMs: number): ReadContext {
  return {
    siteOrigin: siteOrigin(c),
    visitor: clientKey(c.req.raw.headers),
    origin: getOrigin(c),
    requestId: c.get('requestId'),
    cache: {
      openStore: once(() => caches.open('api')),
      state: isolateState,
      now: Date.now,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      purge: currentPurge(c),
      deadline: AbortSignal.timeout(deadlineMs),
    },
  }
}

/**
 * Returns the message of the upstream, else a general one for a failure. A refusal without one has none, so that the
 * page shows its own sentence.
 */
export function toWords({ status, words }: OriginError): string {
  return words ?? (status >= 500 ? messages.errors.unavailable : '')
}

/** Returns the data of a cache entry, which was checked before it was stored. */
function getData(
  { latest }: EdgeCacheOptions['state'],
  { isPage }: ReadEndpoint,
  key: string,
  entry: CacheEntry,
): unknown {
  if (entry.data !== undefined) return entry.data
  const known = latest.get(key)
  if (known?.body === entry.body && known.data !== undefined) return known.data
  const { code: _, ...content } = JSON.parse(entry.body)
  const data = isPage ? content : content.data
  // Another request may have fetched a newer entry meanwhile.
  if (!known || known.storedAt <= entry.storedAt) latest.set(key, { ...entry, data })
  return data
}

/** Maximum time (ms) for which a replica of the database may still have purged data. */
const REPLICA_LAG_MS = 60_000

/** Returns true for a list without filters. Pages read it for every visitor. */
function isList({ id }: MatchedEndpoint, query: URLSearchParams): boolean {
  return id === '' && [...query.keys()].every((name) => name === 'lang')
}

/** The outcome of a read. `message` is that of a failure, for the visitor. */
type Read = { status: number; cacheStatus: string; message: string; key: string; entry?: CacheEntry }

/** Reads the cities or states of a remote upstream. @throws OriginError if they cannot be read */
async function readPlaceNames(
  context: ReadContext,
  parameter: 'city' | 'state',
): Promise<ReadonlyArray<PlaceName>> {
  const { status, data } = await readDirectly(context, `/${parameter}/all`, new URLSearchParams())
  // A call with an unknown id would find nobody, and so would a list whose cities nobody knows.
  if (status !== 200) throw new OriginError(503, 'places-unread')
  return data as ReadonlyArray<PlaceName>
}

/**
 * Returns the context of the calls of a request. Ids and address parts of the embedded upstream agree. The deadline of
 * the visitor does not end a call, which another request may wait for.
 */
export function callContext(context: ReadContext): CallContext {
  const { origin, requestId } = context
  if (!origin.isRemote) return { origin, requestId }
  const ofCall = { ...context, cache: { ...context.cache, deadline: undefined } }
  return { origin, requestId, readPlaceNames: (parameter) => readPlaceNames(ofCall, parameter) }
}

/** Time (ms) for which an app link waits for the cities, without which it names the address part. */
const CITY_ID_MS = 1_000

/** Puts the upstream's id of the city into a booking that leaves the site. */
export async function withUpstreamCity(c: AppContext, booking: Booking): Promise<Booking> {
  if (!booking.city || !getOrigin(c).isRemote) return booking
  const cities = await readPlaceNames(getReadContext(c, CITY_ID_MS), 'city').catch(() => [])
  return { ...booking, city: idOfPlace(cities, booking.city) }
}

/** Reads one of the endpoints through the edge cache. */
async function readThrough(
  context: ReadContext,
  matched: MatchedEndpoint,
  path: string,
  search: URLSearchParams,
): Promise<Read> {
  const { requestId, origin, cache } = context
  const { endpoint } = matched
  const query = knownQuery(endpoint, search)
  if (!origin.isRemote) dropForeignCursor(query, matched.id)
  const resource = endpoint.resource === 'categories' && query.has('search') ? 'search' : endpoint.resource
  const edgeCache = createEdgeCache({
    ...cache,
    onFailed(event, error) {
      const reason = error instanceof OriginError ? error.reason : undefined
      log('warn', event, { requestId, resource, reason, error: String(error) })
    },
  })
  const key = cacheKey(context.siteOrigin, origin.name, path, query)
  const fetchFresh = async () =>
    fetchChecked(
      callContext(context),
      { matched, path, query },
      {
        fromPrimary: cache.now() - (await cache.purge).soft < REPLICA_LAG_MS,
      },
    )
  try {
    const answer = await edgeCache.read({
      key,
      // Visitors can make up any number of other addresses.
      source: isList(matched, query) ? path : context.visitor,
      policy: policies[resource],
      fetchFresh,
    })
    const { entry } = answer
    return { status: entry.status, cacheStatus: answerStatus(answer, cache.now()), message: '', key, entry }
  } catch (error) {
    const failure = OriginError.from(error)
    const { status, reason, message } = failure
    log('error', 'upstream_failed', { requestId, resource, reason, error: message })
    const cacheStatus = `${CACHE_NAME}; fwd=miss; fwd-status=${status}; detail=${reason}`
    return { status, cacheStatus, message: toWords(failure), key }
  }
}

/** Answers a GET of the API over HTTP. `path` is below `/api/web`. */
export async function readApi(
  context: ReadContext,
  path: string,
  search: URLSearchParams,
): Promise<Response> {
  const matched = matchEndpoint(path)
  if (!matched) return refusal(404, 'Not found.')
  const { status, cacheStatus, message, entry } = await readThrough(context, matched, path, search)
  if (!entry) return refusal(status, message, { 'Cache-Status': cacheStatus })
  const { body, storedAt, policy } = entry
  const fresh = status === 200 ? policy.fresh : policy.absent
  const age = ageSeconds(storedAt, context.cache.now())
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': `public, max-age=${fresh}`,
      Age: String(age),
      Vary: 'Authorization',
      'Cache-Status': cacheStatus,
    },
  })
}

export type DirectAnswer = {
  status: number
  data: unknown
  /** The message of a failure for the visitor. */
  message?: string
  cacheStatus: string
  /** The entry that was read; absent for a failure. */
  read?: {
    lifetime: Lifetime
    /** When (ms) it was fetched. */
    storedAt: number
  }
}

/** Reads for the server's rendering: returns the data itself instead of a response. */
export async function readDirectly(
  context: ReadContext,
  path: string,
  search: URLSearchParams,
): Promise<DirectAnswer> {
  const matched = matchEndpoint(path)
  if (!matched) return { status: 404, data: undefined, cacheStatus: '' }
  const { status, cacheStatus, message, key, entry } = await readThrough(context, matched, path, search)
  if (!entry) return { status, data: undefined, message, cacheStatus }
  const lifetime = getLifetime(entry, context.cache.now())
  const data = getData(context.cache.state, matched.endpoint, key, entry)
  return { status, data, cacheStatus, read: { lifetime, storedAt: entry.storedAt } }
}
