import { afterAll, expect, test } from 'vitest'
import { builtInCities, builtInStates } from '#catalogue/places/built-in.ts'
import { cityPage, statePage } from '#content/place-pages.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'

const { upstream, site: remote, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)

test.each([
  ['/city/remoteville', 200, 'Home Services in Remoteville'],
  ['/state/remote-state', 200, 'Home Services in Remote State'],
  ['/state/remote-state/city/remoteville', 200, 'Home Services in Remoteville'],
  ['/state/remote-state/service/plumbing', 200, 'Plumbing Services in Remote State'],
  ['/city/remoteville/service/plumbing', 200, 'Plumbing Services in Remoteville'],
  [
    '/state/remote-state/city/remoteville/service/plumbing',
    200,
    'Plumbing Services in Remoteville, Remote State',
  ],
  ['/city/remoteville/service/painting', 404, 'Page Not Found'],
  ['/city/udaipur', 404, 'City Not Found'],
])('%s answers %i with the lists of another upstream', async (path, status, h1) => {
  const response = await remote.fetch(path)
  expect(response.status).toBe(status)
  expect((await getDocument(response)).querySelector('h1')?.textContent).toBe(h1)
})

test('built-in pages stay and listed ones show an error when the upstream is down', {
  tags: ['slow'],
}, async () => {
  upstream.set('down')
  const cold = await startSite({ vars: { UPSTREAM_URL: upstream.url } })
  const builtIn = [
    ...builtInCities.flatMap(({ id, stateId }) => [`/city/${id}`, `/state/${stateId}/city/${id}`]),
    ...builtInStates.map(({ id }) => `/state/${id}`),
  ]
  const statuses = await Promise.all(builtIn.map(async (path) => [path, (await cold.fetch(path)).status]))
  expect(statuses).toEqual(builtIn.map((path) => [path, 200]))
  const response = await cold.fetch('/city/udaipur')
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect((await getDocument(response)).querySelector('h1')?.textContent).toBe('This page could not be shown')
  await cold.stop()
  upstream.set('ok')
})

test('a state has the pages of its cities when the API uses its former name', async () => {
  upstream.answer('/state/all', [{ _id: 'orissa', title: 'Orissa', cities: [] }])
  upstream.answer('/city/all', [
    { _id: '64bb05', title: 'Cuttack', state: 'orissa', serviceIds: ['plumbing'] },
  ])
  nextMonth()
  for (const path of ['/state/odisha/city/cuttack', '/state/odisha/city/cuttack/service/plumbing'])
    expect((await visit(path, { redirect: 'manual' })).status, path).toBe(200)
  const { headers } = await visit('/state/orissa/city/cuttack', { redirect: 'manual' })
  expect(headers.get('Location')).toBe('/state/odisha/city/cuttack')
})

