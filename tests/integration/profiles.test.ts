import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { crawl, isCanonical } from '#support/site/crawl.ts'
import { HOSTILE_NAME, importedRows, profilePath, startProvidersSite } from '#support/site/provider-site.ts'
import { getDocument, site as sampleSite } from '#support/site/shared-site.ts'
import { readSitemapIndex, readSitemaps } from '#support/site/sitemap.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { toGraph } from '#support/site/structured-data.ts'
import { reviewsName, writeCursor } from '#upstream/directory/cursor.ts'

const site = await startProvidersSite()
const bare = await startSite({ userAgent: BOT_USER_AGENT })
afterAll(() => Promise.all([site.stop(), bare.stop()]))

const listSchema = v.object({ data: v.array(v.object({ id: v.string(), reviewCount: v.number() })) })

async function open(path: string, at: Pick<Site, 'fetch'> = site) {
  const response = await at.fetch(path)
  return { status: response.status, document: await getDocument(response) }
}

const robots = (document: Document) =>
  document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

test('a provider of the directory has an indexed profile with name, service and city', async () => {
  const { status, document } = await open(profilePath('A'))
  expect(status).toBe(200)
  expect(document.title).toBe(`Asha Works: Plumbing in Kochi | ${company.name}`)
  expect(document.querySelector('h1')?.textContent).toContain('Asha Works')
  expect(robots(document)).toBe('')
  const text = document.querySelector('main')?.textContent ?? ''
  for (const fact of ['Kakkanad', 'Malayalam', '12 years in the trade', '(38)', 'Checked: identity, address'])
    expect(text).toContain(fact)
  expect(text).not.toMatch(/sample/i)
})

test('a profile says on its first view what the first jobs cost, and what was checked, when and by whom', async () => {
  const { document } = await open(profilePath('A'))
  const head = document.querySelector('main h1')?.closest('.shell')?.textContent
  expect(head).toContain('Jobs from ₹449')
  expect(head).toContain('Leak Repair: From ₹449')
  const checks = (page: Document) =>
    page.querySelector('[role=tabpanel] a[href$="/about#checks"]')?.textContent
  expect(checks(document)).toBe(`Checked: identity, address. By ${company.name}, last on 14 August 2026.`)
  expect(checks((await open(profilePath('B'))).document)).toBe('Nothing was checked')
  const sample = (await open(SAMPLE_PATH, sampleSite)).document
  expect(checks(sample)).toBe('Nothing was checked')
  expect(sample.querySelector('main h1')?.closest('.shell')?.textContent).toContain('Newest review: ')
})

test('a profile shows telephone, e-mail and photo if the directory has them', async () => {
  const { document } = await open(profilePath('A'))
  expect(hrefs(document, 'main details a')).toEqual(['tel:+919876543210', 'mailto:asha@partners.example'])
  const photo = document.querySelector('main h1')?.closest('.shell')?.querySelector('img')
  expect(photo?.getAttribute('src')).toBe('https://pictures.example/a.jpg')
  expect(photo?.getAttribute('loading')).toBe('lazy')
  expect(photo?.outerHTML).toMatch(/referrerpolicy="no-referrer"/i)
  expect(photo?.getAttribute('width')).toBe('96')
  expect((await open(profilePath('B'))).document.querySelector('main details')).toBeNull()
})

test('a booking link of a profile names provider, service and city, and in a list of jobs the job', async () => {
  const [book = ''] = hrefs((await open(profilePath('A'))).document, 'main a[href^="/app?"]')
  const params = new URL(book, site.url).searchParams
  expect(Object.fromEntries(params)).toEqual({
    provider: profilePath('A').split('/').at(-1),
    service: 'plumbing',
    city: 'kochi',
    web: `${site.url}/book`,
  })
  const services = await open(`${profilePath('A')}?tab=services`)
  expect(hrefs(services.document, '[role=tabpanel] a[href*="job=leak-repair"]')).toHaveLength(1)
  expect(services.document.querySelector('[role=tabpanel]')?.textContent).toContain('From ₹449')
})

