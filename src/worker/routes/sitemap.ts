import { buildId as BUILD_ID } from 'virtual:client-assets'
import { escapeXml } from '#lib/escape.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import type { AppContext } from '#worker/app-context.ts'
import { currentPurge } from '#worker/cache/purge-time.ts'
import { refusal, siteOrigin } from '#worker/http.ts'
import {
  type Listed,
  type Pages,
  pagesOfKind,
  readListed,
  sitemapKinds,
} from '#worker/routes/sitemap-pages.ts'
import { getReadContext } from '#worker/upstream-client/api-read.ts'
import { createInProcessApi, DEADLINE_MS, RETRY_AFTER } from '#worker/upstream-client/in-process-api.ts'

const INDEX = '/sitemap.xml'
const CACHE_NAME = 'site-sitemap'
const QUARTER_MS = 15 * 60_000

const languages = Object.values(LANGUAGES)
/** A file may have 50,000 addresses (sitemaps.org), and each page has one in every language. */
const MAX_PAGES = Math.floor(50_000 / languages.length)

/** Returns the file of a kind with this number; the first has none. */
function fileName(kind: string, number: number): string {
  return `/sitemaps/${kind}${number > 1 ? `-${number}` : ''}.xml`
}

/** Returns the names of the files of a kind, by the number of its pages. */
export function nameFiles(kind: string, pages: ReadonlyArray<Pages>, most = MAX_PAGES): Array<string> {
  const total = pages.reduce((sum, { count }) => sum + count, 0)
  return Array.from({ length: Math.ceil(total / most) }, (_, index) => fileName(kind, index + 1))
}

/** Returns the pages of the file of a kind with this number. Pages of other files are only counted. */
export function listFile(pages: ReadonlyArray<Pages>, number: number, most = MAX_PAGES): Array<string> {
  const start = (number - 1) * most
  const listed: Array<string> = []
  let before = 0
  for (const { count, list } of pages) {
    if (before + count > start && before < start + most)
      listed.push(...list().slice(Math.max(0, start - before), start + most - before))
    before += count
  }
  return listed
}

/** Returns the lines of the index, which has the files of all kinds, or of a file, which has its pages. */
function toLines(path: string, kind: string, listed: Listed): Array<string> {
  if (path === INDEX) return sitemapKinds.flatMap((one) => nameFiles(one, pagesOfKind(one, listed)))
  const pages = pagesOfKind(kind, listed)
  const index = nameFiles(kind, pages).indexOf(path)
  return index < 0 ? [] : listFile(pages, index + 1)
}

/**
 * Finds a file in the store of this quarter of an hour; else makes it, and stores it unless a read failed: then `ttl` is
 * 0, and there is no index, because it would lack files.
 */
async function findFile(c: AppContext, path: string): Promise<{ text: string | undefined; ttl: number }> {
  const { config, logged } = c.var
  const quarter = Math.floor(Date.now() / QUARTER_MS)
  const ttl = Math.ceil(((quarter + 1) * QUARTER_MS - Date.now()) / 1_000)
  const { soft } = await currentPurge(c)
  const folder = `${siteOrigin(c)}/.cache/sitemap/${BUILD_ID}/${config.fingerprint}/${soft}/${quarter}`
  const store = await caches.open('sitemaps')
  const read = async (file: string) => (await store.match(folder + file))?.text()
  const stored = await read(path)
  // Anybody can ask for files that do not exist. The index tells without a read.
  const index = stored ?? (await read(INDEX))
  if (stored !== undefined || (index !== undefined && !index.split('\n').includes(path))) {
    logged.pageCacheStatus = `${CACHE_NAME}; hit; ttl=${ttl}`
    return { text: stored, ttl }
  }
  const kind = sitemapKinds.find((one) => path.startsWith(`/sitemaps/${one}`)) ?? ''
  const api = createInProcessApi(getReadContext(c, DEADLINE_MS), logged)
  const listed = await readListed(api, { withJobs: index === undefined || kind === 'jobs' })
  const text = toLines(path, kind, listed).join('\n') || undefined
  logged.pageCacheStatus = `${CACHE_NAME}; fwd=miss${listed.isWhole ? '; stored' : ''}`
  if (!listed.isWhole) return { text: path === INDEX ? undefined : text, ttl: 0 }
  const headers = { 'Cache-Control': `public, max-age=${QUARTER_MS / 1_000}` }
  const put = (file: string, body: string) => store.put(folder + file, new Response(body, { headers }))
  if (index === undefined) await put(INDEX, toLines(INDEX, '', listed).join('\n'))
  if (text !== undefined && path !== INDEX) await put(path, text)
  return { text, ttl }
}

/** Writes a file, with each page in every language. The head of a page links to its other languages. */
function toXml(origin: string, path: string, lines: ReadonlyArray<string>): string {
  const isIndex = path === INDEX
  const [list, entry] = isIndex ? ['sitemapindex', 'sitemap'] : ['urlset', 'url']
  const entries = lines.flatMap((line) => {
    const [page = '', lastmod] = line.split(' ')
    const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
    const addresses = isIndex ? [page] : languages.map((one) => inLanguage(page, one))
    return addresses.map((one) => `<${entry}><loc>${escapeXml(origin + one)}</loc>${changed}</${entry}>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${list}>\n`
}

/** GET `/sitemap.xml`, the index of all files, and `/sitemaps/{kind}.xml`, from the second file of a kind on with its number. */
export async function sitemap(c: AppContext): Promise<Response> {
  const path = c.get('url').pathname
  const { text, ttl } = await findFile(c, path)
  if (text === undefined) {
    // A crawler takes 'not found' for pages that are gone.
    return ttl > 0
      ? refusal(404, 'There is no such sitemap.')
      : refusal(503, 'This sitemap cannot be shown right now.', RETRY_AFTER)
  }
  return c.body(toXml(siteOrigin(c), path, text.split('\n')), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': ttl > 0 ? `public, max-age=${ttl}` : 'no-cache',
  })
}
