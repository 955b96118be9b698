import { afterAll, beforeEach, expect, test } from 'vitest'
import { notOffered, placeCards } from '#content/place-pages.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { openDocument, openPage } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite({ PAGE_CACHE: 'on' })
const initial = upstream.snapshot()

const job = (id: string, priceFrom?: number) => ({ id, title: `Job ${id}`, image: '', priceFrom })
const category = (id: string, title: string, jobs: ReadonlyArray<object>) => ({
  _id: id,
  title,
  description: `${title} as the marketplace tells it`,
  image: '',
  childCategories: [{ id: `${id}-child`, title: 'Jobs', superChildren: jobs }],
})
const PLUMBING = category('plumbing', 'Pipes and Taps', [job('drip', 450), job('mixer', 250), job('tank')])
const PAINTING = category('painting', 'Painting', [job('wall', 900), job('door', 700)])
const CITIES = [
  {
    _id: 'k',
    title: 'Kochi',
    state: 'kl',
    serviceIds: ['plumbing', 'painting'],
    jobIds: ['drip', 'wall'],
    prices: { drip: 475 },
  },
  { _id: 'm', title: 'Mumbai', state: 'mh', serviceIds: ['plumbing'], services: 120 },
  { _id: 'n', title: 'Munnar', state: 'kl', serviceIds: ['painting'], services: 120 },
]
const STATES = [
  { _id: 'kl', title: 'Kerala', cities: ['Kochi'] },
  { _id: 'mh', title: 'Maharashtra', cities: ['Mumbai', 'Nagpur'] },
  { _id: 'or', title: 'Orissa', cities: ['Cuttack'] },
]

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.reset()
  for (const [path, data] of initial) upstream.answer(path, data)
  const cards = [PLUMBING, PAINTING].map(({ childCategories, ...card }, index) => ({
    ...card,
    priceFrom: [250, 700][index],
  }))
  for (const list of ['fetch_all', 'primary', 'popular']) upstream.answer(`/category/${list}`, cards)
  upstream.answer('/category/plumbing', PLUMBING)
  upstream.answer('/category/painting', PAINTING)
  upstream.answer('/city/all', CITIES)
  upstream.answer('/state/all', STATES)
  nextMonth()
})

afterAll(stop)

const open = (path: string) => openDocument(visit, path)

