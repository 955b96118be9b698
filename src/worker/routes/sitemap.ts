import { buildId as BUILD_ID } from 'virtual:client-assets'
import { escapeXml } from '#lib/escape.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { ageSeconds } from '#worker/cache/entry.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { conditionalText, maxAgeOfAddresses, refusal, requestUrl, siteOrigin } from '#worker/http.ts'
import { log } from '#worker/log.ts'
import { type SitemapEntry, sitemapParts } from '#worker/routes/sitemap-parts.ts'
import { RETRY_AFTER, siteApi } from '#worker/upstream-client/in-process-api.ts'

/** The text of a sitemap. It is not whole if the upstream failed and only built-in pages are in it. */
export type Sitemap = { text: string; isWhole: boolean }

const LIFETIME_S = 15 * 60
const STORED_AT = 'x-stored-at'
const CACHE_NAME = 'site-sitemap'

function getKey(c: AppContext): string {
  const path = requestUrl(c.req.raw)?.pathname ?? ''
  return `${siteOrigin(c)}/.cache/sitemap/${BUILD_ID}/${c.var.config.fingerprint}${path}`
}

/** Uses the Cache API. If it fails, sitemaps are built for each request. */
async function withStore<Result>(
  c: AppContext,
  use: (store: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await use(await caches.open('sitemaps'))
  } catch (error) {
    const { requestId } = c.var
    log('warn', 'store_failed', { requestId, resource: 'sitemap', error: String(error) })
    return undefined
  }
}

/**
 * Returns the stored text and its age in seconds. Any purge may change a list of pages, so older texts are not used.
 */
async function findStored(c: AppContext): Promise<{ text: string; age: number } | undefined> {
  const { soft } = await currentPurge(c)
  return withStore(c, async (store) => {
    const stored = await store.match(getKey(c))
    const storedAt = Number(stored?.headers.get(STORED_AT))
    const age = ageSeconds(storedAt, c.var.now())
    return stored && age < LIFETIME_S && storedAt > soft ? { text: await stored.text(), age } : undefined
  })
}

function send(c: AppContext, text: string, cacheControl: string, status: string): Promise<Response> {
  c.var.logged.pageCacheStatus = `${CACHE_NAME}; ${status}`
  return conditionalText(c, text, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': cacheControl,
  })
}

/** Answers with the stored sitemap or a new one. `build` returns a response if there is no sitemap. */
async function serveSitemap(c: AppContext, build: () => Promise<Sitemap | Response>): Promise<Response> {
  const stored = await findStored(c)
  if (stored) {
    const ttl = LIFETIME_S - stored.age
    return send(c, stored.text, maxAgeOfAddresses(c, ttl), `hit; ttl=${ttl}`)
  }
  const storedAt = c.var.now()
  const built = await build()
  if (built instanceof Response) return built
  if (!built.isWhole) return send(c, built.text, 'no-cache', 'fwd=miss')
  const headers = { 'Cache-Control': `public, max-age=${LIFETIME_S}`, [STORED_AT]: String(storedAt) }
  c.executionCtx.waitUntil(
    withStore(c, (store) => store.put(getKey(c), new Response(built.text, { headers }))),
  )
  return send(c, built.text, maxAgeOfAddresses(c, LIFETIME_S), 'fwd=miss; stored')
}

const MAX_PATH_CHARACTERS = 900
/** Longest address with its origin and the markup around it. */
const MAX_ADDRESS_CHARACTERS = MAX_PATH_CHARACTERS + 100
const LANGUAGE_COUNT = Object.keys(LANGUAGES).length
/**
 * A file may have 50,000 addresses and 50 MB (sitemaps.org). It lists a page once for each language, each time with the
 * addresses of all languages and the default one.
 */
const MAX_PAGES = Math.floor(50_000_000 / (LANGUAGE_COUNT * (LANGUAGE_COUNT + 2) * MAX_ADDRESS_CHARACTERS))

/** Returns the path of a file of a part, counted from 1. */
function filePath(part: string, file: number): string {
  return file === 1 ? `/sitemaps/${part}.xml` : `/sitemaps/${part}-${file}.xml`
}

/** Returns the part and the number of the file with this name; undefined if no file can have it. */
export function parseFileName(name: string): { part: string; file: number } | undefined {
  const [, part, number] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? []
  return part ? { part, file: Number(number ?? 1) } : undefined
}

