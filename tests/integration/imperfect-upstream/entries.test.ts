import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { messages } from '#content/messages.ts'
import {
  EMPTY,
  HINDI_CITY,
  HINDI_POST,
  HINDI_SERVICE,
  HINDI_STATE,
  IMPERFECT,
} from '#support/data/imperfect-data.ts'
import { SAMPLE } from '#support/data/sample.ts'
import { crawl, isDead } from '#support/site/crawl.ts'
import { getDocument, openDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

// Hundreds of pages take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite()
const usual = Object.fromEntries(upstream.snapshot())
afterAll(stop)

function answer(data: Readonly<Record<string, unknown>>): void {
  for (const [path] of upstream.snapshot()) upstream.answer(path, undefined)
  for (const [path, value] of Object.entries(data)) upstream.answer(path, value)
}

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.reset()
  answer(IMPERFECT)
  nextMonth()
})

const open = (path: string) => openDocument(visit, path)

/** Returns empty lists of a page, and headings without content. */
function hollowParts(document: Document): Array<string> {
  const lists = [...document.querySelectorAll(':is(main, footer) :is(ul, ol, dl)')].filter(
    ({ children }) => children.length === 0,
  )
  const sections = [...document.querySelectorAll('section, nav')].filter(
    (part) => part.querySelector('h2, h3') && !part.querySelector('a, button, li, dt, details, img, form, p'),
  )
  return [...lists, ...sections].map((part) => part.outerHTML.slice(0, 200))
}

/** Returns all dead links, starting from the home page. */
async function deadLinks(): Promise<Array<string>> {
  const pages = await crawl({ ...site, fetch: visit }, ['/', '/blog', '/search?q=tap'])
  return [...pages.values()]
    .filter(isDead)
    .map(
      ({ status, path, linkedFrom }) => `${status} ${decodeURI(path)}, linked from ${decodeURI(linkedFrom)}`,
    )
}

const CITIES = ['countville', HINDI_CITY, 'slugged', 'town-without-an-id']
const STATES = ['number-state', HINDI_STATE, 'short-state', 'state-without-an-id']
const PAGES: ReadonlyArray<readonly [path: string, heading: string]> = [
  ...CITIES.map((id) => [`/city/${encodeURIComponent(id)}`, 'Home Services in'] as const),
  ...STATES.map((id) => [`/state/${encodeURIComponent(id)}`, ''] as const),
  ['/services/42', 'Roofing by number'],
  [`/services/${encodeURIComponent(HINDI_SERVICE)}`, 'नल मरम्मत'],
  ['/services/plumbing/countville', 'Countville'],
  [`/services/plumbing/${encodeURIComponent(HINDI_CITY)}`, HINDI_CITY],
  ['/brand/3', 'Brand by number'],
  ['/blog/undated', 'Post without a date'],
  ['/blog/odd-date', 'Post with an odd date'],
  [`/blog/${encodeURIComponent(HINDI_POST)}`, 'नल की देखभाल'],
]

test.each(PAGES)('%s is a page with its own URL as canonical', async (path, heading) => {
  const document = await open(path)
  expect(document.querySelector('h1')?.textContent).toContain(heading)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(site.url + path)
})

test('lists show the entries with a title and an address, and no others', async () => {
  const home = (await open('/')).body.textContent
  const unseen = [
    'Roofing by number',
    'नल मरम्मत',
    'Chip by number',
    'Brand by number',
    'Brand without an id',
    'Countville',
    HINDI_CITY,
    'Slugged',
    'Town without an id',
    'Number State',
    HINDI_STATE,
    'Short State',
    'State without an id',
  ].filter((name) => !home?.includes(name))
  expect(unseen).toEqual([])
  for (const name of ['Service without an id', 'Service with an odd id', 'Named Town'])
    expect(home).not.toContain(name)
  const blog = (await open('/blog')).body.textContent
  for (const title of ['Post without a date', 'Post with an odd date', 'नल की देखभाल'])
    expect(blog).toContain(title)
  for (const title of ['Post without an address', 'Post with a bad address'])
    expect(blog).not.toContain(title)
  expect((await open('/state/number-state')).body.textContent).toContain('Countville')
  const jobs = (await open('/services/plumbing')).body.textContent
  for (const title of ['Tap repair', 'Pipe repair']) expect(jobs).toContain(title)
})

test('no link is dead when entries have faults', { tags: ['slow'] }, async () => {
  expect(await deadLinks()).toEqual([])
})

test.each([
  '/',
  '/blog',
  '/services',
  '/services/plumbing',
  '/services/electrician',
  '/city/countville',
  '/state/short-state',
  '/brand/3',
  '/search?q=tap',
  '/services/plumbing/countville',
])('no list or section of %s is empty', async (path) => {
  expect(hollowParts(await open(path))).toEqual([])
})

test('sitemaps and feeds list the entries that have a page', async () => {
  const places = await (await visit('/sitemaps/places.xml')).text()
  for (const id of CITIES) expect(places).toContain(`${site.url}/city/${encodeURIComponent(id)}<`)
  for (const id of STATES) expect(places).toContain(`${site.url}/state/${encodeURIComponent(id)}<`)
  const posts = await (await visit('/sitemaps/posts.xml')).text()
  for (const slug of ['undated', 'odd-date', encodeURIComponent(HINDI_POST)])
    expect(posts).toContain(`/blog/${slug}<`)
  const feed = await (await visit('/blog/feed.xml')).text()
  for (const title of ['Post without a date', 'Post with an odd date', 'नल की देखभाल'])
    expect(feed).toContain(title)
})

