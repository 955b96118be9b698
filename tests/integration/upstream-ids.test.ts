import { afterAll, expect, test } from 'vitest'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { crawl, isDead } from '#support/site/crawl.ts'
import { openPage } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

/** A marketplace whose services and places have ids of its own, and Hindi titles. */
const PLUMBING = '665f1c2ab8d94e0012a3b40a'
const PAINTING = 'painting-2'
const PUNE = '665f1c2ab8d94e0012a3c001'
const NASHIK = '665f1c2ab8d94e0012a3c002'
const MAHARASHTRA = '665f1c2ab8d94e0012a3d001'

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite({ SAMPLE_CONTENT: 'on' })
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

const open = (path: string) => openPage(visit, path)

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
      `/services/${PLUMBING}/pune/professionals`,
      `/city/pune/service/${PLUMBING}`,
      `/state/maharashtra/city/pune/service/${PLUMBING}`,
      `/state/maharashtra/service/${PAINTING}`,
      '/city/nashik',
    ])
      expect([path, (await open(prefix + path)).status]).toEqual([path, 200])
    expect((await open(`${prefix}/services/${PAINTING}/pune`)).status).toBe(404)
  },
)

test('ids and slugs of places redirect to their addresses, as do misspelt ids of services', async () => {
  expect(await leadsTo(`/services/${PAINTING.toUpperCase()}/nashik`)).toBe(`/services/${PAINTING}/nashik`)
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

test('providers are requested once by the id of their city, and have links to service and city', async () => {
  nextMonth()
  const known = upstream.calls.length
  const getCalls = () =>
    upstream.calls
      .slice(known)
      .flatMap(({ path }) => /^\/provider\/all\?.*city=([^&]*)/.exec(path)?.[1] ?? [])
  await open('/city/pune')
  expect(getCalls()).toEqual([PUNE])
  const { document } = await open(`/services/${PLUMBING}/pune`)
  expect(document.querySelector('main')?.textContent).toContain('Asha Rao')
  expect(new Set(getCalls())).toEqual(new Set([PUNE]))
  const booking = (await linksOn(`/services/${PLUMBING}/pune`)).find((href) =>
    href.startsWith('/app?service='),
  )
  expect(booking).toContain('city=pune')
  const links = await linksOn('/provider/asha')
  expect(links).toContain('/city/pune')
  expect(links.some((href) => href.startsWith(`/services/${PLUMBING}`))).toBe(true)
  expect(links.find((href) => href.startsWith('/app?provider=asha&service='))).toContain('city=pune')
  expect((await open('/compare?with=asha')).document.querySelector('main')?.textContent).toContain('Pune')
})

test('providers of a state are requested by its id', async () => {
  nextMonth()
  const known = upstream.calls.length
  await open(`/state/maharashtra/service/${PLUMBING}`)
  const states = upstream.calls.slice(known).flatMap(({ path }) => /[?&]state=([^&]*)/.exec(path)?.[1] ?? [])
  expect(states).toEqual([MAHARASHTRA])
})

test('providers are not read when the cities whose ids they have cannot be', async () => {
  nextMonth()
  upstream.set('status-500', '/city/all')
  const failed = await visit('/api/web/provider/all')
  upstream.reset()
  expect(failed.status).toBe(503)
  nextMonth()
  expect(await (await visit('/api/web/provider/all')).json()).toMatchObject({ data: [{ cityId: 'pune' }] })
})

test('every link of every kind of page leads somewhere', async () => {
  const pages = [...(await crawl({ ...site, fetch: visit }, ['/', '/hi'])).values()]
  expect(pages.filter(isDead).map(({ path, linkedFrom }) => `${path}, linked from ${linkedFrom}`)).toEqual([])
  const paths = pages.map(({ path }) => path)
  for (const kind of [`/services/${PLUMBING}/pune`, '/city/pune', '/state/maharashtra', '/provider/asha'])
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(`^${kind}`)))
})

test('an app link has the id of the city in the API', async () => {
  const path = `/app?service=${PLUMBING}&city=pune`
  const { headers } = await visit(path, {
    redirect: 'manual',
    headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile' },
  })
  expect(decodeURIComponent(headers.get('Location') ?? '')).toContain(`city=${PUNE}`)
})

test('a service that an old id answers leads to its own address', async () => {
  upstream.answer('/category/old-plumbing', { _id: PLUMBING, title: 'Plumbing', childCategories: [] })
  upstream.answer('/provider/old-asha', asha)
  nextMonth()
  expect(await leadsTo('/services/old-plumbing')).toBe(`/services/${PLUMBING}`)
  expect(await leadsTo('/services/old-plumbing/pune')).toBe(`/services/${PLUMBING}/pune`)
  expect(await leadsTo('/provider/old-asha?tab=services')).toBe('/provider/asha?tab=services')
})

test('home links to the services of the API when the list of primary ones fails', async () => {
  upstream.set('status-500', '/category/primary')
  nextMonth()
  const links = await linksOn('/')
  upstream.reset()
  expect(links).toContain(`/services/${PLUMBING}`)
  expect(links).not.toContain('/services/plumbing')
})

test('a sample names a service that is not listed without a link', async () => {
  const { document } = await open(SAMPLE_PATH)
  expect(document.querySelector('[role=tabpanel]')?.textContent).toContain('Plumbing')
  expect(document.querySelectorAll('main a[href^="/services/plumbing"]')).toHaveLength(0)
})

test('the filters of a list work when the upstream sends no counts', async () => {
  const { status, document } = await open(
    `/services/${PLUMBING}/pune/professionals?language=malayalam&job=tap`,
  )
  expect(status).toBe(200)
  expect(document.querySelector('option[value="tap"]')?.textContent).toBe('Tap repair')
  expect(document.querySelector('h2')?.textContent).toBe('Professionals')
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

test('a profile omits services, jobs and cities that are known only by id', async () => {
  const hex = '65f1a2b3c4d5e6f708192a3'
  const unnamed = (id: string) => ({
    id,
    name: `Name of ${id}`,
    categoryIds: [`${hex}a`],
    jobs: [{ id: `${hex}b`, priceFrom: 100 }],
    cityId: `${hex}c`,
  })
  upstream.answer('/provider/all', ['asha', 'binu'].map(unnamed))
  for (const id of ['asha', 'binu']) upstream.answer(`/provider/${id}`, unnamed(id))
  nextMonth()
  for (const path of [
    '/provider/asha',
    '/provider/asha?tab=services',
    '/compare?with=asha,binu',
    '/',
    '/hi/provider/asha',
  ]) {
    const { document } = await open(path)
    for (const script of document.querySelectorAll('script')) script.remove()
    expect(document.querySelector('main')?.textContent, path).toContain('Name of asha')
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect([document.title, description, document.body.textContent].join(), path).not.toContain(hex)
    const links = document.querySelectorAll(`a[href*="/services/${hex}"], a[href*="/city/${hex}"]`)
    expect(links, path).toHaveLength(0)
  }
})
