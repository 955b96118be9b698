import { afterAll, beforeEach, expect, test } from 'vitest'
import { corrupt, HOSTILE_TEXTS } from '#support/data/hostile-data.ts'
import { byTime } from '#support/data/pages.ts'
import { createRandom } from '#support/data/random.ts'
import { addressesIn, getPolicy, runnableIn } from '#support/site/markup.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, nextMonth, stop, visit: request } = await startRemoteSite()

beforeEach(nextMonth)

afterAll(stop)

/** Pages that exist with every upstream. */
const BUILT_IN = ['/', '/services', '/services/plumbing', '/search?q=tap', '/blog', '/city/mumbai']

type Visited = { path: string; status: number; html: string; problems: Array<string> }

/** Returns the problems of a page. */
async function visit(path: string, userAgent?: string): Promise<Visited> {
  const response = await request(path, userAgent ? { headers: { 'User-Agent': userAgent } } : {})
  const location = response.headers.get('Location')
  // A corrupted name changes the address of a place.
  if (response.status === 301 && location !== null && location !== path) return visit(location, userAgent)
  const html = await response.text()
  const problems = runnableIn(html, getPolicy(response))
  const origins = addressesIn(html).map((address) => new URL(address, site.url))
  if (origins.some(({ username }) => username !== '')) problems.push('an address with a user name')
  if (origins.some(({ hostname }) => hostname === 'evil.example'))
    problems.push('an address without a scheme')
  if (!html.trimEnd().endsWith('</html>')) problems.push('not whole')
  const expected = BUILT_IN.includes(path) ? [200] : [200, 404, 502]
  if (!expected.includes(response.status)) problems.push(`status ${response.status}`)
  return { path, status: response.status, html, problems }
}

const ID = 'hostile'
const PAGES = ['/', `/services/${ID}`, '/services/plumbing', '/search?q=tap', '/blog', `/blog/${ID}`, '/city/mumbai', '/city/remoteville', '/state/remote-state', `/brand/${ID}`, '/services'] // biome-ignore format: a list

/** Data in which every text is `text`, except those that lead to the entries. */
function fill(text: string): void {
  const leaf = { id: text, title: text, image: text, description: text, priceFrom: 1 }
  const group = { id: text, title: text, superChildren: [leaf] }
  const category = { _id: text, title: text, description: text, image: text }
  const detail = { ...category, _id: ID, childCategories: [group] }
  const post = { _id: text, title: text, slug: ID, image: text, categories: [text], short_description: text, createdAt: '2026-10-01' } // biome-ignore format: one entry
  const brand = { _id: ID, title: text, image: text, redirect: text, website: text }
  const city = {
    _id: 'c',
    title: text,
    image: text,
    state: text,
    serviceIds: [text, 'plumbing'],
    aliases: [text],
  }
  const state = { _id: 's', title: text, image: text, cities: [text, { title: text }] }
  const named = {
    _id: 'c1',
    title: 'Remoteville',
    slug: 'remoteville',
    state: 's1',
    image: text,
    serviceIds: [text],
  }
  for (const list of ['fetch_all', 'fetch_all?search=tap', 'primary', 'popular'])
    upstream.answer(`/category/${list}`, [category, { ...category, _id: 'plumbing', matches: [leaf] }])
  for (const id of [ID, 'plumbing']) upstream.answer(`/category/${id}`, { ...detail, _id: id })
  upstream.answer('/brand/all', [brand, { ...brand, _id: text }])
  upstream.answer('/city/all', [city, { ...city, slug: text }, named])
  upstream.answer('/state/all', [
    state,
    { ...state, slug: text },
    { ...state, _id: 's1', title: 'Remote State' },
  ])
  upstream.answer('/blog/all', [post])
  upstream.answer(`/blog/${ID}`, { ...post, content: `<p>${text}</p>${text}`, seo_description: text })
}

const NAMES = HOSTILE_TEXTS.map((text): [string, string] => [text.slice(0, 40), text])

for (const [few, options] of byTime(NAMES, (name) => NAMES.indexOf(name) < 4))
  test.each(few)(
    'a name like %j never runs as script and leaves every page complete',
    options,
    async (_, text) => {
      fill(text)
      const pages = await Promise.all(PAGES.map((path) => visit(path)))
      const wholes = await Promise.all(PAGES.map((path) => visit(path, BOT_USER_AGENT)))
      const wrong = [...pages, ...wholes].filter(({ problems }) => problems.length > 0)
      expect(wrong.map(({ path, problems }) => ({ path, problems }))).toEqual([])
      const shown = pages.find(({ path }) => path === `/services/${ID}`)
      if (/^[ -~]+$/.test(text)) expect(shown?.status).toBe(200)
      expect(site.logs.filter((line) => /render_failed|uncaught|Error in/i.test(line))).toEqual([])
    },
  )

test('hostile text stays text in a page', async () => {
  fill('</script><script>window.__xss=1</script>')
  const { html } = await visit(`/services/${ID}`)
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;window.__xss=1&lt;/script&gt;')
  expect(html).not.toContain('</script><script>window')
})

test('no page breaks with three hundred random upstream responses', { tags: ['slow'] }, async () => {
  const random = createRandom(7)
  fill('Some name')
  const good = upstream.snapshot()
  for (let round = 0; round < 30; round++) {
    nextMonth()
    const oddness = random.pick([0, 0.02, 0.1, 0.3])
    for (const [path, data] of good) upstream.answer(path, corrupt(data, random, oddness))
    const wrong = (await Promise.all(PAGES.map((path) => visit(path)))).filter(
      ({ problems }) => problems.length > 0,
    )
    expect(
      wrong.map(({ path, problems }) => ({ path, problems })),
      `round ${round}`,
    ).toEqual([])
  }
  expect(site.logs.filter((line) => /render_failed|uncaught|Error in/i.test(line))).toEqual([])
})

test('an endless list gives a page of limited size', async () => {
  fill('Some name')
  upstream.answer(
    '/city/all',
    Array.from({ length: 20_000 }, (_, index) => ({ _id: `c${index}`, title: `City ${index}` })),
  )
  const { html, problems } = await visit('/')
  expect(problems).toEqual([])
  expect(html.length).toBeLessThan(4_000_000)
})
