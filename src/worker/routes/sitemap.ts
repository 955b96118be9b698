import { buildId as BUILD_ID } from 'virtual:client-assets'
import { escapeXml } from '#lib/escape.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { type CacheEntry, timeToLive } from '#worker/cache/entry.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'
import { createSwrCache } from '#worker/cache/swr-cache.ts'
import { conditionalText, maxAgeOfAddresses, refusal, requestUrl, siteOrigin } from '#worker/http.ts'
import { addressesOfKind, readListed, sitemapKinds } from '#worker/routes/sitemap-pages.ts'
import { fromStored, toStored } from '#worker/upstream-client/edge-cache.ts'
import { createInProcessApi, DEADLINE_MS, RETRY_AFTER } from '#worker/upstream-client/in-process-api.ts'
import { getReadContext } from '#worker/upstream-client/read-context.ts'

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

/** Returns a function that reads a file, or the names of all files as the index, from the stored list or a new one. */
async function openSitemaps(c: AppContext) {
  const { now, config, logged } = c.var
  const context = await getReadContext(c, DEADLINE_MS)
  const { store, state } = context.cache
  const cache = createSwrCache({
    ...context.cache,
    openStore: async () => store,
    refreshes: state.refreshes,
    toStored,
    fromStored,
  })
  const getKey = (path: string) => `${siteOrigin(c)}/.cache/sitemap/${BUILD_ID}/${config.fingerprint}${path}`

  /** Stores all files at once, unless a read failed. */
  async function build() {
    const storedAt = now()
    const listed = await readListed(createInProcessApi(context, logged), config.site.samples ?? false)
    const files = new Map(sitemapKinds.flatMap((kind) => [...toFiles(kind, addressesOfKind(kind, listed))]))
    files.set(INDEX, [...files.keys()].join('\n'))
    const toEntry = (body = ''): CacheEntry => ({ status: 200, storedAt, policy: POLICY, body })
    if (listed.isWhole) for (const [path, body] of files) await cache.put(getKey(path), toEntry(body))
    const find = (path: string) => (files.has(path) ? toEntry(files.get(path)) : undefined)
    return { find, isWhole: listed.isWhole }
  }

  let building: ReturnType<typeof build> | undefined
  function buildOnce() {
    building ??= build()
    return building
  }

  async function make(path: string): Promise<CacheEntry | undefined> {
    const { find, isWhole } = await buildOnce()
    if (!isWhole) throw new Error('a list could not be read')
    return find(path)
  }

  return async function read(path: string) {
    const answer = await cache.read({ key: getKey(path), policy: POLICY, make: () => make(path) })
    if (answer) {
      const ttl = timeToLive(answer.entry, now())
      logged.pageCacheStatus = `${CACHE_NAME}; ${answer.outcome === 'hit' ? 'hit' : 'fwd=stale'}; ttl=${ttl}`
      return { entry: answer.entry, isWhole: true }
    }
    const { find, isWhole } = await buildOnce()
    logged.pageCacheStatus = `${CACHE_NAME}; fwd=miss${isWhole ? '; stored' : ''}`
    return { entry: find(path), isWhole }
  }
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

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

function toXml(origin: string, path: string, lines: ReadonlyArray<string>): string {
  const list =
    path === INDEX
      ? `<sitemapindex ${NAMESPACE}>\n${lines.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>\n`).join('')}</sitemapindex>`
      : `<urlset ${NAMESPACE} ${LINKS}>\n${lines.map((page) => toUrls(origin, page)).join('')}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n`
}

/** GET `/sitemap.xml`, the index of all files, and `/sitemaps/{kind}.xml`, from the second file of a kind on with its number. */
export async function sitemap(c: AppContext): Promise<Response> {
  const path = requestUrl(c.req.raw)?.pathname ?? ''
  const read = await openSitemaps(c)
  const index = await read(INDEX)
  // Anybody can ask for files that do not exist.
  const isListed = path === INDEX || index.entry?.body.split('\n').includes(path)
  const { entry, isWhole } = isListed && path !== INDEX ? await read(path) : index
  if (!isListed || !entry) {
    // A crawler takes 'not found' for pages that are gone.
    return isWhole
      ? refusal(404, 'There is no such sitemap.')
      : refusal(503, 'This sitemap cannot be shown right now.', RETRY_AFTER)
  }
  const ttl = timeToLive(entry, c.var.now())
  return conditionalText(c, toXml(siteOrigin(c), path, entry.body.split('\n')), {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': isWhole && ttl > 0 ? maxAgeOfAddresses(c, ttl) : 'no-cache',
  })
}
