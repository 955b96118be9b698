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
    { _id: PAINTING, title: title('Painting', 'पुताई') },
    { _id: PLUMBING, title: title('Plumbing', 'प्लंबिंग') },
  ]
  for (const list of ['fetch_all', 'primary', 'popular'])
    upstream.answer(`/category/${list}${suffix}`, services)
  for (const service of services)
    upstream.answer(`/category/${service._id}${suffix}`, { ...service, childCategories })
  upstream.answer(`/city/all${suffix}`, [
    {
      _id: PUNE,
      title: title('Pune', 'पुणे'),
      slug: lang === 'hi' ? 'pune' : 'p-1',
      state: MAHARASHTRA,
      serviceIds: [PLUMBING],
    },
    {
      _id: NASHIK,
      title: title('Nashik', 'नासिक'),
      slug: 'nashik',
      state: MAHARASHTRA,
      serviceIds: [PLUMBING, PAINTING],
    },
  ])
  upstream.answer(`/state/all${suffix}`, [
    { _id: MAHARASHTRA, title: title('Maharashtra', 'महाराष्ट्र'), slug: lang === 'hi' ? 'maharashtra' : 'mh' },
  ])
}

upstream.answer('/category/plumbing', undefined)
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

async function linksOn(path: string, section = 'main'): Promise<Array<string>> {
  const { document } = await open(path)
  return [...document.querySelectorAll(`${section} a`)].map((link) => link.getAttribute('href') ?? '')
}

async function leadsTo(path: string) {
  const { status, headers } = await visit(path, { redirect: 'manual' })
  return status === 301 ? headers.get('Location') : status
}

test.each(['', '/hi'])(
  'pages %s of services have the ids of the upstream, those of places their titles',
  async (prefix) => {
    for (const path of [
      `/services/${PLUMBING}`,
      `/services/${PAINTING}/nashik`,
      `/city/pune/service/${PLUMBING}`,
      `/state/maharashtra/city/pune/service/${PLUMBING}`,
      `/state/maharashtra/service/${PAINTING}`,
      '/city/nashik',
    ])
      expect([path, (await open(prefix + path)).status]).toEqual([path, 200])
    expect((await open(`${prefix}/services/${PAINTING}/pune`)).status).toBe(404)
  },
)

test('ids and slugs of places redirect to their addresses', async () => {
  expect(await leadsTo('/city/p-1')).toBe('/city/pune')
  for (const prefix of ['', '/hi']) {
    expect(await leadsTo(`${prefix}/city/${NASHIK}`)).toBe(`${prefix}/city/nashik`)
    expect(await leadsTo(`${prefix}/state/${MAHARASHTRA}`)).toBe(`${prefix}/state/maharashtra`)
  }
})

test.each(['', '/hi'])(
  'a built-in service %s that the upstream does not list has no page',
  async (prefix) => {
    for (const path of ['/services/plumbing', '/services/gardening', '/services/plumbing/pune'])
      expect([path, (await open(prefix + path)).status]).toEqual([path, 404])
  },
)

test.each([
  ['/', `/services/${PLUMBING}`],
  ['/hi', `/hi/services/${PLUMBING}`],
  ['/city/nashik', `/services/${PAINTING}/nashik`],
  ['/hi/city/nashik', `/hi/services/${PAINTING}/nashik`],
])('%s links to %s', async (path, href) => expect(await linksOn(path)).toContain(href))

test.each(['/', '/services', '/city/nashik', '/state/maharashtra', '/provider/asha', '/top-services'])(
  'no link of %s leads to a built-in service',
  async (path) => {
    const links = await linksOn(path, 'body')
    expect(
      links.filter((href) => /\/services\/(?:plumbing|painting|gardening)(?:[/?]|$)/.test(href)),
    ).toEqual([])
  },
)

test.each(['', '/hi'])(
  'services %s come in the order of the catalogue, with its drawings',
  async (prefix) => {
    const { document } = await open(`${prefix}/services`)
    const cards = [...document.querySelectorAll('main li a[href*="/services/"]')]
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      `${prefix}/services/${PLUMBING}`,
      `${prefix}/services/${PAINTING}`,
    ])
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toContain('/images/services/plumbing.svg')
    const footer = document.querySelectorAll('footer a[href*="/services/"]')
    expect([...footer].map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/services/${PLUMBING}`,
      `${prefix}/services/${PAINTING}`,
    ])
  },
)

test('a provider of the upstream is listed with links to the service and the city', async () => {
  const { status, document } = await open(`/services/${PLUMBING}/pune`)
  expect(status).toBe(200)
  expect(document.querySelector('main')?.textContent).toContain('Asha Rao')
  const links = await linksOn('/provider/asha')
  expect(links).toContain('/city/pune')
  expect(links.some((href) => href.startsWith(`/services/${PLUMBING}`))).toBe(true)
})

test.each(['zorbling', 'flumph'])('the search finds the service by %s, a term of the upstream', async (q) => {
  const response = await visit(`/api/web/search?q=${q}`)
  expect(await response.text()).toContain(`"_id":"${PLUMBING}"`)
})

test('the first of two places with one address counts', async () => {
  upstream.answer('/city/all', [
    { _id: PUNE, title: 'Pune', state: MAHARASHTRA },
    { _id: NASHIK, title: 'PUNE', state: MAHARASHTRA },
  ])
  nextMonth()
  expect(await leadsTo(`/city/${PUNE}`)).toBe('/city/pune')
  expect(await leadsTo(`/city/${NASHIK}`)).toBe(404)
})
