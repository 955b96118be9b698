import { DOMParser } from 'linkedom'
import { afterAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { company as hindiCompany } from '#content-hi/company.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { startSite } from '#support/site/start-site.ts'
import { posts } from '#upstream/seed/posts.ts'

const PRINT = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(':')
const SITE_URL = 'https://www.site.example'
const apps = await startSite({
  vars: {
    SITE_URL,
    ANDROID_APPS: `com.example.app=${PRINT}`,
    IOS_APPS: 'customer=ABCDE12345.com.example.app,partner=ABCDE12345.com.example.partner',
  },
})
afterAll(apps.stop)

test.each([
  '/sitemap.xml',
  '/blog/feed.xml',
  '/hi/blog/feed.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/qr/app',
])('%s may be stored by caches', async (path) => {
  expect((await apps.fetch(path)).headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
})

test('robots.txt allows every page and names the sitemap', async () => {
  const response = await site.fetch('/robots.txt')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`)
  const hidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '')
  expect(hidden).toContain('/api/')
  for (const path of ['/', '/search?q=tap', '/provider/p1', '/app', '/assets/a.js', '/images/a.svg'])
    expect(hidden.filter((prefix) => path.startsWith(prefix))).toEqual([])
  expect(await (await apps.fetch('/robots.txt')).text()).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`)
})

const FEEDS = [
  ['', 'en-IN', company.name],
  ['/hi', 'hi-IN', hindiCompany.name],
] as const

test.each(FEEDS)(
  'the Atom feed %s/blog/feed.xml has the posts of the blog',
  async (base, language, author) => {
    const response = await site.fetch(`${base}/blog/feed.xml`)
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    const feed = new DOMParser().parseFromString(await response.text(), 'text/xml')
    const text = (selector: string) => feed.querySelector(selector)?.textContent
    const link = (selector: string) => feed.querySelector(selector)?.getAttribute('href')
    expect(feed.documentElement.getAttribute('xml:lang')).toBe(language)
    expect(text('feed > id')).toBe(`${site.url}${base}/blog`)
    expect(text('feed > author > name')).toBe(author)
    expect(link('feed > link[rel=self]')).toBe(`${site.url}${base}/blog/feed.xml`)
    expect(link('feed > link[rel=alternate]')).toBe(`${site.url}${base}/blog`)
    const times = posts.map(({ date }) => new Date(date).toISOString().replace('.000Z', 'Z'))
    expect(text('feed > updated')).toBe([...times].sort().at(-1))
    const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
      id: entry.querySelector('id')?.textContent,
      link: entry.querySelector('link[rel=alternate]')?.getAttribute('href'),
      title: entry.querySelector('title')?.textContent,
      summary: entry.querySelector('summary')?.textContent,
      published: entry.querySelector('published')?.textContent,
      updated: entry.querySelector('updated')?.textContent,
      // linkedom leaves references in the attributes of XML as they are.
      categories: [...entry.querySelectorAll('category')].map((element) =>
        element.getAttribute('term')?.replaceAll('&amp;', '&'),
      ),
      // Set for an entry in another language than the feed.
      language: entry.getAttribute('xml:lang'),
    }))
    const expectedEntries = posts.map((post, index) => {
      const { title, shortDescription, categories } = base ? post.translations.hi : post
      const address = `${site.url}${base}/blog/${post.slug}`
      const time = { published: times[index], updated: times[index] }
      return {
        id: address,
        link: address,
        title,
        summary: shortDescription,
        categories,
        ...time,
        language: null,
      }
    })
    const newestFirst = expectedEntries.sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    expect(entries).toEqual(newestFirst)
    const list = await getDocument(await site.fetch(`${base}/blog`))
    const shown = [...list.querySelectorAll('main h2 a, main h3 a, main article a')].map((element) =>
      element.getAttribute('href'),
    )
    for (const { id } of entries) expect(shown).toContain(new URL(id ?? '').pathname)
  },
)