test('a profile shows other providers of its service in its city', async () => {
  const { document } = await open(profilePath('A'))
  const others = hrefs(document, 'section[aria-labelledby=similar-title] a[href^="/provider/"]')
  expect(others.length).toBeGreaterThan(0)
  for (const key of ['A', 'E', 'F']) expect(others).not.toContain(profilePath(key))
  const alone = await open(profilePath('F'))
  expect(alone.document.querySelector('section[aria-labelledby=similar-title]')).toBeNull()
})

test('structured data describes a provider without ratings and omits samples', async () => {
  const graph = toGraph((await open(profilePath('A'))).document)
  expect(graph?.find((node) => node['@type'] === 'ProfilePage')).toMatchObject({
    mainEntity: expect.objectContaining({ '@type': 'Person', name: 'Asha Works' }),
  })
  expect(JSON.stringify(graph)).not.toMatch(
    /"[^"]*(rating|review)[^"]*":|Rating"|Review"|98765|partners\.example/i,
  )
  const sample = toGraph((await open(SAMPLE_PATH)).document)
  expect(JSON.stringify(sample)).not.toContain('Person')
})

test('a profile links to a correction form and to the privacy section on withdrawal', async () => {
  const { document } = await open(profilePath('A'))
  const [href = ''] = hrefs(document, 'aside a[href^="/contact"]')
  const form = await open(href)
  expect(form.document.querySelector('textarea')?.textContent).toContain('Asha Works')
  const [privacy = ''] = hrefs(document, 'aside a[href*="privacy"]')
  expect((await open(privacy)).document.querySelector(`#${privacy.split('#')[1]}`)?.textContent).toContain(
    'withdraw',
  )
})

test('hostile texts stay text in every tab of a profile', async () => {
  for (const tab of ['about', 'services', 'gallery', 'reviews']) {
    const { status, document } = await open(`${profilePath('X')}?tab=${tab}`)
    expect(status).toBe(200)
    expect(document.querySelectorAll('img[src=x]')).toHaveLength(0)
    expect(document.querySelector('h1 bdi')?.textContent).toBe(HOSTILE_NAME)
  }
})

test('samples keep labeled pages without indexing, with a directory and without', async () => {
  for (const at of [site, bare, sampleSite]) {
    const { status, document } = await open('/provider/anitha-rao', at)
    expect(status).toBe(200)
    expect(robots(document)).toBe('noindex')
    expect(document.querySelector('main')?.textContent).toContain('This is a sample profile')
  }
})

test('an unknown provider is not found, with a directory and without', async () => {
  for (const at of [site, bare]) {
    for (const id of ['nobody', 'constructor', 'all', '%E0%A4%85']) {
      const { status } = await open(`/provider/${id}`, at)
      expect([id, status]).toEqual([id, 404])
    }
  }
})

test('reviews are paged by links, and a page beyond the last says so', async () => {
  const list = await sampleSite.fetch('/api/web/provider/all?sort=rating&limit=50')
  const { data } = v.parse(listSchema, await list.json())
  const many = data.reduce((a, b) => (b.reviewCount > a.reviewCount ? b : a))
  const path = `/provider/${many.id}?tab=reviews`
  const first = await open(path, sampleSite)
  const shown = first.document.querySelectorAll('[role=tabpanel] article').length
  const [next = ''] = hrefs(first.document, '[role=tabpanel] a[href*="after="]')
  const bars = [...first.document.querySelectorAll('[role=tabpanel] ul[aria-label] li')]
  const counted = bars.reduce(
    (sum, bar) =>
      sum + Number(/^(\d+) /.exec(bar.querySelector('span:last-child > .sr-only')?.textContent ?? '')?.[1]),
    0,
  )
  expect(counted).toBe(many.reviewCount)
  expect(shown).toBeLessThan(many.reviewCount)
  const second = await open(next, sampleSite)
  const names = (document: Document) =>
    [...document.querySelectorAll('[role=tabpanel] article')].map((article) => article.textContent)
  expect(names(second.document).length).toBeGreaterThan(0)
  expect(names(second.document).filter((text) => names(first.document).includes(text))).toEqual([])
  const end = writeCursor(reviewsName(many.id), { rank: 0, key: 9_999, id: '' })
  const beyond = await open(`${path}&after=${end}`, sampleSite)
  expect(beyond.status).toBe(200)
  expect(beyond.document.querySelector('[role=tabpanel]')?.textContent).toContain('no further reviews')
})

