import { afterAll, beforeEach, expect, test } from 'vitest'
import { getDocument, openDocument } from '#support/site/document.ts'
import { addressesIn, getPolicy, runnableIn } from '#support/site/markup.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'
import { toGraph, unknownWords } from '#support/site/structured-data.ts'

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

const open = (path: string) => openDocument(visit, path)

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
  const post = {
    _id: 'p1',
    slug: 'remote-post',
    title: 'A post',
    image: '',
    categories: [],
    short_description: 'Short.',
    seo_description: '&amp;lt; less',
    content: '<p>Body.</p>',
    ...fields,
  }
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
  const [page, feed, sitemap] = await Promise.all([
    open('/blog/remote-post'),
    visit('/blog/feed.xml').then((answer) => answer.text()),
    visit('/sitemaps/posts.xml').then((answer) => answer.text()),
  ])
  return {
    page: /<time datetime="([^"]*)"/i.exec(page.documentElement.outerHTML)?.[1],
    card: page.querySelector('meta[property="article:published_time"]')?.getAttribute('content') ?? undefined,
    data: /"datePublished":"([^"]*)"/.exec(page.documentElement.outerHTML)?.[1],
    feed: /<published>(.*?)</.exec(feed)?.[1],
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

test('a post with an invisible title is left out, and bidi overrides are removed', async () => {
  const names = ['\u202e\u200b', '\u2800', '\u202eGood advice\u2069']
  upstream.answer(
    '/blog/all',
    names.map((title, index) => ({ slug: `p${index}`, title })),
  )
  const page = await open('/blog')
  const titles = [...page.querySelectorAll('main article h2, main article h3')]
  expect(titles.map((title) => title.textContent)).toEqual(['Good advice'])
  expect(page.documentElement.outerHTML).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

/** Texts that a hostile upstream might send in place of a name. */
const HOSTILE_TEXTS = [
  '</script><script>window.__xss=1</script>',
  '<!--<script>window.__xss=1//-->',
  '</title><svg onload=window.__xss=1>',
  '</style></noscript></template><img src=x onerror=window.__xss=1>',
  '"><img src=x onerror=window.__xss=1>',
  "' onmouseover='window.__xss=1",
  'javascript:window.__xss=1',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:secret@evil.example/',
  '\u2028\u2029\u0000\u0008\ud800 \udc00 \ufeff\u202e',
  ']]>}};window.__xss=1;//',
  '\\"-window.__xss=1//\\\\',
  '&lt;script&gt;window.__xss=1&lt;/script&gt;&#x3c;',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '\u0915\u093e'.repeat(300),
]

const ID = 'hostile'
/** Pages with a text of the upstream. The first exist with every upstream. */
const BUILT_IN = ['/', '/services', '/services/plumbing', '/blog', '/city/mumbai']
const PAGES = [
  ...BUILT_IN,
  `/services/${ID}`,
  `/blog/${ID}`,
  `/brand/${ID}`,
  '/city/remoteville',
  '/state/remote-state',
  '/services/plumbing/mumbai/professionals?sort=price',
  '/provider/asha',
  '/compare?with=asha,binu',
  '/search?q=tap',
]

/** Answers data in which every text is `text`, except those that lead to the entries. */
function fill(text: string): void {
  const leaf = { id: text, title: text, image: text, description: text, priceFrom: 1 }
  const childCategories = [{ id: text, title: text, superChildren: [leaf] }]
  const service = { _id: text, title: text, description: text, image: text }
  const post = {
    _id: text,
    title: text,
    slug: ID,
    image: text,
    categories: [text],
    short_description: text,
    seo_description: text,
    createdAt: '2026-10-01',
  }
  const brand = { _id: ID, title: text, image: text, redirect: text, website: text }
  const city = { _id: 'c', title: text, image: text, state: text, serviceIds: [text, 'plumbing'] }
  const state = { _id: 's', title: text, image: text, cities: [text, { title: text }] }
  const provider = {
    name: text,
    image: text,
    title: text,
    categoryIds: [text, 'plumbing'],
    jobs: [
      { id: text, priceFrom: 1 },
      { id: 'remote-job', priceFrom: 399 },
    ],
    cityId: 'mumbai',
    areas: [text, text],
    rating: 4.4,
    reviewCount: 3,
    verified: { checks: [text], on: '2026-10-01' },
    languages: [text],
    days: ['mon', text],
    since: text,
  }
  for (const list of ['fetch_all', 'fetch_all?search=tap', 'primary', 'popular'])
    upstream.answer(`/category/${list}`, [service, { ...service, _id: 'plumbing', matches: [leaf] }])
  for (const _id of [ID, 'plumbing'])
    upstream.answer(`/category/${_id}`, { ...service, _id, childCategories })
  upstream.answer('/brand/all', [brand, { ...brand, _id: text }])
  upstream.answer('/city/all', [
    city,
    { ...city, _id: 'c1', title: 'Remoteville', slug: 'remoteville', state: 's1' },
    { ...city, _id: 'mumbai', title: 'Mumbai' },
  ])
  upstream.answer('/state/all', [state, { ...state, _id: 's1', title: 'Remote State' }])
  upstream.answer('/blog/all', [post])
  upstream.answer(`/blog/${ID}`, { ...post, content: `<p>${text}</p>${text}` })
  const providers = ['asha', 'binu'].map((id) => ({ ...provider, id }))
  upstream.answer('/provider/all', providers)
  for (const one of providers) upstream.answer(`/provider/${one.id}`, one)
}

/** Returns the problems of a page. */
async function findProblems(path: string, userAgent?: string): Promise<Array<string>> {
  const response = await visit(path, userAgent ? { headers: { 'User-Agent': userAgent } } : {})
  const html = await response.text()
  const addresses = addressesIn(html).map((address) => new URL(address, site.url))
  const isExpected = response.status === 200 || (response.status === 404 && !BUILT_IN.includes(path))
  const problems = [
    ...runnableIn(html, getPolicy(response)),
    ...unknownWords(toGraph(await getDocument(new Response(html))) ?? []),
    ...(addresses.some(({ username }) => username !== '') ? ['an address with a user name'] : []),
    ...(addresses.some(({ hostname }) => hostname === 'evil.example') ? ['an address without a scheme'] : []),
    ...(html.trimEnd().endsWith('</html>') ? [] : ['not whole']),
    ...(isExpected ? [] : [`status ${response.status}`]),
  ]
  return problems.map((problem) => `${path}: ${problem}`)
}

for (const [index, text] of HOSTILE_TEXTS.entries())
  test(`no page runs a script or breaks when a name is ${JSON.stringify(text.slice(0, 40))}`, {
    tags: index < 3 ? [] : ['slow'],
  }, async () => {
    fill(text)
    const problems = await Promise.all([
      ...PAGES.map((path) => findProblems(path, BOT_USER_AGENT)),
      findProblems('/'),
    ])
    expect(problems.flat()).toEqual([])
    expect(site.logs.filter((line) => /render_failed|uncaught|Error in/i.test(line))).toEqual([])
  })

test('hostile text stays text in a page and in its link preview', async () => {
  fill('"></script><script>window.__xss=1</script>')
  const html = await (await visit(`/services/${ID}`)).text()
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;window.__xss=1&lt;/script&gt;')
  expect(html).not.toContain('</script><script>window')
  const document = await open(`/blog/${ID}`)
  const getTag = (name: string) =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(getTag('title')).toBe('"></script><script>window.__xss=1</script>')
  expect(getTag('image')).toBe(`${site.url}/images/og/default.png`)
})