/** Yields the entries of one file of a part; none if there is no such file. */
export function* fileEntries(
  entries: Iterable<SitemapEntry>,
  file: number,
  most = MAX_PAGES,
): Generator<SitemapEntry> {
  let index = 0
  for (const entry of entries) {
    if (entry.path.length > MAX_PATH_CHARACTERS) continue
    if (index >= file * most) return
    if (index >= (file - 1) * most) yield entry
    index += 1
  }
}

/** Returns the files of a part. A file has a `lastmod` if all of its entries have one. */
export function partFiles(
  part: string,
  entries: Iterable<SitemapEntry>,
  most = MAX_PAGES,
): Array<SitemapEntry> {
  const files: Array<SitemapEntry> = []
  let count = 0
  for (const { path, lastmod } of entries) {
    if (path.length > MAX_PATH_CHARACTERS) continue
    const file = files.at(-1)
    if (!file || count % most === 0) files.push({ path: filePath(part, files.length + 1), lastmod })
    else if (!lastmod || !file.lastmod) file.lastmod = undefined
    else if (lastmod > file.lastmod) file.lastmod = lastmod
    count += 1
  }
  return files
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Returns an address with its `lastmod`, as an element of a sitemap or of the index. */
function element(
  name: 'url' | 'sitemap',
  origin: string,
  { path, lastmod }: SitemapEntry,
  alternates = '',
): string {
  const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${changed}${alternates}</${name}>\n`
}

const languages = Object.values(LANGUAGES)

/**
 * Returns a page in every language, each with links to all of them
 * (developers.google.com/search/docs/specialty/international).
 */
function page(origin: string, entry: SitemapEntry): string {
  const addresses = languages.map((one) => ({ code: one.code, path: inLanguage(entry.path, one) }))
  const alternates = [...addresses, { code: 'x-default', path: entry.path }]
    .map(
      ({ code, path }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + path)}"/>`,
    )
    .join('')
  return addresses.map(({ path }) => element('url', origin, { ...entry, path }, alternates)).join('')
}

/** Returns the text of a sitemap: each page in every language. */
function urlSet(origin: string, entries: ReadonlyArray<SitemapEntry>): string {
  const pages = entries.map((entry) => page(origin, entry)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE} ${LINKS}>\n${pages}</urlset>\n`
}

/** Returns the text of the list of all sitemaps. */
function sitemapList(origin: string, files: ReadonlyArray<SitemapEntry>): string {
  const sitemaps = files.map((file) => element('sitemap', origin, file)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${sitemaps}</sitemapindex>\n`
}

function showsSamples(c: AppContext): boolean {
  return c.var.config.site.samples ?? false
}

/** Reads the index of all files. It lists files that cannot be read now: they answer 503 with `Retry-After`. */
async function readIndex(c: AppContext): Promise<Sitemap> {
  const api = await siteApi(c)
  const parts = await Promise.all(
    [...sitemapParts].map(async ([name, readPart]) => ({ name, ...(await readPart(api, showsSamples(c))) })),
  )
  const files = parts.flatMap(({ name, entries, isWhole }): Array<SitemapEntry> => {
    const known = partFiles(name, entries)
    return known.length === 0 && !isWhole ? [{ path: `/sitemaps/${name}.xml` }] : known
  })
  return { text: sitemapList(siteOrigin(c), files), isWhole: parts.every((part) => part.isWhole) }
}

/** GET `/sitemap.xml`: the index of all files. */
export function sitemapIndex(c: AppContext): Promise<Response> {
  return serveSitemap(c, () => readIndex(c))
}

/** GET `/sitemaps/{part}.xml` and, from the second file of a part on, `/sitemaps/{part}-{file}.xml`. */
export async function sitemapFile(c: AppContext): Promise<Response> {
  const name = parseFileName(c.req.param('file') ?? '')
  const readPart = name && sitemapParts.get(name.part)
  if (!readPart) return refusal(404, 'There is no such sitemap.')
  return serveSitemap(c, async () => {
    const { entries, isWhole } = await readPart(await siteApi(c), showsSamples(c))
    const listed = [...fileEntries(entries, name.file)]
    if (listed.length > 0) return { text: urlSet(siteOrigin(c), listed), isWhole }
    // A crawler takes 'not found' for pages that are gone.
    return isWhole
      ? refusal(404, 'There is no such sitemap.')
      : refusal(503, 'This sitemap cannot be shown right now.', RETRY_AFTER)
  })
}