test('dropped entries are logged in one line for each resource and refresh', async () => {
  const before = site.logs.length
  await visit('/api/web/city/all')
  const lines = site.logs
    .slice(before)
    .filter((line) => line.includes('"cities"'))
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'entry_dropped',
      count: 5,
      index: 2,
      issue: expect.stringMatching(/^title: expected/),
    }),
  ])
})

test('no link is dead when lists are empty', { tags: ['slow'] }, async () => {
  answer(EMPTY)
  expect(await deadLinks()).toEqual([])
})

test.each(['/', '/blog', '/services', '/search?q=tap', '/contact'])(
  'no list or section of %s is empty when lists of the upstream are',
  async (path) => {
    answer(EMPTY)
    expect(hollowParts(await open(path))).toEqual([])
  },
)

test('the footer and the home page name no places and brands when lists are empty', async () => {
  answer(EMPTY)
  const home = await open('/')
  expect(home.querySelector('#brands-title')).toBeNull()
  for (const label of ['Popular States', 'Popular Cities'])
    expect(home.querySelector(`footer nav[aria-label="${label}"]`)).toBeNull()
  expect(home.querySelector('#places-cities')).toBeNull()
})

test('the footer lists the services of the API by their titles, or none', async () => {
  const services = async () => {
    const footer = (await open('/contact')).querySelector('footer')
    const links = footer?.querySelectorAll('nav[aria-label="Popular Services"] a[href^="/services/"]') ?? []
    return [...links].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  }
  answer({
    ...IMPERFECT,
    '/category/fetch_all': [
      { _id: 'roofs', title: 'Roofs' },
      { _id: 'painting', title: 'Painting & Polish' },
      { _id: 'plumbing', title: 'Taps and Pipes' },
    ],
  })
  expect(await services()).toEqual([
    'Taps and Pipes /services/plumbing',
    'Painting & Polish /services/painting',
    'Roofs /services/roofs',
  ])
  nextMonth()
  answer({ ...IMPERFECT, '/category/fetch_all': [{ _id: 'roofs', title: 'Roofs' }] })
  expect(await services()).toEqual(['Roofs /services/roofs'])
  nextMonth()
  answer(EMPTY)
  expect(await services()).toEqual([])
})

test.each([
  ['/', /^\/images\/(?:cities|states)\//],
  ['/services/plumbing/countville', /^\/images\/cities\//],
  ['/city/countville', /^\/images\/cities\//],
  ['/state/number-state', /^\/images\/(?:cities|states)\//],
])('no picture of a place on %s is missing', async (path, drawing) => {
  const document = await open(path)
  const addresses = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  const drawings = addresses.filter((address) => drawing.test(address))
  for (const address of drawings) expect((await site.fetch(address)).status, address).toBe(200)
  expect(addresses).toContain(fallbackImages.place)
})

test('a service has no page and no link when the upstream lacks it', async () => {
  const response = await visit('/services/gardening')
  expect(response.status).toBe(404)
  expect((await getDocument(response)).querySelector('h1')?.textContent).toBe(messages.notFound.service.title)
  for (const path of ['/', '/services', '/top-services', '/city/countville', '/state/number-state'])
    expect((await open(path)).querySelectorAll('a[href*="gardening"]'), path).toHaveLength(0)
})

test('an entry whose address is repeated is read once', async () => {
  upstream.answer('/city/all', Array(2).fill({ _id: 'c1', title: 'Remoteville' }))
  expect((await (await visit('/api/web/city/all')).text()).split('Remoteville')).toHaveLength(2)
})

const MUMBAI = [
  { _id: 'c1', title: 'Remoteville', slug: 'remoteville', serviceIds: ['plumbing'] },
  { _id: 'mumbai', title: 'Mumbai', serviceIds: ['plumbing'] },
]

test('an upstream without a directory has no list, and no samples replace it', async () => {
  answer({ ...usual, '/city/all': MUMBAI })
  const document = await open('/services/plumbing/mumbai')
  expect(document.querySelector('#professionals-title')).toBeNull()
  expect(document.querySelectorAll('main article')).toHaveLength(0)
  expect((await visit('/services/plumbing/mumbai/professionals')).status).toBe(404)
  expect(
    (await open('/job/plumbing/remote-job/remoteville'))
      .querySelector('meta[name=robots]')
      ?.getAttribute('content'),
  ).toBe('noindex')
  await open(`/compare?with=${SAMPLE.id}`)
})

test('a service page mentions profiles, prices and jobs only when it has them', async () => {
  const text = async () => (await open('/services/plumbing/mumbai')).documentElement.textContent
  answer({ ...usual, '/city/all': MUMBAI })
  const withJobs = await text()
  expect(withJobs).not.toContain('Asha')
  expect(withJobs).toContain('Usually from ₹')
  nextMonth()
  const verified = { checks: ['identity'], on: '2026-10-01' }
  const asha = { id: 'asha', name: 'Asha', categoryIds: ['plumbing'], cityId: 'mumbai', verified }
  answer({
    ...usual,
    '/city/all': MUMBAI,
    '/category/plumbing': { _id: 'plumbing', title: 'Plumbing', childCategories: [] },
    '/provider/all': [asha],
  })
  const withPeople = await text()
  expect(withPeople).toContain('Asha')
  for (const words of [
    'Starting price shown',
    'The jobs and',
    'what each job includes',
    'prices and booking',
  ])
    expect(withPeople).not.toContain(words)
})