test('a service has its pages at the id of the API when the built-in id differs', async () => {
  const service = { _id: 'pest_control', title: 'Pest Removal', image: '' }
  for (const list of ['fetch_all', 'primary', 'popular']) upstream.answer(`/category/${list}`, [service])
  upstream.answer('/category/pest_control', service)
  upstream.answer('/state/all', [{ _id: 'lakshadweep', title: 'Lakshadweep', cities: ['Agatti'] }])
  upstream.answer('/city/all', [
    { _id: '64bb03', title: 'Agatti', state: 'lakshadweep', serviceIds: ['pest_control'] },
  ])
  const providers = ['asha', 'binu', 'chitra'].map((id) => ({
    id,
    name: id,
    categoryIds: ['pest_control'],
    cityId: '64bb03',
  }))
  upstream.answer('/provider/all', providers)
  nextMonth()
  const pages = [
    '/services/pest_control',
    '/services/pest_control/agatti',
    '/services/pest_control/agatti/professionals',
    '/state/lakshadweep/service/pest_control',
    '/city/agatti/service/pest_control',
    '/state/lakshadweep/city/agatti/service/pest_control',
  ]
  for (const path of pages) {
    const response = await visit(path, { redirect: 'manual' })
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain('Pest Removal')
  }
  const files = ['services', 'combinations', 'professionals'].map((name) => `/sitemaps/${name}.xml`)
  const sitemaps = await Promise.all(files.map(async (path) => (await visit(path)).text()))
  for (const path of pages.slice(0, 4)) expect(sitemaps.join('')).toContain(`${path}</loc>`)
  const home = await getDocument(await visit('/'))
  const links = [...home.querySelectorAll('a[href^="/services/pest"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(new Set(links)).toEqual(new Set(['/services/pest_control']))
  const misspelt = await visit('/services/PEST_control/agatti', { redirect: 'manual' })
  expect([misspelt.status, misspelt.headers.get('Location')]).toEqual([301, '/services/pest_control/agatti'])
})

test('a city page calls its prices usual when no listed provider names one', async () => {
  const job = { id: 'termites', title: 'Termite control', priceFrom: 900 }
  upstream.answer('/category/pest_control', {
    _id: 'pest_control',
    title: 'Pest Removal',
    childCategories: [{ id: 'all', title: 'All', superChildren: [job] }],
  })
  nextMonth()
  const jobs = (await getDocument(await visit('/city/agatti'))).querySelector(
    'section[aria-labelledby=jobs-title]',
  )
  expect(jobs?.textContent).toContain('Usually from ₹900')
  expect(jobs?.textContent).toContain(cityPage.jobs.usual)
})

test('a city page asks for the providers of its city once', async () => {
  nextMonth()
  const known = upstream.calls.length
  await (await visit('/city/agatti')).text()
  const asked = upstream.calls.slice(known).map(({ path }) => path)
  expect(asked.filter((path) => /^\/provider\/all\?.*city=64bb03/.test(path))).toHaveLength(1)
})

const id = (number: number) => `665f1c2ab8d94e0012a3${String(number).padStart(4, '0')}`

function answerBarePlaces(): void {
  upstream.reset()
  upstream.answer('/state/all', [
    { _id: id(1), title: 'Maharashtra', slug: 'maharashtra' },
    { _id: id(2), title: 'Telangana', slug: 'telangana' },
    { _id: id(3), title: 'Goa', slug: 'goa' },
  ])
  upstream.answer('/city/all', [
    { _id: id(11), title: 'Mumbai', slug: 'mumbai' },
    { _id: id(12), title: 'Hyderabad', slug: 'hyderabad' },
  ])
  nextMonth()
}

async function open(path: string) {
  const response = await visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  return { status: response.status, document: await getDocument(response) }
}

/** Returns the addresses of the cards below By State, and the names of the states without a city. */
async function statesOnHome() {
  const { document } = await open('/')
  const links = (selector: string) =>
    [...document.querySelectorAll(`#places-states ${selector}`)].map((link) => link.getAttribute('href'))
  return { cards: links('li a'), notYet: links('p a') }
}

test('a state has a card and a page when no list says which cities it has', async () => {
  answerBarePlaces()
  expect(await statesOnHome()).toEqual({
    cards: ['/state/maharashtra', '/state/telangana', '/state/goa'],
    notYet: [],
  })
  const { status, document } = await open('/state/telangana')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe(statePage.title('Telangana'))
  expect(document.querySelector('main a[href="/city/hyderabad"]')).not.toBeNull()
  const goa = await open('/state/goa')
  expect(goa.status).toBe(200)
  expect(goa.document.querySelector('h1')?.textContent).toBe(statePage.title('Goa'))
})

test('a state has a card and a page when the list of cities fails', async () => {
  answerBarePlaces()
  upstream.set('status-500', '/city/all')
  expect((await statesOnHome()).notYet).toEqual([])
  for (const path of ['/state/telangana', '/state/goa']) {
    const { status, document } = await open(path)
    expect(status).toBe(200)
    expect(document.querySelector('h1')?.textContent).not.toBe(statePage.unserved.title('Goa'))
  }
})

test('a state has no card when its list of cities is empty or all cities name other states', async () => {
  answerBarePlaces()
  upstream.answer('/state/all', [
    { _id: id(2), title: 'Telangana' },
    { _id: id(3), title: 'Goa', cities: [] },
    { _id: id(4), title: 'Bihar' },
  ])
  upstream.answer('/city/all', [{ _id: id(12), title: 'Hyderabad', state: id(2) }])
  expect(await statesOnHome()).toEqual({
    cards: ['/state/telangana'],
    notYet: ['/state/goa', '/state/bihar'],
  })
  const { document } = await open('/state/bihar')
  expect(document.querySelector('h1')?.textContent).toBe(statePage.unserved.title('Bihar'))
})

test('a place has a URL from its title, to which upstream ids and slugs redirect', async () => {
  answerBarePlaces()
  upstream.answer('/state/all', [
    { _id: id(1), title: 'Maharashtra', slug: 'mh' },
    { _id: id(2), title: 'Orissa', slug: 'or' },
  ])
  upstream.answer('/city/all', [
    { _id: id(11), title: 'Star City', slug: 'sc-1', state: id(1) },
    { _id: id(12), title: 'Bengaluru', slug: 'blr' },
  ])
  const leadsTo = async (path: string) => {
    const { status, headers } = await visit(path, { redirect: 'manual' })
    return status === 301 ? headers.get('Location') : status
  }
  expect(await leadsTo('/city/star-city')).toBe(200)
  expect(await leadsTo('/city/sc-1')).toBe('/city/star-city')
  expect(await leadsTo(`/city/${id(11)}`)).toBe('/city/star-city')
  expect(await leadsTo('/city/blr')).toBe('/city/bangalore')
  expect(await leadsTo('/state/mh')).toBe('/state/maharashtra')
  expect(await leadsTo('/state/or')).toBe('/state/odisha')
  expect(await leadsTo('/state/mh/city/sc-1')).toBe('/state/maharashtra/city/star-city')
  expect(await leadsTo(`/state/${id(1)}/city/star-city`)).toBe('/state/maharashtra/city/star-city')
  expect((await statesOnHome()).cards).toEqual(['/state/maharashtra', '/state/odisha'])
  const { document } = await open('/state/odisha')
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('/images/states/odisha.svg')
})
