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
function linksOf(html: string, path: string): Array<string> {
  const { document } = parseHTML(html)
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const url = new URL(link.getAttribute('href') ?? '', site.url + path)
    return url.origin === site.url ? [url.pathname + url.search] : []
  })
}

test('every internal link from the home page on leads to a page, without a detour, and every route is reached', async () => {
  const queue = ['/']
  const from = new Map<string, string>([['/', 'the start']])
  const broken: Array<string> = []

  async function visit(path: string): Promise<void> {
    const response = await site.fetch(path, { headers: { 'User-Agent': CRAWLER } })
    const html = await response.text()
    if (response.status !== 200) broken.push(`${response.status} ${path}, linked from ${from.get(path)}`)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
    for (const link of linksOf(html, path)) {
      if (from.has(link)) continue
      from.set(link, path)
      queue.push(link)
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))

  expect(broken).toEqual([])
  const reached = [...from.keys()].map((link) => link.replace(/\?.*/, ''))
  const missing = Object.entries(ROUTES).filter(([, pattern]) => !reached.some((path) => pattern.test(path)))
  expect(missing.map(([name]) => name)).toEqual([])
}, 240_000)