test('the sitemap has real providers and the lists with one of them, and no samples', async () => {
  const inBoth = (path: string) => [path, inLanguage(path, LANGUAGES.hi)].map((one) => site.url + one)
  const providers = importedRows.flatMap(({ key }) => inBoth(profilePath(key)))
  const sitemaps = await readSitemaps(site)
  const part = sitemaps.find(({ path }) => path === '/sitemaps/professionals.xml')?.urls.map(({ loc }) => loc)
  expect(part?.filter((loc) => loc.includes('/provider/')).sort()).toEqual(providers.sort())
  const lists = ['plumbing/kochi', 'electrician/kochi', 'plumbing/mumbai', 'painting/pune']
  expect(part?.filter((loc) => !loc.includes('/provider/')).sort()).toEqual(
    lists.flatMap((list) => inBoth(`/services/${list}/professionals`)).sort(),
  )
  for (const loc of providers) {
    const { status, document } = await open(loc.slice(site.url.length))
    expect(status).toBe(200)
    expect(robots(document)).toBe('')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(loc)
  }
  for (const at of [bare, sampleSite])
    expect((await readSitemapIndex(at)).filter(({ loc }) => loc.includes('professionals'))).toEqual([])
})

test('profiles of an imported directory are linked, and linked pages are in the sitemap', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const sitemaps = await readSitemaps(site)
  const listed = sitemaps.flatMap(({ path, urls }) =>
    path === '/sitemaps/professionals.xml' ? urls.map(({ loc }) => loc.slice(site.url.length)) : [],
  )
  const combinations = sitemaps.flatMap(({ urls }) => urls.map(({ loc }) => loc.slice(site.url.length)))
  const start = combinations.filter((path) =>
    /^(?:\/hi)?\/services\/[^/]+\/(?:kochi|mumbai|pune)$/.test(path),
  )
  const about = (pages: Awaited<ReturnType<typeof crawl>>) =>
    [...pages.values()]
      .flatMap(({ document }) => document?.links ?? [])
      .filter((path) => /^(?:\/hi)?\/(?:provider\/[^/?]+|services\/[^/]+\/[^/]+\/professionals)$/.test(path))
  const services = await crawl(site, start, { follow: false })
  const providers = await crawl(site, about(services), { follow: false })
  const others = await crawl(site, about(providers), { known: providers, follow: false })
  const all = [...providers.values(), ...others.values()]
  expect(all.filter(({ status }) => status !== 200)).toEqual([])
  const canonicalPaths = all.filter((page) => isCanonical(site, page)).map(({ path }) => path)
  const isProfile = (path: string) => path.includes('/provider/')
  expect(canonicalPaths.filter(isProfile).sort()).toEqual(listed.filter(isProfile).sort())
  // A list is linked where it has more than the page of the service shows.
  expect(listed).toEqual(expect.arrayContaining(canonicalPaths))
})

test('home and Top Technicians show samples only when there is no directory', async () => {
  for (const [path, count] of [
    ['/', 3],
    ['/top-technicians', 6],
  ] as const) {
    const shown = hrefs((await open(path)).document, 'article a[href^="/provider/"]')
    expect(new Set(shown).size).toBe(count)
    expect(shown[0]).toBe(profilePath('A'))
    expect(hrefs((await open(path, bare)).document, 'article a[href^="/provider/"]')).toContain(SAMPLE_PATH)
  }
})

test('a withdrawn profile answers 410 with links to other pages', async () => {
  await site.import(importedRows.filter(({ key }) => key !== 'B'))
  // By then every cache has learned of the import.
  const later = { 'x-test-clock': String(Date.now() + 31_000) }
  const response = await site.fetch(profilePath('B'), { headers: later })
  expect(response.status).toBe(410)
  const document = await getDocument(response)
  expect(document.querySelector('h1')?.textContent).toBe('Profile withdrawn')
  expect(document.title).toContain('Profile withdrawn')
  expect(robots(document)).toBe('noindex')
  expect(hrefs(document, 'main a')).toEqual(
    expect.arrayContaining(['/services', '/top-technicians', '/services/plumbing']),
  )
})
