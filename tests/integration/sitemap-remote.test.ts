import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { crawl, isCanonical } from '#support/site/crawl.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { readSitemapIndex, readSitemaps } from '#support/site/sitemap.ts'

// Hundreds of pages take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite()
const initial = upstream.snapshot()

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.set('ok')
  for (const [path, data] of initial) upstream.answer(path, data)
  nextMonth()
})

afterAll(stop)

async function listed(): Promise<Array<string>> {
  const sitemaps = await readSitemaps({ fetch: visit })
  return sitemaps.flatMap(({ urls }) => urls.map(({ loc }) => new URL(loc).pathname))
}

const ONLY_REMOTE = [
  '/services/roofing',
  '/services/plumbing/remoteville',
  '/city/remoteville',
  '/state/remote-state',
  '/state/remote-state/service/plumbing',
  '/blog/remote-post',
]

test('the sitemaps have the entries of a remote upstream, and every entry is an indexed page', async () => {
  const category = (id: string) => ({ _id: id, title: id, image: '' })
  upstream.answer('/category/fetch_all', ['plumbing', 'roofing'].map(category))
  const paths = await listed()
  for (const path of ONLY_REMOTE) expect(paths).toContain(path)
  expect(paths).not.toContain('/services/roofing/remoteville')
  expect(paths).not.toContain('/services/roofing/mumbai')
  expect(paths).not.toContain('/brand/remote-brand')
  expect(paths).not.toContain('/city/udaipur')
  expect(paths).not.toContain('/state/remote-state/service/painting')
  const pages = await crawl({ ...site, fetch: visit }, paths, { follow: false })
  expect([...pages.values()].filter((page) => !isCanonical(site, page)).map(({ path }) => path)).toEqual([])
})

test('the home page omits built-in brands that the upstream lacks', async () => {
  const isShown = async () => (await (await visit('/')).text()).includes('/brand/nalvika')
  expect(await isShown()).toBe(false)
  upstream.answer('/brand/all', [{ _id: 'nalvika', title: 'Nalvika' }])
  nextMonth()
  // A stored page is shown while it is revalidated.
  await visit('/')
  expect(await isShown()).toBe(true)
})

test('sitemaps have no dead URL when entries have odd ids and unknown services', {
  tags: ['slow'],
}, async () => {
  const category = (id: string) => ({ _id: id, title: id, image: '' })
  const city = (title: string, slug?: string) => ({
    _id: title,
    title,
    ...(slug && { slug }),
    state: 's1',
    serviceIds: ['plumbing', 'gardening', 'juggling'],
  })
  upstream.answer('/category/fetch_all', ['plumbing', 'Plumbing', 'no such id!', 'roofing'].map(category))
  upstream.answer('/category/Plumbing', category('Plumbing'))
  upstream.answer('/city/all', [
    city('Bengaluru'),
    city('Navi Mumbai', 'Navi_Mumbai'),
    city('Ville & Co', 'a&b<c>'),
    city('दिल्ली'),
    city('Twin', 'twin'),
    city('Twin again', 'Twin'),
  ])
  upstream.answer('/state/all', [
    { _id: 's1', title: 'Tamilnadu', cities: [] },
    { _id: 's2', title: 'Orissa', cities: ['Nowhere'] },
  ])
  const paths = await listed()
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  for (const path of [
    '/city/bangalore',
    '/city/navi-mumbai',
    '/city/ville-co',
    '/city/twin',
    '/state/tamil-nadu/service/plumbing',
    '/state/odisha',
  ])
    expect(paths).toContain(path)
  // The upstream does not list this service.
  expect(paths).not.toContain('/state/tamil-nadu/service/gardening')
  const pages = await crawl({ ...site, fetch: visit }, paths, { follow: false })
  expect([...pages.values()].filter((page) => !isCanonical(site, page)).map(({ path }) => path)).toEqual([])
})

test('posts have the date of their last change in the sitemap', async () => {
  const post = (slug: string, dates: object) => ({ _id: slug, slug, title: slug, ...dates })
  upstream.answer('/blog/all', [
    post('changed', { createdAt: '2026-01-01', updatedAt: '2026-05-01T10:00:00+05:30' }),
    post('unclear', { createdAt: '2026-02-01T00:00:00Z', updatedAt: 'lately' }),
  ])
  const files = await readSitemaps({ fetch: visit })
  const posts = files.find(({ path }) => path === '/sitemaps/posts.xml')?.urls ?? []
  expect(posts.map(({ loc, lastmod }) => `${loc.slice(site.url.length)} ${lastmod}`)).toEqual([
    '/blog/changed 2026-05-01T04:30:00Z',
    '/hi/blog/changed 2026-05-01T04:30:00Z',
    '/blog/unclear 2026-02-01T00:00:00Z',
    '/hi/blog/unclear 2026-02-01T00:00:00Z',
  ])
})