function pricesIn(document: Document): Array<number> {
  const text = document.querySelector('main')?.textContent ?? ''
  return [...text.matchAll(/[Ff]rom ₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
}

const hrefsIn = (document: Document, pattern: RegExp) =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => pattern.test(href))

test.each([
  ['/services/plumbing', 250, [450, 250]],
  ['/state/kerala/service/painting', 700, [900, 700]],
  ['/services/plumbing/kochi', 475, [475]],
  ['/services/painting/kochi', 900, [900]],
  ['/services/plumbing/mumbai', 250, [450, 250]],
  ['/services/painting/munnar', 700, [900, 700]],
])('%s starts with the price %i, which is that of its cheapest job', async (path, lowest, jobs) => {
  const document = await open(path)
  const [hero, ...others] = pricesIn(document)
  expect(hero).toBe(lowest)
  expect(others.slice(0, jobs.length)).toEqual(jobs)
})

test('a service without a price shows none', async () => {
  upstream.answer('/category/plumbing', category('plumbing', 'Pipes', [job('drip')]))
  const document = await open('/services/plumbing')
  expect(document.querySelector('main h1')?.parentElement?.textContent).not.toContain('₹')
})

test('cards show the price of their page, or none when it has none', async () => {
  const getCard = (document: Document, href: string) =>
    document.querySelector(`main a[href="${href}"]`)?.textContent ?? ''
  const kochi = await open('/city/kochi')
  expect(getCard(kochi, '/services/plumbing/kochi')).toContain('Usually from ₹475')
  expect(getCard(kochi, '/services/painting/kochi')).toContain('Usually from ₹900')
  expect(getCard(await open('/state/kerala'), '/state/kerala/service/painting')).toContain(
    'Usually from ₹700',
  )
  const all = await open('/services')
  expect(getCard(all, '/services/plumbing')).toContain('Usually from ₹250')
  expect(getCard(all, '/services/gardening')).not.toContain('₹')
  expect(getCard(await open('/'), '/services/painting')).not.toContain('₹1,499')
})

test('a profile shows the starting prices of the catalogue only', async () => {
  upstream.answer('/category/plumbing', category('plumbing', 'Plumbing', [job('leak-repair', 111)]))
  const prices = pricesIn(await open(`${SAMPLE_PATH}?tab=services`))
  expect(new Set(prices)).toEqual(new Set([111]))
})

test('a renamed service has its new name and text on its own pages', async () => {
  for (const path of ['/services/plumbing', '/services/plumbing/kochi', '/city/kochi/service/plumbing']) {
    const document = await open(path)
    expect(document.querySelector('h1')?.textContent).toMatch(/^Pipes and Taps Services/)
    expect(document.title).toContain('Pipes and Taps')
    expect(document.querySelector('nav[aria-label=Breadcrumb]')?.textContent).toContain('Pipes and Taps')
  }
  expect((await open('/services/plumbing')).querySelector('main')?.textContent).toContain(
    'Pipes and Taps as the marketplace tells it',
  )
})

const NOT_OFFERED: Array<[path: string, words: { title: string; text: string }]> = [
  ['/services/painting/mumbai', notOffered('Painting', 'Mumbai')],
  ['/services/painting/bombay', notOffered('Painting', 'Mumbai')],
  ['/city/mumbai/service/painting', notOffered('Painting', 'Mumbai')],
  ['/state/maharashtra/city/mumbai/service/painting', notOffered('Painting', 'Mumbai')],
  ['/state/maharashtra/service/painting', notOffered('Painting', 'Maharashtra')],
]

test.each(NOT_OFFERED)(
  '%s is not found and links to the cities that have the service',
  async (path, words) => {
    const { status, document } = await openPage(visit, path)
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toBe(words.title)
    expect(document.querySelector('main')?.textContent).toContain(words.text)
    expect(hrefsIn(document, /^\/services\/painting\//).sort()).toEqual([
      '/services/painting/kochi',
      '/services/painting/munnar',
    ])
  },
)

test('no page links to a service that a city does not have', async () => {
  for (const path of [
    '/city/mumbai',
    '/services/plumbing/mumbai',
    '/city/mumbai/service/plumbing',
    '/state/maharashtra',
  ]) {
    const document = await open(path)
    expect(
      [path, hrefsIn(document, /(?:services\/[^/]+\/mumbai|maharashtra\/service)/)].flat(),
    ).not.toContainEqual(expect.stringMatching(/painting|waterproofing|electrician/))
  }
  const sitemap = await (await visit('/sitemaps/combinations.xml')).text()
  expect(sitemap).toContain('/services/painting/kochi<')
  expect(sitemap).not.toMatch(/painting\/mumbai<|maharashtra\/service\/painting</)
})

test('a state is not unserved when it names only cities that are not listed', async () => {
  const cards = [...(await open('/')).querySelectorAll('#state-grid li')].map((card) => card.textContent)
  expect(cards).toEqual(
    ['Kerala', 'Maharashtra', 'Orissa'].map((state) => `${state}${placeCards.seeServices}`),
  )
  const document = await open('/state/odisha')
  expect(document.querySelector('h1')?.textContent).toBe('Home Services in Orissa')
  expect(hrefsIn(document, /^\/state\/odisha\/service/)).toEqual([])
})

test('an offer is shown in its season only, by the date in India', async () => {
  const at = async (time: string) => {
    const response = await site.fetch('/', { headers: { 'x-test-clock': String(Date.parse(time)) } })
    return (await getDocument(response)).querySelector('section[aria-labelledby=promotions-title]')
      ?.textContent
  }
  expect(await at('2027-06-15T23:59:00+05:30')).toContain('Summer offer')
  expect(await at('2027-06-16T00:01:00+05:30')).toContain('Monsoon offer')
})

test('no text states the number of services', async () => {
  for (const path of ['/', '/services', '/hi', '/hi/services']) {
    expect((await open(path)).documentElement.outerHTML, path).not.toMatch(
      /\btwelve\b|\bsix more\b|बारह|छह और/i,
    )
  }
})
