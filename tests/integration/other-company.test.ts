import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXED_PAGES } from '#support/data/pages.ts'
import { getDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

/** A company with other services: no prices, providers, brands or posts, and two cities. */
const categories = [
  { _id: 'well-digging', title: 'Well Digging', description: 'A new well, or an old one made deeper.' },
  { _id: 'piano-tuning', title: 'Piano Tuning' },
  { _id: 'bee-visit', title: 'Bee Visits' },
]
const services = categories.map(({ _id }) => _id)
const wells = [{ id: 'wells', title: 'Wells', superChildren: [{ id: 'new-well', title: 'New Well' }] }]

const { upstream, visit, stop } = await startRemoteSite()
afterAll(stop)
for (const [path] of upstream.snapshot()) upstream.answer(path, undefined)
for (const list of ['/category/popular', '/brand/all', '/blog/all']) upstream.answer(list, [])
for (const list of ['fetch_all', 'primary']) upstream.answer(`/category/${list}`, categories)
for (const category of categories)
  upstream.answer(`/category/${category._id}`, {
    ...category,
    childCategories: category._id === 'well-digging' ? wells : [],
  })
upstream.answer('/city/all', [
  { _id: '77a1', title: 'Kochi', slug: 'kochi', state: '55b1' },
  { _id: '77a2', title: 'Agatti', state: '55b2', serviceIds: ['bee-visit'] },
])
upstream.answer('/state/all', [
  { _id: '55b1', title: 'Kerala', slug: 'kerala', cities: [] },
  { _id: '55b2', title: 'Lakshadweep', cities: ['Agatti'] },
])

const PATHS = [
  // Legal texts apply to every job, with or without a price.
  ...FIXED_PAGES.filter((path) => !['/terms', '/privacy-policy'].includes(path)),
  '/services/well-digging',
  '/services/piano-tuning',
  '/services/well-digging/kochi',
  '/services/well-digging/agatti',
  '/services/plumbing',
  '/city/kochi',
  '/city/agatti',
  '/city/mumbai',
  '/state/kerala',
  '/state/kerala/city/kochi',
  '/state/kerala/service/well-digging',
  '/city/kochi/service/piano-tuning',
  '/state/kerala/city/kochi/service/well-digging',
  '/search',
  '/search?q=well',
  '/compare',
  '/nothing-here',
].flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`])

const pages = new Map<string, Document>()
beforeAll(async () => {
  for (const path of PATHS)
    pages.set(path, await getDocument(await visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })))
})

/** Returns the title, the description and the text of a page. */
function toWords(document: Document): string {
  for (const code of document.querySelectorAll('script, style')) code.remove()
  const description = document.querySelector('meta[name=description]')?.getAttribute('content')
  return `${document.title}\n${description}\n${document.body.textContent}`
}

/** Returns the matches of a pattern on pages, with their places. */
function found(pattern: RegExp): Array<string> {
  return [...pages].flatMap(([path, document]) =>
    [...toWords(document).matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  )
}

/** Returns the targets of the links in a part of a page. */
function getLinks(path: string, part: string): Array<string | null> {
  const links = pages.get(path)?.querySelectorAll(`:is(${part}) a`) ?? []
  return [...links].map((link) => link.getAttribute('href'))
}

test('promotions name only services that the company has', () => {
  expect(getLinks('/', '[aria-labelledby=promotions-title]')).toEqual([
    '/terms#guarantee',
    '/services',
    '/become-partner',
  ])
  for (const path of ['/services/well-digging', '/services/well-digging/kochi', '/blog'])
    expect(getLinks(path, 'aside'), path).toEqual(['/services'])
})

test('no samples are shown when the company has none of their services', () => {
  const headings = pages.get('/')?.querySelectorAll('#testimonials-title, #providers-title')
  expect(headings?.length).toBe(0)
  for (const path of ['/top-services', '/hi/top-technicians'])
    expect(pages.get(path)?.querySelectorAll('main article').length, path).toBe(0)
  expect(getLinks('/top-services', 'main ul')).toEqual(services.map((id) => `/services/${id}`))
  expect(pages.get('/top-technicians')?.querySelector('main')?.textContent).toContain('Nobody is listed here')
  const description = pages.get('/top-services')?.querySelector('meta[name=description]')
  expect(description?.getAttribute('content')).not.toContain('AC service')
})

test('a city without a count shows the number of listed services', () => {
  const cities = pages.get('/')?.querySelector('#city-grid')?.textContent
  expect(cities).toContain('Kochi3 services')
  expect(cities).toContain('Agatti1 service')
})

test('a page without prices does not mention them', () => {
  // The questions about a built-in service are texts of its own.
  const withoutTheFact =
    /(?<!a job has a |No\. The )(?:starts? from|starting price|see prices|jobs and prices(?! can)|prices and booking)/gi
  expect(found(withoutTheFact)).toEqual([])
  expect(found(/(?<!जिस काम का |नहीं। )(?:से शुरू हो|शुरुआती दाम|दाम देखें|काम और दाम(?! हर))/g)).toEqual([])
})

test('pages do not claim that every profile states its checks', () => {
  expect(found(/(?:each profile|the profile of a technician|their profiles) says?[^.\n]*/gi)).toEqual([])
  expect(found(/[^।\n]*प्रोफ़ाइल (?:पर लिख|बताती)[^।\n]*/g)).toEqual([])
})
