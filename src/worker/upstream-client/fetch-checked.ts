import * as v from 'valibot'
import { API_BASE } from '#api/client.ts'
import type { MatchedEndpoint, Resource, SiteNames } from '#api/endpoints.ts'
import { isAbsent } from '#api/errors.ts'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import { type EntryProblem, InvalidBodyError } from '#api/schemas/envelope.ts'
import { MAX_TEXT_LENGTH, markupOrEmpty, name } from '#api/schemas/fields.ts'
import { messages } from '#content/messages.ts'
import { withParams } from '#lib/booking.ts'
import { toPrintable } from '#lib/printable.ts'
import { isAddressPart, slugify } from '#lib/slug.ts'
import type { FreshBody } from '#worker/cache/edge-cache.ts'
import { log } from '#worker/log.ts'
import { plainText, sanitizePostHtml } from '#worker/sanitize/post-html.ts'
import {
  type Origin,
  OriginError,
  parseJson,
  readJsonBody,
  readJsonText,
} from '#worker/upstream-client/origin.ts'
import { getUpstreamServiceId, parseWithNames, type ReadList } from '#worker/upstream-client/site-ids.ts'

type Fields = Readonly<Record<string, unknown>>

function getFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

/** The fields that identify an entry in a path. */
const NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'blog-post': ['slug'],
  category: ['_id', 'id', 'slug'],
  job: ['id', '_id'],
  provider: ['id', '_id', 'slug'],
}

/** The key of a database row: digits, or a long hexadecimal number. It is not comparable with a slug. */
const DATABASE_KEY = /^(?:\d+|[\da-f-]{24,})$/i

/** Returns true if a field of an entry matches the requested id, or none can be compared with it. */
function isNamed(entry: Fields, names: ReadonlyArray<string>, id: string): boolean {
  const texts = names.map((name) => entry[name]).filter(isText)
  const telling = texts.filter((text) => !DATABASE_KEY.test(text))
  if (telling.length === 0 || texts.includes(id)) return true
  return [...telling, entry.title].some((text) => isText(text) && slugify(text) === slugify(id))
}

/** The fields that an entry needs, at least one of them. */
const SUBSTANCE: Readonly<Record<string, (entry: Fields) => boolean>> = {
  'blog-post': ({ title, content }) => isText(title) || isText(content),
  category: ({ title, childCategories }) => isText(title) || hasEntries(childCategories),
}

/**
 * Checks that the answer to a call for one entry is that entry with its substance. `previous` is the stored body that
 * it would replace. @throws InvalidBodyError
 */
export function checkEntry(
  { endpoint: { resource }, entryId }: MatchedEndpoint,
  body: unknown,
  previous: string | undefined,
): void {
  const names = NAMES[resource]
  if (!names) return
  const entry = getFields(getFields(body).data)
  if (!isNamed(entry, names, entryId))
    throw new InvalidBodyError('data: expected the entry that was asked for, found another')
  if (SUBSTANCE[resource]?.(entry) === false)
    throw new InvalidBodyError('data: expected an entry with its content, found none')
  // A refresh with less content never replaces more.
  const hadContent = previous !== undefined && isText(getFields(getFields(JSON.parse(previous)).data).content)
  if (hadContent && !isText(entry.content))
    throw new InvalidBodyError('data: expected the content that the entry had, found none')
}

const markupSchema = v.looseObject({ content: markupOrEmpty, seo_description: markupOrEmpty })

/**
 * Makes checked data safe to show before it is stored. Only the body and the description of a post are markup; React
 * escapes everything else.
 */
export function safeData(resource: Resource, data: unknown): unknown {
  if (resource !== 'blog-post' || data === null) return data
  const post = v.parse(markupSchema, data)
  return {
    ...post,
    content: sanitizePostHtml(post.content),
    seo_description: toPrintable(plainText(post.seo_description), MAX_TEXT_LENGTH),
  }
}

/** Statuses of a busy upstream, which say nothing about the entry. */
const TEMPORARY = [408, 425, 429]

