import { afterAll, beforeEach, expect, test } from 'vitest'
import { getDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

async function open(path: string) {
  const response = await visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  expect(response.status, path).toBe(200)
  return getDocument(response)
}

const category = { _id: 'plumbing', description: '', image: '' }
const job = { id: 'tap', title: 'Taps &lt;all&gt;', priceFrom: 99 }
const childCategories = [{ id: 'g', title: 'Kitchen &amp; bath', superChildren: [job] }]

test('HTML entities of an upstream are decoded', async () => {
  upstream.answer('/category/plumbing', { ...category, title: 'Plumbing &amp; taps', childCategories })
  const page = await open('/services/plumbing')
  expect(page.querySelector('h1')?.textContent).toContain('Plumbing & taps')
  expect(page.title).toContain('Plumbing & taps')
  expect(page.querySelector('main')?.textContent).toContain('Kitchen & bath')
  expect(page.querySelector('main')?.textContent).toContain('Taps <all>')
})

function writePost(fields: object): void {
  const post = { _id: 'p1', slug: 'remote-post', title: 'A post', image: '', categories: [], short_description: 'Short.', seo_description: '&amp;lt; less', content: '<p>Body.</p>', ...fields } // biome-ignore format: one entry
  upstream.answer('/blog/all', [post])
  upstream.answer('/blog/remote-post', post)
}

test('the description of a post, which may be markup, is decoded once', async () => {
  writePost({})
  const page = await open('/blog/remote-post')
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain('&lt; less')
})

/** Returns every text with the time of the post, except the page's own year. */
async function findDates(): Promise<Record<string, string | undefined>> {
  const [page, feed, json, sitemap] = await Promise.all([
    open('/blog/remote-post'),
    visit('/blog/feed.xml').then((answer) => answer.text()),
    visit('/blog/feed.json').then((answer) => answer.json()),
    visit('/sitemaps/posts.xml').then((answer) => answer.text()),
  ])
  return {
    page: /<time datetime="([^"]*)"/i.exec(page.documentElement.outerHTML)?.[1],
    card: page.querySelector('meta[property="article:published_time"]')?.getAttribute('content') ?? undefined,
    data: /"datePublished":"([^"]*)"/.exec(page.documentElement.outerHTML)?.[1],
    feed: /<published>(.*?)</.exec(feed)?.[1],
    json: /"date_published":"([^"]*)"/.exec(JSON.stringify(json))?.[1],
    sitemap: /<lastmod>(.*?)</.exec(sitemap)?.[1],
  }
}

test.each(['2999-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1970-01-01', '2026-02-30', 'iPhone 15', '5'])(
  'a post shows no date when its date is %j',
  async (createdAt) => {
    writePost({ createdAt, updatedAt: createdAt })
    expect(Object.values(await findDates()).filter(Boolean)).toEqual([])
  },
)

test.each(['2026-10-01T01:00:00', 'Wed, 30 Sep 2026 19:30:00 GMT', '2026-10-01T01:00+0530'])(
  'a post shows the date in India everywhere when its date is %j',
  async (createdAt) => {
    writePost({ createdAt })
    const dates = await findDates()
    expect(Object.entries(dates).filter(([, date]) => date !== '2026-09-30T19:30:00Z')).toEqual([])
    expect((await open('/blog/remote-post')).querySelector('main time')?.textContent).toContain('1 October')
  },
)

test('an invisible name is replaced by the id, and bidi overrides are removed', async () => {
  const names = ['\u202e\u200b', '\u2800', '\u202eGood advice\u2069']
  upstream.answer(
    '/blog/all',
    names.map((title, index) => ({ _id: `p${index}`, title })),
  )
  const page = await open('/blog')
  const titles = [...page.querySelectorAll('main article h2, main article h3')]
  expect(titles.map((title) => title.textContent)).toEqual(['P0', 'P1', 'Good advice'])
  expect(page.documentElement.outerHTML).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('a name in a right-to-left script is isolated in title and tags', async () => {
  writePost({ title: 'نل کی مرمت', short_description: 'نل', seo_description: 'نل: tips' })
  const page = await open('/blog/remote-post')
  expect(page.title).toMatch(/^\u2068نل کی مرمت\u2069/)
  const card = page.querySelector('meta[property="og:title"]')?.getAttribute('content')
  expect(card).toMatch(/^\u2068نل کی مرمت\u2069/)
})
