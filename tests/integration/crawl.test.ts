import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { site } from '../support/site.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; LinkChecker/1.0; +https://crawler.example)'
const AT_ONCE = 8

/** The route table of specification section 2; `/careers` is a redirect and so must not be linked. */
const ROUTES: Record<string, RegExp> = {
  home: /^\/$/,
  'all services': /^\/services$/,
  category: /^\/services\/[^/]+$/,
  'category in a city': /^\/services\/[^/]+\/[^/]+$/,
  city: /^\/city\/[^/]+$/,
  search: /^\/search/,
  provider: /^\/provider\/[^/]+$/,
  brand: /^\/brand\/[^/]+$/,
  terms: /^\/terms$/,
  privacy: /^\/privacy-policy$/,
  about: /^\/about$/,
  contact: /^\/contact$/,
  blog: /^\/blog$/,
  post: /^\/blog\/[^/]+$/,
  'top services': /^\/top-services$/,
  'top technicians': /^\/top-technicians$/,
  career: /^\/career$/,
  partner: /^\/become-partner$/,
  state: /^\/state\/[^/]+$/,
  'state and service': /^\/state\/[^/]+\/service\/[^/]+$/,
  'city and service': /^\/city\/[^/]+\/service\/[^/]+$/,
  'state, city and service': /^\/state\/[^/]+\/city\/[^/]+\/service\/[^/]+$/,
  'state and city': /^\/state\/[^/]+\/city\/[^/]+$/,
  app: /^\/app$/,
  'partner app': /^\/app-partner$/,
}

/** The internal addresses that a page links to, without their fragments. */
function linksOf(document: Document, path: string): Array<string> {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const url = new URL(link.getAttribute('href') ?? '', site.url + path)
    return url.origin === site.url ? [url.pathname + url.search] : []
  })
}

test('every internal link from the home page on leads to a page, without a detour, and every route is reached', async () => {
  const queue = ['/']
  const from = new Map<string, string>([['/', 'the start']])
  const broken: Array<string> = []
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const faults: Array<string> = []

  /** A page that names another as canonical may share its words; any other has its own. */
  function inspect(document: Document, path: string): void {
    const headings = document.querySelectorAll('h1').length
    if (headings !== 1) faults.push(`${path} has ${headings} h1`)
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    if (canonical !== site.url + path) return
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    if (!document.title || !description) faults.push(`${path} lacks a title or a description`)
    for (const [seen, words] of [
      [titles, document.title],
      [descriptions, description],
    ] as const) {
      if (seen.has(words)) faults.push(`${path} and ${seen.get(words)} say the same: ${words}`)
      seen.set(words, path)
    }
  }

  async function visit(path: string): Promise<void> {
    const response = await site.fetch(path, { headers: { 'User-Agent': CRAWLER } })
    const html = await response.text()
    if (response.status !== 200) broken.push(`${response.status} ${path}, linked from ${from.get(path)}`)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
    const { document } = parseHTML(html)
    inspect(document, path)
    for (const link of linksOf(document, path)) {
      if (from.has(link)) continue
      from.set(link, path)
      queue.push(link)
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))

  expect(broken).toEqual([])
  expect(faults).toEqual([])
  const reached = [...from.keys()].map((link) => link.replace(/\?.*/, ''))
  const missing = Object.entries(ROUTES).filter(([, pattern]) => !reached.some((path) => pattern.test(path)))
  expect(missing.map(([name]) => name)).toEqual([])
}, 240_000)
