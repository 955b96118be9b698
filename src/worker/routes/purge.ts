import * as v from 'valibot'
import { API_BASE } from '#api/client.ts'
import { type Resource, readEndpoints } from '#api/endpoints.ts'
import { cityPart, statePart } from '#data/places/resolve-place.ts'
import { inLanguage, LANGUAGES, languageOfPath, withoutBase } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { purgeTags } from '#worker/db/purges.ts'
import { parseJson, readRequestBody, refusal } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { canonicalTarget, pagePatterns } from '#worker/middleware/canonical-url.ts'
import { pathTag, tag } from '#worker/page-cache/cache-tags.ts'

const RESOURCES: ReadonlyArray<string> = readEndpoints.map(({ resource }) => resource)

/** The list that shows the entries of a kind. It is purged with each of them. */
const LISTS: ReadonlyMap<string, Resource> = new Map([
  ['service', 'categories'],
  ['post', 'blog-list'],
  ['provider', 'providers'],
  ['brand', 'brands'],
  ['city', 'cities'],
  ['state', 'states'],
])

/** The kind of entry that the next segment of a page's path names. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['services', 'service'],
  ['service', 'service'],
  ['job', 'service'],
  ['city', 'city'],
  ['state', 'state'],
  ['brand', 'brand'],
  ['blog', 'post'],
  ['provider', 'provider'],
])

/** The position of the city in `/services/{service}/{city}` and `/job/{service}/{job}/{city}`. */
const CITY_SEGMENTS: ReadonlyMap<string, number> = new Map([
  ['services', 2],
  ['job', 3],
])

/** The canonical spelling of an entry in a path. Pages with another spelling redirect there. */
const SPELLINGS: ReadonlyMap<string, (part: string) => string> = new Map([
  ['city', cityPart],
  ['state', statePart],
])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the tag of an entry, and that of the list with the entry. */
function entryTags(kind: string, id: string): Array<string> {
  const list = LISTS.get(kind)
  return [tag(kind, id), ...(list ? [tag('kind', list)] : [])]
}

/**
 * Returns the tags to purge for a tag like `service:plumbing`, `city:कोच्चि`, `kind:cities` or `build:…`; undefined for
 * a tag that no entry can have.
 */
export function tagsFor(text: string): Array<string> | undefined {
  const [, kind = '', id = ''] = /^([a-z]+):([^\s\p{Surrogate}]{1,200})$/u.exec(text.trim()) ?? []
  if (kind === 'kind' && !RESOURCES.includes(id)) return undefined
  return LISTS.has(kind) || kind === 'kind' || kind === 'build' ? entryTags(kind, decoded(id)) : undefined
}

/**
 * Returns the segments of a path without its language, each with the kind of entry that it names and its decoded text.
 */
function namedIn(path: string) {
  const segments = withoutBase(path).split('/').slice(1)
  return segments.map((segment, index) => {
    const isCitySegment = index === CITY_SEGMENTS.get(segments[0] ?? '')
    const kind = isCitySegment ? 'city' : FOLDERS.get(segments[index - 1] ?? '')
    return { segment, kind, text: decoded(segment) }
  })
}

/** Returns a path with the canonical spelling of its entries. */
function withCanonicalEntries(path: string): string {
  const segments = namedIn(path).map(({ segment, kind = '', text }) => {
    const right = SPELLINGS.get(kind)?.(text) ?? text
    return right === text ? segment : encodeURIComponent(right)
  })
  return inLanguage(`/${segments.join('/')}`, languageOfPath(path))
}

function tagsOfAddress(path: string): Array<string> {
  const named = namedIn(path).flatMap(({ text, kind }) => (kind && text ? entryTags(kind, text) : []))
  return [pathTag(path), ...named]
}

/**
 * Returns the tags to purge for the page at a path and the data that the path names; undefined if it is not the path of
 * a page. A URL counts as its path, and any spelling as the canonical one.
 */
export function tagsOfPath(text: string): Array<string> | undefined {
  const trimmed = text.trim()
  const isAddress = /^(?:https?:\/)?\/(?!\/)\S*$/i.test(trimmed) || /^https?:\/\/\S+$/i.test(trimmed)
  const url = isAddress ? URL.parse(trimmed, 'https://site.invalid') : null
  if (!url || url.pathname.startsWith('/api/')) return undefined
  const { pathname } = url
  const path = canonicalTarget({ pathname, search: '' }, pagePatterns(languageOfPath(pathname))) ?? pathname
  return [...new Set([path, withCanonicalEntries(path)].flatMap(tagsOfAddress))]
}

