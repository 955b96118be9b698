import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PlaceAnswer, Suggestion } from '#api/schemas/search-results.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'
import { messages as english } from '../../src/content/en/messages.ts'
import { messages as hindi } from '../../src/content/hi/messages.ts'
import { paths } from '../../src/lib/paths.ts'

const remote = await startRemoteSite()

afterAll(remote.stop)

beforeEach(() => {
  remote.upstream.reset()
  remote.nextMonth()
})

async function getSuggestions(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
  const { data }: { data: Array<Suggestion> } = await response.json()
  return data
}

const address = (q: string, city = '') =>
  `/api/web/suggest?${new URLSearchParams({ q, ...(city && { city }) })}`

async function suggested(q: string, city = '') {
  return getSuggestions(await site.fetch(address(q, city), { headers: newConnection() }))
}

test.each([
  ['elec', 'service', 'Electrician', '/services/electrician'],
  ['fan rep', 'job', 'Fan Repair', paths.jobPage('electrician', 'fan-repair')],
  ['mumb', 'place', 'Mumbai', '/city/mumbai'],
  ['nalv', 'brand', 'Nalvika', '/brand/nalvika'],
])('the first suggestion for %j is the %s %s', async (q, kind, title, href) => {
  expect((await suggested(q))[0]).toMatchObject({ kind, title, href })
})

test('suggestions are in the chosen city, unless the text names another', async () => {
  const [service, job] = await suggested('plumb', 'Kochi')
  expect(service).toMatchObject({ title: 'Plumbing in Kochi', href: '/services/plumbing/kochi' })
  expect(job?.href ?? '/services/plumbing/kochi').toContain('/kochi')
  expect((await suggested('plumber in pune', 'Kochi'))[0]?.href).toBe('/services/plumbing/pune')
})

test('a place that matches by its current name ranks before one that matches by a former name', async () => {
  const places = (await suggested('ma')).filter(({ kind }) => kind === 'place').map(({ title }) => title)
  expect(places.length).toBeGreaterThan(1)
  for (const title of places.slice(0, 2)) expect(title).toMatch(/^Ma/)
  expect((await suggested('madras'))[0]?.title).toBe('Chennai')
})

test('a service is suggested without the chosen city when the city lacks it', async () => {
  expect((await suggested('gardening', 'Shimla'))[0]).toMatchObject({
    title: 'Gardening',
    href: '/services/gardening',
  })
})

test('every suggestion leads to a page', async () => {
  for (const q of ['repair', 'an', 'chandigarh']) {
    for (const { href } of await suggested(q)) {
      expect((await site.fetch(href)).status, `${q}: ${href}`).toBe(200)
    }
  }
})

test.each(['', 'e', 'e\u0000', 'x'.repeat(5_000), '\u202e\ud83d', "'; --"])(
  '%j gets no suggestions',
  async (q) => {
    expect(await suggested(q)).toEqual([])
  },
)

test.each(['?q=%ff%fe', '?q=%', '?', '?q=tap&q=fan', '?q=tap&city=%00%ff'])(
  'the malformed query %s is answered',
  async (query) => {
    await getSuggestions(await site.fetch(`/api/web/suggest${query}`, { headers: newConnection() }))
  },
)

test('an unknown chosen city is ignored', async () => {
  expect((await suggested('plumb', 'x'.repeat(5_000)))[0]?.href).toBe('/services/plumbing')
})

test.each([
  ["searches of the API's services", '/api/web/category/fetch_all?search=tap', {}],
  ['calls with a made-up token', '/api/web/city/all', { Authorization: 'Bearer made-up' }],
])('%s are limited per connection', async (_, path, headers) => {
  const one = newConnection()
  const ask = (connection: Record<string, string>) =>
    site.fetch(path, { headers: { ...headers, ...connection } })
  expect((await untilRefused(120, () => ask(one))).headers.get('Retry-After')).toBe('60')
  expect((await ask(newConnection())).status).toBe(200)
  expect((await site.fetch('/api/web/category/fetch_all', { headers: one })).status).toBe(200)
})

test('the places of a text are no suggestions, and are not known while the cities cannot be read', async () => {
  const ask = (text: string, visit: (path: string, init: RequestInit) => Promise<Response> = site.fetch) =>
    visit(`${address(text)}&kind=place`, { headers: newConnection() })
  const found = await ask('koramang')
  expect(found.headers.get('Cache-Control')).toBe('private, max-age=60')
  expect(await found.json()).toEqual({
    code: 200,
    data: { cities: [{ id: 'bangalore', title: 'Bangalore', text: 'Koramangala' }], isSure: true },
  })
  expect(await suggested('koramang')).toEqual([])
  const { data } = await (await ask('812 001')).json<{ data: PlaceAnswer }>()
  expect(data).toMatchObject({ cities: [], unserved: { title: 'Bhagalpur', href: '/city/bhagalpur' } })
  remote.upstream.set('html', '/city/all')
  expect((await ask('koramang', remote.visit)).status).toBe(502)
})

