import { buildId as BUILD_ID } from 'virtual:client-assets'
import { escapeXml } from '#lib/escape.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { type CacheEntry, type CachePolicy, timeToLive } from '#worker/cache/entry.ts'
import { createSwrCache } from '#worker/cache/swr-cache.ts'
import { maxAgeOfAddresses, refusal, requestUrl, siteOrigin } from '#worker/http.ts'
import { addressesOfKind, readListed, sitemapKinds } from '#worker/routes/sitemap-pages.ts'
import { getReadContext } from '#worker/upstream-client/api-read.ts'
import { fromStored, toStored } from '#worker/upstream-client/edge-cache.ts'
import { createInProcessApi, DEADLINE_MS, RETRY_AFTER } from '#worker/upstream-client/in-process-api.ts'

const INDEX = '/sitemap.xml'
const CACHE_NAME = 'site-sitemap'
/** Crawlers come once a day, so a list that is not fresh is read again before they get it. */
const POLICY: CachePolicy = { fresh: 900, staleWhileRevalidate: 0, staleIfError: 86_400, absent: 0 }

const languages = Object.values(LANGUAGES)
/** A file may have 50,000 addresses (sitemaps.org), and each page has one in every language. */
const MAX_PAGES = Math.floor(50_000 / languages.length)

/** Yields the files of a kind, numbered from the second on, with their pages on one line each. */
export function* toFiles(
  kind: string,
  pages: Iterable<string>,
  most = MAX_PAGES,
): Generator<[string, string]> {
  let lines: Array<string> = []
  let name = kind
  let number = 1
  for (const page of pages) {
    if (lines.push(page) < most) continue
    yield [`/sitemaps/${name}.xml`, lines.join('\n')]
    lines = []
    number += 1
    name = `${kind}-${number}`
  }
  if (lines.length > 0) yield [`/sitemaps/${name}.xml`, lines.join('\n')]
}

/** Reads a stored file, the names of all files as the index; else makes all files and stores them, unless a read failed. */
async function findFile(c: AppContext, path: string): Promise<{ entry?: CacheEntry; isWhole: boolean }> {
  const { now, config, logged } = c.var
  const context = getReadContext(c, DEADLINE_MS)
  const cache = createSwrCache({
    ...context.cache,
    refreshes: context.cache.state.refreshes,
    toStored,
    fromStored,
  })
  const getKey = (file: string) => `${siteOrigin(c)}/.cache/sitemap/${BUILD_ID}/${config.fingerprint}${file}`

  async function makeAll() {
    const storedAt = now()
    const listed = await readListed(createInProcessApi(context, logged), config.site.samples ?? false)
    const files = sitemapKinds.flatMap((kind) => [...toFiles(kind, addressesOfKind(kind, listed))])
    const index = files.map(([file]) => file).join('\n')
    const entries = new Map<string, CacheEntry>()
    for (const [file, body] of [...files, [INDEX, index] as const]) {
      const entry = { status: 200, storedAt, policy: POLICY, body }
      entries.set(file, entry)
      if (listed.isWhole) await cache.put(getKey(file), entry)
    }
    return { entries, isWhole: listed.isWhole }
  }

  async function make(file: string): Promise<CacheEntry | undefined> {
    const { entries, isWhole } = await makeAll()
    if (!isWhole) throw new Error('a list could not be read')
    return entries.get(file)
  }

  // Anybody can ask for files that do not exist. The index tells without a read.
  for (const file of new Set([path, INDEX])) {
    const answer = await cache.read({ key: getKey(file), policy: POLICY, make: () => make(file) })
    if (!answer) continue
    const { entry, outcome } = answer
    const ttl = timeToLive(entry, now())
    logged.pageCacheStatus = `${CACHE_NAME}; ${outcome === 'hit' ? 'hit' : 'fwd=stale'}; ttl=${ttl}`
    if (file === path) return { entry, isWhole: true }
    if (!entry.body.split('\n').includes(path)) return { isWhole: true }
  }
  const { entries, isWhole } = await makeAll()
  logged.pageCacheStatus = `${CACHE_NAME}; fwd=miss${isWhole ? '; stored' : ''}`
  const entry = entries.get(path)
  return { ...(entry && { entry }), isWhole }
}

/**
 * Returns a page in every language, each with links to all of them
 * (developers.google.com/search/docs/specialty/international).
 */
function toUrls(origin: string, page: string): string {
  const [path = '', lastmod] = page.split(' ')
  const addresses = languages.map((one) => [one.code, escapeXml(origin + inLanguage(path, one))] as const)
  const alternates = [...addresses, ['x-default', escapeXml(origin + path)]]
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('')
  const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${changed}${alternates}</url>\n`).join('')
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

function toXml(origin: string, path: string, lines: ReadonlyArray<string>): string {
  const isIndex = path === INDEX
  const name = isIndex ? 'sitemapindex' : 'urlset'
  const entries = lines.map((line) =>
    isIndex ? `<sitemap><loc>${escapeXml(origin + line)}</loc></sitemap>\n` : toUrls(origin, line),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACES}>\n${entries.join('')}</${name}>\n`
}

/** GET `/sitemap.xml`, the index of all files, and `/sitemaps/{kind}.xml`, from the second file of a kind on with its number. */
export async function sitemap(c: AppContext): Promise<Response> {
  const path = requestUrl(c.req.raw)?.pathname ?? ''
  const { entry, isWhole } = await findFile(c, path)
  if (!entry) {
    // A crawler takes 'not found' for pages that are gone.
    return isWhole
      ? refusal(404, 'There is no such sitemap.')
      : refusal(503, 'This sitemap cannot be shown right now.', RETRY_AFTER)
  }
  const ttl = timeToLive(entry, c.var.now())
  return c.body(toXml(siteOrigin(c), path, entry.body.split('\n')), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': isWhole && ttl > 0 ? maxAgeOfAddresses(c, ttl) : 'no-cache',
  })
}