/** Limit of tags in one call to Cloudflare's purge. */
const MAX_TAGS_PER_CALL = 30

/** Responses without tags that list entries with tags: sitemaps, feeds, search results. */
const LISTING_PATHS = [
  '/sitemap',
  ...Object.values(LANGUAGES).map(({ base }) => `${base}/blog/feed`),
  ...['/search', '/suggest'].map((path) => API_BASE + path),
]

function hasCache(context: object): context is { cache: CacheContext } {
  return 'cache' in context && typeof context.cache === 'object' && context.cache !== null
}

/**
 * Purges tags from Cloudflare's Workers Cache, in all data centers (developers.cloudflare.com/workers/cache/purge).
 * Does nothing if that cache is off. @throws if Cloudflare refuses
 */
export async function purgeWorkersCache(context: object, tags: ReadonlyArray<string>): Promise<void> {
  if (!hasCache(context)) return
  const { cache } = context
  const groups = Array.from({ length: Math.ceil(tags.length / MAX_TAGS_PER_CALL) }, (_, index) =>
    tags.slice(index * MAX_TAGS_PER_CALL, (index + 1) * MAX_TAGS_PER_CALL),
  )
  const results = await Promise.all([
    ...groups.map((group) => cache.purge({ tags: group })),
    cache.purge({ pathPrefixes: LISTING_PATHS }),
  ])
  const [error] = results.flatMap(({ success, errors }) => (success ? [] : errors))
  if (error) throw new Error(`Workers Cache: ${error.code} ${error.message}`)
  if (results.some(({ success }) => !success)) throw new Error('Workers Cache refused')
}

const MAX_BODY_BYTES = 32 * 1024
const MAX_ENTRIES = 100

const entries = v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_ENTRIES)), [])
const bodySchema = v.strictObject({ tags: entries, paths: entries })

const USAGE = `Send {"tags": ["service:plumbing"], "paths": ["/blog/x"]}: one of them at least, of each ${MAX_ENTRIES} at most.`

/** Returns the tags that a call asks to purge, or the problem with its body. */
function wantedTags(body: unknown): { tags: ReadonlyArray<string> } | { problem: string } {
  const read = v.safeParse(bodySchema, body)
  if (!read.success) return { problem: USAGE }
  const { tags, paths } = read.output
  const found = [
    ...tags.map((text) => ({ text, tags: tagsFor(text) })),
    ...paths.map((text) => ({ text, tags: tagsOfPath(text) })),
  ]
  const unknown = found.find((entry) => entry.tags === undefined)
  if (unknown)
    return { problem: `Nothing can have the tag or path ${JSON.stringify(unknown.text.slice(0, 100))}.` }
  const all = new Set(found.flatMap((entry) => entry.tags ?? []))
  return all.size > 0 ? { tags: [...all] } : { problem: USAGE }
}

/**
 * POST `/ops/purge`: purges tags and paths from every cache, for the operator or a webhook of their API. The response
 * names the purged tags, including those of lists that show an entry.
 */
export async function purge(c: AppContext): Promise<Response> {
  const requestId = c.get('requestId')
  const now = c.get('now')
  const bytes = await readRequestBody(c, MAX_BODY_BYTES)
  if (!bytes) return refusal(413, USAGE)
  const wanted = wantedTags(parseJson(bytes))
  if ('problem' in wanted) return refusal(400, wanted.problem)
  const { tags } = wanted
  const { DB: db } = c.env
  if (!db)
    return refusal(503, 'There is no database to tell the other data centres with: bind a D1 database as DB.')
  try {
    await purgeTags(db, tags, now())
    await purgeWorkersCache(c.executionCtx, tags)
  } catch (error) {
    log('error', 'purge_failed', { requestId, error: String(error) })
    return refusal(503, 'Not everything could be purged. Send the same again.', { 'Retry-After': '5' })
  }
  log('warn', 'cache_purged', { requestId, count: tags.length, tags: tags.join(' ') })
  return Response.json({ code: 200, purged: tags }, { headers: { 'Cache-Control': 'no-store' } })
}