export const absent: FreshBody = {
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
 * Maps an answer other than 200 to an error. A 410, or a 404 in the API's envelope, means that the entry does not
 * exist. Any other 404 is a fault of the upstream, such as the page of a broken deployment. A list always exists,
 * unless it is optional. @throws OriginError unless the entry does not exist
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
  if (endpoint.isOptional && status === 404) return absent
  const isGone = status === 410 || (status === 404 && refusal?.code === 410)
  if (id && (isGone || (status === 404 && refusal?.code === 404)))
    return isGone && endpoint.answersGone ? gone : absent
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

/**
 * Cuts a list to the requested number of entries. A page that was cut has no next page. A caller that asks for the
 * maximum reads all pages, so nothing is cut.
 */
function limited(read: unknown, query: URLSearchParams): unknown {
  const limit = Number(query.get('limit'))
  if (!(limit > 0)) return read
  if (Array.isArray(read)) return read.slice(0, limit)
  if (typeof read !== 'object' || read === null || !('data' in read) || !Array.isArray(read.data)) return read
  const { data } = read
  return limit < MAX_ON_PAGE && data.length > limit
    ? { ...read, data: data.slice(0, limit), next: null }
    : read
}

/** Logs one line for each kind of problem in a body: their number, and the first. */
function logProblems(
  problems: ReadonlyArray<EntryProblem>,
  fields: { requestId: string; resource: Resource },
): void {
  for (const [kind, event] of [
    ['dropped', 'entry_dropped'],
    ['defaulted', 'field_defaulted'],
  ] as const) {
    const own = problems.filter((problem) => problem.kind === kind)
    const [first] = own
    const count = own.reduce((sum, { count = 1 }) => sum + count, 0)
    if (!first) continue
    log('warn', event, { ...fields, index: first.index, issue: first.issue, count })
  }
}

/** The request: an endpoint, its path below `/api/web`, and the known part of the query. */
type Asked = { matched: MatchedEndpoint; path: string; query: URLSearchParams }

/** The origin of a call, and the request that it belongs to. */
export type Asking = { origin: Origin; requestId: string; readList?: ReadList | undefined }

/**
 * Reads a body by the endpoint's schema and makes it safe to show. Logs what the schema drops. @throws OriginError
 */
async function checkBody(
  { requestId, readList }: Asking,
  { matched, path, query }: Asked,
  body: unknown,
  previous: string | undefined,
): Promise<FreshBody> {
  const { resource, parse, isPage } = matched.endpoint
  let problems: Array<EntryProblem> = []
  function parseAs(names?: SiteNames): unknown {
    problems = []
    return parse(body, (problem) => problems.push(problem), matched.entryId, names)
  }
  try {
    const naming = { resource, path, lang: query.get('lang') }
    const read = readList ? await parseWithNames(readList, naming, parseAs) : parseAs()
    if (read !== null) checkEntry(matched, body, previous)
    const data = safeData(resource, limited(read, query))
    if (data === null) return absent
    const content = isPage && typeof data === 'object' ? data : { data }
    return { status: 200, body: JSON.stringify({ code: 200, ...content }), data }
  } catch (error) {
    if (error instanceof InvalidBodyError) throw new OriginError(502, 'wrong-shape', error.message)
    // Its message may repeat a part of the body.
    throw new OriginError(502, 'unreadable', error instanceof Error ? error.name : '')
  } finally {
    logProblems(problems, { requestId, resource })
  }
}

export type FetchOptions = {
  headers?: Record<string, string>
  /** The stored body that the answer would replace. */
  previous?: string | undefined
  fromPrimary?: boolean
}

/** Returns the same request with the upstream's id of its service. */
async function withUpstreamIds(asked: Asked, readList: ReadList): Promise<Asked> {
  const { matched, path, query } = asked
  const { resource } = matched.endpoint
  if (resource === 'category' || resource === 'job') {
    const id = await getUpstreamServiceId(readList, matched.id)
    if (id === matched.id || !isAddressPart(id)) return asked
    const entryId = resource === 'job' ? matched.entryId : id
    const ownPath = path.replace(/(?<=^\/category\/)[^/]+/, encodeURIComponent(id))
    return { ...asked, matched: { ...matched, id, entryId }, path: ownPath }
  }
  const service = resource === 'providers' && query.get('category')
  if (!service) return asked
  const changed = new URLSearchParams(query)
  changed.set('category', await getUpstreamServiceId(readList, service))
  return { ...asked, query: changed }
}

/**
 * Asks the origin, checks the answer against the endpoint's schema and makes it safe to show. With `readList` the ids
 * of the upstream become those of the site.
 * @throws OriginError
 */
export async function fetchChecked(
  asking: Asking,
  wanted: Asked,
  deadlineMs: number,
  { headers = {}, previous, fromPrimary = false }: FetchOptions = {},
): Promise<FreshBody> {
  const { origin, readList } = asking
  const asked = readList ? await withUpstreamIds(wanted, readList) : wanted
  const { matched, path, query } = asked
  const lang = query.get('lang')
  const target = withParams(path, query)
  const response = await origin.fetch(API_BASE + target, {
    headers: { Accept: 'application/json', ...(lang && { 'Accept-Language': lang }), ...headers },
    signal: AbortSignal.timeout(Math.max(1, deadlineMs)),
    ...(fromPrimary && { fromPrimary }),
  })
  if (response.status !== 200) return refuse(matched, response, origin)
  const answer = await readJsonText(response)
  const text = origin.conceal?.(answer) ?? answer
  return checkBody(asking, asked, parseJson(text), previous)
}