test('no sitemap but that of the fixed pages is answered when the upstream fails', async () => {
  upstream.set('down')
  const pages = await visit('/sitemaps/pages.xml')
  expect(pages.status).toBe(200)
  expect(pages.headers.get('Cache-Control')).toBe('no-cache')
  expect((await pages.text()).match(/<url>/g)?.length).toBeGreaterThan(10)
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/posts.xml',
    '/sitemaps/combinations.xml',
    '/sitemaps/combinations-2.xml',
    '/blog/feed.xml',
  ]) {
    const response = await visit(path)
    expect(response.status, path).toBe(503)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

test.each([
  '/category/fetch_all',
  '/city/all',
  '/state/all',
  '/blog/all',
  '/category/plumbing',
  '/provider/all',
])('the index is 503 when %s fails and nothing is stored, and the stored one is sent later', async (path) => {
  upstream.set('status-500', path)
  expect((await visit('/sitemap.xml')).status).toBe(503)
  nextMonth()
  upstream.set('ok', path)
  const first = await (await visit('/sitemap.xml')).text()
  upstream.set('down')
  const kept = await visit('/sitemap.xml')
  expect([kept.status, await kept.text()]).toEqual([200, first])
})

test('an entry whose call is that of a list is in no sitemap', async () => {
  const category = (id: string) => ({ _id: id, title: id, image: '' })
  upstream.answer('/category/fetch_all', ['plumbing', 'primary', 'popular', 'fetch_all'].map(category))
  upstream.answer('/blog/all', [
    { _id: 'p1', slug: 'all', title: 'All' },
    { _id: 'p2', slug: 'a/b', title: 'Two' },
    { _id: 'p3', slug: 'a-post', title: 'Three' },
  ])
  const paths = await listed()
  expect(paths.filter((path) => path.startsWith('/blog/'))).toEqual(['/blog/a-post'])
  expect(paths.filter((path) => /^\/services\/[^/]+$/.test(path))).toEqual(['/services/plumbing'])
  expect(paths.filter((path) => /primary|popular|fetch_all/.test(path))).toEqual([])
})

test('a sitemap is stored until the next quarter of an hour', async () => {
  const first = await visit('/sitemaps/posts.xml')
  const text = await first.text()
  const later = Number(/max-age=(\d+)$/.exec(first.headers.get('Cache-Control') ?? '')?.[1]) * 1_000
  upstream.answer('/blog/all', [{ _id: 'new', slug: 'new-post', title: 'New' }])
  const kept = await visit('/sitemaps/posts.xml', { later: later - 5_000 })
  expect(kept.headers.get('Cache-Status')).toBe('site-sitemap; hit; ttl=5')
  expect(kept.headers.get('Cache-Control')).toBe('public, max-age=5')
  expect(await kept.text()).toBe(text)
  let quarters = 0
  const next = async () => {
    quarters += 1
    return (await visit('/sitemaps/posts.xml', { later: later + quarters * 900_000 })).text()
  }
  await expect.poll(next).toContain('/blog/new-post')
})

test('a sitemap has the earlier lists while the upstream fails, and unknown numbers cost no read', async () => {
  upstream.answer('/provider/all', [])
  expect((await visit('/sitemaps/posts.xml')).status).toBe(200)
  upstream.set('status-500')
  const later = 12 * 3_600_000
  expect(await (await visit('/sitemaps/posts.xml', { later })).text()).toContain('/blog/remote-post')
  const unknown = await visit('/sitemaps/professionals-9.xml', { later })
  expect(unknown.status).toBe(404)
  expect(unknown.headers.get('Cache-Status')).toMatch(/^site-sitemap; hit; ttl=\d+$/)
})

test('a blog without posts has no sitemap and empty feeds', async () => {
  upstream.answer('/blog/all', [])
  const index = await readSitemapIndex({ fetch: visit })
  expect(index.filter(({ loc }) => loc.includes('posts'))).toEqual([])
  expect((await visit('/sitemaps/posts.xml')).status).toBe(404)
  const atom = await visit('/blog/feed.xml')
  expect(atom.status).toBe(200)
  expect(await atom.text()).toMatch(/<updated>\d{4}-[^<]*<\/updated>/)
})

test.each([
  '/sitemaps/pages-2.xml',
  '/sitemaps/secrets.xml',
  '/sitemaps/constructor.xml',
  '/sitemaps/..%2Fpages.xml',
])('%s does not exist', async (path) => {
  expect((await visit(path)).status).toBe(404)
})

test('hostile texts of posts stay text in the feeds', async () => {
  const words = `]]></title><script>1</script> & "quoted" 'x' \u0000\u0008\ufffe`
  upstream.answer('/blog/all', [
    {
      _id: 'p',
      slug: 'p',
      title: words,
      categories: [words],
      short_description: words,
      image: 'javascript:1',
      createdAt: '2026-01-01',
    },
  ])
  const xml = await (await visit('/blog/feed.xml')).text()
  expect(xml).not.toMatch(/<script|\]\]>|&(?!(?:amp|lt|gt|quot|apos);)/)
  for (const forbidden of ['\u0000', '\u0008', '\ufffe']) expect(xml).not.toContain(forbidden)
  expect(xml.match(/<[a-z]+/g)?.filter((tag) => tag === '<entry')).toHaveLength(1)
})
