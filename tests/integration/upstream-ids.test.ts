import { afterAll, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

/** A marketplace whose services and places have ids of its own, and Hindi titles. */
const PLUMBING = '665f1c2ab8d94e0012a3b40a'
const PAINTING = 'painting-2'
const PUNE = '665f1c2ab8d94e0012a3c001'
const NASHIK = '665f1c2ab8d94e0012a3c002'
const MAHARASHTRA = '665f1c2ab8d94e0012a3d001'

const { upstream, visit, nextMonth, stop } = await startRemoteSite({ SAMPLE_CONTENT: 'on' })
afterAll(stop)

function answerIn(lang: 'en' | 'hi', title: (english: string, hindi: string) => string): void {
  const suffix = lang === 'hi' ? '?lang=hi' : ''
  const job = { id: 'tap', title: title('Tap repair', 'नल की मरम्मत'), priceFrom: 299 }
  const childCategories = [{ id: 'taps', title: title('Taps', 'नल'), superChildren: [job] }]
  const services = [
    { _id: PLUMBING, title: title('Plumbing', 'प्लंबिंग') },
    { _id: PAINTING, title: title('Painting', 'पुताई') },
  ]
  for (const list of ['fetch_all', 'primary', 'popular'])
    upstream.answer(`/category/${list}${suffix}`, services)
  for (const service of services)
    upstream.answer(`/category/${service._id}${suffix}`, { ...service, childCategories })
  upstream.answer(`/city/all${suffix}`, [
    { _id: PUNE, title: title('Pune', 'पुणे'), slug: 'p-1', state: MAHARASHTRA, serviceIds: [PLUMBING] },
    { _id: NASHIK, title: title('Nashik', 'नासिक'), state: MAHARASHTRA, serviceIds: [PLUMBING, PAINTING] },
  ])
  upstream.answer(`/state/all${suffix}`, [
    { _id: MAHARASHTRA, title: title('Maharashtra', 'महाराष्ट्र'), slug: 'mh' },
  ])
}

answerIn('en', (english) => english)
answerIn('hi', (_, hindi) => hindi)
const asha = { id: 'asha', name: 'Asha Rao', categoryIds: [PLUMBING], cityId: PUNE, jobs: [{ id: 'tap' }] }
upstream.answer('/provider/all', [asha])
upstream.answer('/provider/asha', asha)
upstream.answer('/search/terms', [
  { kind: 'service', id: PLUMBING, title: 'Plumbing', keywords: ['zorbling'] },
  { kind: 'job', id: 'tap', serviceId: PLUMBING, title: 'Tap repair', keywords: ['flumph'] },
])

async function open(path: string) {
  const response = await visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  return { status: response.status, document: await getDocument(response) }
}

async function linksOn(path: string): Promise<Array<string>> {
  const { document } = await open(path)
  return [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
}

async function leadsTo(path: string) {
  const { status, headers } = await visit(path, { redirect: 'manual' })
  return status === 301 ? headers.get('Location') : status
}

test.each(['', '/hi'])('pages %s of services and places have URLs of the site', async (prefix) => {
  for (const path of [
    '/services/plumbing',
    '/services/painting/nashik',
    '/city/pune/service/plumbing',
    '/state/maharashtra/city/pune/service/plumbing',
    '/state/maharashtra/service/painting',
    '/city/nashik',
  ])
    expect([path, (await open(prefix + path)).status]).toEqual([path, 200])
  expect((await open(`${prefix}/services/painting/pune`)).status).toBe(404)
})

test.each(['', '/hi'])(
  'ids and slugs of the upstream redirect to the pages %s of the site',
  async (prefix) => {
    expect(await leadsTo(`${prefix}/services/${PLUMBING}`)).toBe(`${prefix}/services/plumbing`)
    expect(await leadsTo(`${prefix}/services/${PAINTING}/nashik`)).toBe(`${prefix}/services/painting/nashik`)
    expect(await leadsTo(`${prefix}/city/p-1`)).toBe(`${prefix}/city/pune`)
    expect(await leadsTo(`${prefix}/city/${NASHIK}`)).toBe(`${prefix}/city/nashik`)
    expect(await leadsTo(`${prefix}/state/mh`)).toBe(`${prefix}/state/maharashtra`)
  },
)

test.each([
  '/',
  '/hi',
  '/services',
  '/hi/services',
  '/city/nashik',
  '/hi/city/nashik',
  '/state/maharashtra',
  '/hi/state/maharashtra',
  '/provider/asha',
])('no link of %s has an id of the upstream', async (path) => {
  const links = await linksOn(path)
  const own = [PLUMBING, PAINTING, PUNE, NASHIK, MAHARASHTRA]
  expect(links.filter((href) => own.some((id) => href.split('?')[0]?.split('/').includes(id)))).toEqual([])
  expect(links.filter((href) => /plumbing|nashik/.test(href)).length).toBeGreaterThan(0)
})

test.each([
  ['/city/nashik', '/services/painting/nashik'],
  ['/hi/city/nashik', '/hi/services/painting/nashik'],
  ['/', '/services/plumbing'],
  ['/hi', '/hi/services/plumbing'],
])('%s links to %s', async (path, href) => expect(await linksOn(path)).toContain(href))

test('a provider of the upstream is listed with links to the service and the city', async () => {
  const { status, document } = await open('/services/plumbing/pune')
  expect(status).toBe(200)
  expect(document.querySelector('main')?.textContent).toContain('Asha Rao')
  const asked = upstream.calls.filter(({ path }) => path.startsWith('/provider/all?')).map(({ path }) => path)
  expect(asked.some((path) => path.includes(`category=${PLUMBING}`))).toBe(true)
  expect(asked.some((path) => path.includes('category=plumbing'))).toBe(false)
  const links = await linksOn('/provider/asha')
  expect(links).toContain('/city/pune')
  expect(links.some((href) => href.startsWith('/services/plumbing'))).toBe(true)
})

test.each(['zorbling', 'flumph'])('the search finds the service by %s, a term of the upstream', async (q) => {
  const response = await visit(`/api/web/search?q=${q}`)
  expect(await response.text()).toContain('"_id":"plumbing"')
})

test('samples, promotions and testimonials match services and places by title', async () => {
  upstream.answer('/provider/all', [])
  nextMonth()
  const { document } = await open('/')
  const text = document.querySelector('main')?.textContent ?? ''
  expect(text).toContain('Leela Menon')
  expect(document.querySelectorAll('main a[href^="/provider/"]').length).toBeGreaterThan(0)
})

test('a place has the URL of its slug when its title is in another script', async () => {
  upstream.answer('/city/all', [
    { _id: PUNE, title: 'पुणे', slug: 'pune', state: MAHARASHTRA },
    { _id: NASHIK, title: 'नासिक', state: MAHARASHTRA },
  ])
  nextMonth()
  const { status, document } = await open('/city/pune')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toContain('Pune')
  expect(await leadsTo(`/city/${PUNE}`)).toBe('/city/pune')
  expect((await open(`/city/${encodeURIComponent('नासिक')}`)).status).toBe(200)
})