test('suggestions cover a remote upstream without passing the text to it', async () => {
  const before = remote.upstream.calls.length
  const ask = async (q: string) => {
    const suggestions = await getSuggestions(await remote.visit(address(q), { headers: newConnection() }))
    return suggestions.map(({ href }) => href)
  }
  expect(await ask('remotevil')).toContain('/city/remoteville')
  expect((await ask('remote br'))[0]).toBe('/brand/remote-brand')
  expect(await ask('plumbing in remoteville')).toContain('/services/plumbing/remoteville')
  expect(await ask('remote job')).toContain(paths.jobPage('plumbing', 'remote-job'))
  const requests = remote.upstream.calls.slice(before).map(({ path }) => path)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((target) => /search=|remotevil|plumbing(%20|\+)in/.test(target))).toEqual([])
})

test('suggestions come from built-in data when the upstream fails', async () => {
  remote.upstream.set('refusing')
  const suggestions = await getSuggestions(
    await remote.visit(address('privacy'), { headers: newConnection() }),
  )
  expect(suggestions).toEqual([expect.objectContaining({ href: '/privacy-policy' })])
})

/** A bot waits for the whole page. */
const whole = { headers: { 'User-Agent': BOT_USER_AGENT } }

async function links(response: Response): Promise<Array<string>> {
  const document = await getDocument(response)
  return [...document.querySelectorAll('main ul a')].map((link) => link.getAttribute('href') ?? '')
}

test.each([
  ['दिल्ली में बिजली मिस्त्री', '/services/electrician/delhi'],
  ['gardener in shimla', '/services/gardening'],
])('the results for %j lead to %s first', async (q, href) => {
  expect((await links(await site.fetch(`/search?${new URLSearchParams({ q })}`, whole)))[0]).toBe(href)
})

test('a search finds places, brands and services without the search of the upstream', async () => {
  expect(await links(await remote.visit('/search?q=remoteville', whole))).toEqual(['/city/remoteville'])
  expect(await links(await remote.visit('/search?q=Remote+Brand', whole))).toEqual(['/brand/remote-brand'])
  expect((await links(await remote.visit('/search?q=plumber+in+Remoteville', whole)))[0]).toBe(
    '/services/plumbing/remoteville',
  )
  expect(remote.upstream.calls.filter(({ path }) => path.includes('search='))).toEqual([])
})

test('a search answers 502 when the upstream fails it', async () => {
  remote.upstream.set('html', '/category/fetch_all')
  const response = await remote.visit('/api/web/search?q=tap')
  expect(response.status).toBe(502)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('a connection over the limit of suggestions and searches gets a page with the form, or JSON', async () => {
  const headers = newConnection()
  const visit = (path: string) => site.fetch(path, { headers })
  const refused = await untilRefused(120, () => visit('/api/web/suggest?q=limited'))
  expect(refused.headers.get('Retry-After')).toBe('60')
  for (const [path, sentence] of [
    ['/search?q=limited', english.errors.searches],
    ['/hi/search?q=limited', hindi.errors.searches],
  ] as const) {
    const response = await untilRefused(120, () => visit(path))
    expect(response.headers.get('Retry-After')).toBe('60')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const document = await getDocument(response)
    expect(document.querySelector('main p + h1 + p')?.textContent).toBe(sentence)
    expect(document.querySelector('main form[action$="/search"] input[name="q"]')).not.toBeNull()
  }
  const answer = await untilRefused(120, () => visit('/api/web/search?q=limited'))
  expect(await answer.json()).toMatchObject({ code: 429 })
  expect((await visit('/search')).status).toBe(200)
  expect((await site.fetch('/search?q=limited', { headers: newConnection() })).status).toBe(200)
})

test('a search near the visitor leads into the chosen city, and offers cities without one', async () => {
  const visit = async (path: string) =>
    links(await site.fetch(path, { headers: { ...whole.headers, ...newConnection() } }))
  expect((await visit('/search?q=plumber+near+me&city=kochi'))[0]).toBe('/services/plumbing/kochi')
  expect(await visit('/search?q=plumber+near+me')).toContain('/search?q=plumber+near+me&city=mumbai')
})