test.each(['/blog/feed.xml', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/jobs.xml'])(
  '%s answers a conditional request with 304 and no headers that change the stored copy',
  async (path) => {
    const first = await site.fetch(path)
    const tag = first.headers.get('ETag') ?? ''
    const ask = (headers: Record<string, string>) => site.fetch(path, { headers })
    const status = async (headers: Record<string, string>) => (await ask(headers)).status
    const again = await ask({ 'If-None-Match': tag })
    expect(again.status).toBe(304)
    const names = [...again.headers.keys()].filter((name) => !/^(?:connection|keep-alive|date)$/.test(name))
    expect(names.sort()).toEqual(['cache-control', 'cache-status', 'etag'])
    expect(await status({ 'If-None-Match': `"other", W/${tag}` })).toBe(304)
    expect(await status({ 'If-None-Match': '"other"' })).toBe(200)
    // A post without a date, or a removed one, also changes the feed.
    expect(first.headers.get('Last-Modified')).toBeNull()
    expect(await status({ 'If-Modified-Since': new Date().toUTCString() })).toBe(200)
  },
)

test('pages of the blog lead feed readers to the feed', async () => {
  for (const [base, path] of [
    ['', '/blog'],
    ['', `/blog/${posts[0]?.slug}`],
    ['/hi', '/hi/blog'],
    ['/hi', `/hi/blog/${posts[0]?.slug}`],
  ]) {
    const document = await getDocument(await apps.fetch(path ?? ''))
    const links = [...document.querySelectorAll('head link[rel=alternate][type]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
    ])
    expect(links).toEqual([['application/atom+xml', `${SITE_URL}${base}/blog/feed.xml`]])
  }
})

test.each([
  '/.well-known/assetlinks.json',
  '/.well-known/apple-app-site-association',
  '/apple-app-site-association',
])('%s does not exist when no app is configured', async (path) => {
  expect((await site.fetch(path)).status).toBe(404)
})

test('the asset links name the Android app that opens links of the site', async () => {
  const response = await apps.fetch('/.well-known/assetlinks.json')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(await response.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.app',
        sha256_cert_fingerprints: [PRINT.toUpperCase()],
      },
    },
  ])
})

test.each(['/.well-known/apple-app-site-association', '/apple-app-site-association'])(
  '%s has the iOS apps and the addresses that they open',
  async (path) => {
    const response = await apps.fetch(path)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toEqual({
      applinks: {
        details: [
          { appIDs: ['ABCDE12345.com.example.app'], components: [{ '/': '/app' }] },
          { appIDs: ['ABCDE12345.com.example.partner'], components: [{ '/': '/app-partner' }] },
        ],
      },
    })
  },
)

test('security.txt always expires within a year', async () => {
  for (const now of ['2026-11-21T10:00:00Z', '2031-02-28T23:59:59Z']) {
    const headers = { 'x-test-clock': String(Date.parse(now)) }
    const text = await (await apps.fetch('/.well-known/security.txt', { headers })).text()
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
    const days = (Date.parse(field('Expires')) - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
    expect(field('Contact')).toBe(`mailto:${company.email}`)
    expect(field('Canonical')).toBe(`${SITE_URL}/.well-known/security.txt`)
  }
})

test.each([
  ['/robots.txt/', '/robots.txt'],
  ['/blog/feed%2Exml', '/blog/feed.xml'],
])('%s redirects permanently to %s', async (path, canonical) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe(canonical)
})

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/jobs.xml',
  '/blog/feed.xml',
  '/.well-known/security.txt',
])('HEAD of %s has the headers of GET, and another method is refused', async (path) => {
  const [get, head] = await Promise.all([site.fetch(path), site.fetch(path, { method: 'HEAD' })])
  await get.text()
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['Content-Type', 'ETag']) expect(head.headers.get(name)).toBe(get.headers.get(name))
  // A stored sitemap has less time left with each second.
  const cacheControl = ({ headers }: Response) => headers.get('Cache-Control')?.replace(/\d+/, '')
  expect(cacheControl(head)).toBe(cacheControl(get))
  expect((await site.fetch(path, { method: 'POST' })).status).toBe(405)
})
