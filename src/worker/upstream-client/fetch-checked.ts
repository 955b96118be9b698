import * as v from 'valibot'
import { API_BASE, REQUEST_TIMEOUT_MS } from '#api/client.ts'
import type { MatchedEndpoint, Resource } from '#api/endpoints.ts'
import { isAbsent } from '#api/errors.ts'
import { type Dropped, InvalidBodyError } from '#api/schemas/envelope.ts'
import { MAX_TEXT_LENGTH, markupOrEmpty, name } from '#api/schemas/fields.ts'
import { messages } from '#content/messages.ts'
import { withParams } from '#lib/booking.ts'
import { toPrintable } from '#lib/printable.ts'
import { log } from '#worker/log.ts'
import { MAX_MARKUP_CHARACTERS, plainText, sanitizePostHtml } from '#worker/sanitize/post-html.ts'
import type { FreshBody } from '#worker/upstream-client/edge-cache.ts'
import {
  MAX_ENTRY_BYTES,
  MAX_LIST_BYTES,
  type Origin,
  OriginError,
  readJsonBody,
} from '#worker/upstream-client/origin.ts'
import {
  namesCities,
  type PlaceName,
  type ReadPlaceNames,
  withAddressParts,
  withPlaceIds,
} from '#worker/upstream-client/place-ids.ts'

const markupSchema = v.looseObject({ content: markupOrEmpty, seo_description: markupOrEmpty })

/**
 * Makes checked data safe to show before it is stored. Only the body and the description of a post are markup; React
 * escapes everything else. Logs a post whose body is too long, which is cut.
 */
export function safeData(resource: Resource, data: unknown): unknown {
  if (resource !== 'blog-post' || data === null) return data
  const post = v.parse(markupSchema, data)
  const { length } = post.content
  if (length > MAX_MARKUP_CHARACTERS) log('warn', 'post_cut', { slug: String(post.slug), length })
  return {
    ...post,
    content: sanitizePostHtml(post.content),
    seo_description: toPrintable(plainText(post.seo_description), MAX_TEXT_LENGTH),
  }
}

/** Statuses of a busy upstream, which say nothing about the entry. */
const TEMPORARY = [408, 425, 429]

const absent: FreshBody = {
  status: 404,
  body: JSON.stringify({ code: 404, message: 'Not found.' }),
}
const gone: FreshBody = { status: 410, body: JSON.stringify({ code: 410, message: 'Gone.' }) }

const refusalSchema = v.object({
  code: v.fallback(v.optional(v.number()), undefined),
  message: v.fallback(v.optional(name), undefined),
})

/**
 * Returns the message of the upstream, and its numeric code if there is one; undefined when the body is not a JSON
 * object.
 */
async function readRefusal(
  response: Response,
  origin: Origin,
): Promise<v.InferOutput<typeof refusalSchema> | undefined> {
  try {
    const refusal = v.safeParse(refusalSchema, await readJsonBody(response, origin))
    return refusal.success ? refusal.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Maps an answer other than 200 to an error. A 410, or a 404 in the API's envelope, means that the entry or the
 * optional list does not exist. Any other 404 is a fault of the upstream, such as the page of a broken deployment.
 * @throws OriginError unless it does not exist
 */
async function refuse(
  { id, endpoint }: MatchedEndpoint,
  response: Response,
  origin: Origin,
): Promise<FreshBody> {
  const { status } = response
  const isClientError = status >= 400 && status < 500
  if (!isClientError) await response.body?.cancel()
  const refusal = isClientError ? await readRefusal(response, origin) : undefined
  const isGone = status === 410 || (status === 404 && refusal?.code === 410)
  const isMissing = isGone || (status === 404 && refusal?.code === 404)
  if (isMissing && (id || endpoint.isOptional)) return isGone && endpoint.answersGone ? gone : absent
  const reason = `status-${status}`
  const ofList = id
    ? undefined
    : { 404: messages.errors.listMissing, 410: messages.errors.listMissing, 429: messages.errors.busy }[
        status
      ]
  const isRefusal = isClientError && !isAbsent(status) && !TEMPORARY.includes(status)
  if (!isRefusal) throw new OriginError(502, reason, '', ofList)
  throw new OriginError(status, reason, '', ofList ?? refusal?.message)
}

/** The request: an endpoint, its path below `/api/web`, and the known part of the query. */
type UpstreamCall = { matched: MatchedEndpoint; path: string; query: URLSearchParams }

/** The origin of a call, and the request that it belongs to. */
export type CallContext = {
  origin: Origin
  requestId: string
  /** Reads the places of the upstream, whose ids calls have in the place of address parts. */
  readPlaceNames?: ReadPlaceNames
}

function logDropped(
  dropped: ReadonlyArray<Dropped>,
  fields: { requestId: string; resource: Resource },
): void {
  const [first] = dropped
  if (first) log('warn', 'entry_dropped', { ...fields, count: dropped.length, ...first })
}

/**
 * Reads a body by the endpoint's schema and makes it safe to show. Logs the entries that it drops. @throws OriginError
 */
function checkBody(
  { requestId }: CallContext,
  { endpoint, entryId }: MatchedEndpoint,
  body: unknown,
  cities: ReadonlyArray<PlaceName> | undefined,
): FreshBody {
  const { resource, parse, isPage } = endpoint
  try {
    const { data: read, dropped } = parse(body, entryId)
    logDropped(dropped, { requestId, resource })
    const data = withAddressParts(resource, safeData(resource, read), cities)
    if (data === null) return absent
    const content = isPage && typeof data === 'object' ? data : { data }
    return { status: 200, body: JSON.stringify({ code: 200, ...content }), data }
  } catch (error) {
    if (error instanceof InvalidBodyError) throw new OriginError(502, 'wrong-shape', error.message)
    // Its message may repeat a part of the body.
    throw new OriginError(502, 'unreadable', error instanceof Error ? error.name : '')
  }
}

type FetchOptions = { headers?: Record<string, string>; fromPrimary?: boolean; timeoutMs?: number }

/**
 * Asks the origin, checks the answer against the endpoint's schema and makes it safe to show. @throws OriginError
 */
export async function fetchChecked(
  context: CallContext,
  { matched, path, query }: UpstreamCall,
  { headers = {}, fromPrimary = false, timeoutMs = REQUEST_TIMEOUT_MS }: FetchOptions = {},
): Promise<FreshBody> {
  const { origin, readPlaceNames } = context
  const lang = query.get('lang')
  const [cities, call] = await Promise.all([
    namesCities(matched.endpoint.resource) ? readPlaceNames?.('city') : undefined,
    readPlaceNames ? withPlaceIds(query, readPlaceNames) : query,
  ])
  const response = await origin.fetch(API_BASE + withParams(path, call), {
    headers: { Accept: 'application/json', ...(lang && { 'Accept-Language': lang }), ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(fromPrimary && { fromPrimary }),
  })
  if (response.status !== 200) return refuse(matched, response, origin)
  const maxBytes = matched.id ? MAX_ENTRY_BYTES : MAX_LIST_BYTES
  return checkBody(context, matched, await readJsonBody(response, origin, maxBytes), cities)
}
