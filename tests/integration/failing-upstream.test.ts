import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { providerPage } from '#content/provider-page.ts'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { getDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, nextMonth, stop, visit: request } = await startRemoteSite()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Answers that are not those of the API. */
const BAD_ANSWERS: ReadonlyArray<Fault> = [
  'cut-off', 'status-429', 'status-204', 'html-as-json', 'empty', 'wrong-shape', 'deep', 'huge', 'not-gzip', 'redirect',
] // biome-ignore format: short values read best beside each other

/** One fault of each kind, with the statuses of our answer when nothing is cached. After timeouts it is 503. */
const FAULTS: ReadonlyArray<[fault: Fault, statuses: ReadonlyArray<number>, tags: Array<string>]> = [
  ['down', [503], []],
  ['status-500', [502], []],
  ['html', [502], []],
  ['truncated', [502], []],
  ['never-answers', [504, 503], ['slow']],
  ['slow-body', [504, 503], ['slow']],
  ['trickle', [504, 503], ['slow']],
  // Several such answers at once may take longer than a page waits, and timeouts open the circuit breaker.
  ['endless', [502, 503, 504], ['slow']],
]

/** A page of each kind, with data of the upstream that it shows. */
const PAGES: ReadonlyArray<[string, string]> = [
  ['/', 'Remoteville'],
  ['/services/plumbing', 'Remote job'],
  ['/services/roofing', 'Remote job'],
  ['/blog', 'A remote post'],
  ['/blog/remote-post', 'Remote body.'],
  ['/city/remoteville', 'Remoteville'],
]

const initial = upstream.snapshot()
beforeEach(() => {
  upstream.reset()
  for (const [path, data] of initial) upstream.answer(path, data)
  nextMonth()
})

afterAll(stop)

const visit = (path: string, later = 0) => request(path, { later })
const askBot = (path: string) => request(path, { headers: { 'User-Agent': BOT_USER_AGENT } })

async function expectWhole(path: string, response: Response, text: string): Promise<void> {
  expect(response.status, path).toBe(200)
  const html = await response.text()
  expect(html.includes(text), `${path} shows ${text}`).toBe(true)
  expect(html.trimEnd().endsWith('</html>'), `${path} is whole`).toBe(true)
  expect(html, path).not.toMatch(/stack trace|nginx|secrets/)
}

async function expectWholePages(later: number): Promise<void> {
  await Promise.all(PAGES.map(async ([path, text]) => expectWhole(path, await visit(path, later), text)))
}

for (const [fault, statuses, tags] of FAULTS) {
  test(`every page shows what it read before when the upstream is: ${fault}`, { tags }, async () => {
    await expectWholePages(0)
    const before = await (await visit('/api/web/city/all')).text()
    upstream.set(fault)
    for (const later of fault === 'down' ? [MINUTE, HOUR, 48 * HOUR] : [HOUR]) await expectWholePages(later)
    const entry = await visit('/api/web/city/all', HOUR)
    expect(await entry.text()).toBe(before)
    expect(entry.headers.get('Age'), 'the entry was not touched').toBe('3600')
    expect(entry.headers.get('Cache-Status')).toMatch(/; fwd=stale; /)
  })

  test(`pages without stored data show built-in lists or an error when the upstream is: ${fault}`, {
    tags,
  }, async () => {
    upstream.set(fault)
    const [, , ...pages] = await Promise.all([
      visit('/').then((response) => expectWhole('/', response, 'Maharashtra')),
      visit('/services').then((response) => expectWhole('/services', response, 'Plumbing')),
      visit('/services/only-upstream-knows'),
      visit('/blog/remote-post'),
    ])
    for (const page of pages) {
      expect(statuses).toContain(page.status)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
      expect(page.headers.get('Retry-After')).toBe('30')
      const html = await page.text()
      expect(html).toContain('</html>')
      expect(html).not.toMatch(/stack trace|nginx|secrets/)
    }
    const answer = await visit('/api/web/category/cold')
    expect(statuses).toContain(answer.status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: answer.status })
  })
}

test.each(BAD_ANSWERS)('a call answers 502 when the upstream answers it with: %s', async (fault) => {
  upstream.set(fault, '/brand')
  const answer = await visit('/api/web/brand/all')
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([502, 'no-store'])
  expect(await answer.json()).toMatchObject({ code: 502 })
})

test.each([
  ['/city/mumbai', 'Mumbai'],
  ['/state/maharashtra', 'Maharashtra'],
  ['/state/maharashtra/city/mumbai', 'Mumbai'],
  ['/city/surat', 'Surat'],
])('%s has its page when the upstream is down, and is not kept', async (path, name) => {
  upstream.set('down')
  await expectWhole(path, await visit(path), `Home Services in ${name}`)
  const missing = await visit('/city/remoteville')
  expect(missing.status, 'a place that only the upstream knows').toBe(503)
  upstream.reset()
  for (const [list, data] of initial) upstream.answer(list, data)
  expect((await visit(path, MINUTE)).status, 'not in the list that was read').toBe(404)
})

test('a profile says so when a further page of its reviews cannot be read', async () => {
  const profile = { id: 'asha', name: 'Asha Rao', categoryIds: ['plumbing'], cityId: 'remoteville', jobs: [] }
  upstream.answer('/provider/asha', { ...profile, reviews: [], nextReviews: 'two' })
  upstream.set('status-500', '/provider/asha/reviews')
  const response = await askBot('/provider/asha?tab=reviews&after=two')
  expect(response.status).toBe(200)
  const { body } = await getDocument(response)
  expect(body.textContent).toContain('Asha Rao')
  expect(body.textContent).toContain(providerPage.reviews.failed)
})

test('a service in a built-in city has its page when only the list of cities fails', async () => {
  upstream.set('status-500', '/city')
  await expectWhole('/services/plumbing/mumbai', await visit('/services/plumbing/mumbai'), 'Remote job')
})

test('a missing list is an upstream fault, and a missing entry is not', async () => {
  expect((await visit('/api/web/brand/all')).status).toBe(200)
  upstream.answer('/brand/all', undefined)
  expect((await visit('/api/web/brand/all', HOUR)).status).toBe(200)
  nextMonth()
  expect((await visit('/api/web/brand/all')).status).toBe(502)
  expect((await visit('/api/web/category/unheard-of')).status).toBe(404)
})

test('a section shows its fallback and is logged when its data fails after the shell', async () => {
  const mark = site.logs.length
  const release = upstream.hold()
  const response = await visit('/')
  await upstream.received(6)
  upstream.set('cut-off', '/brand')
  release()
  const html = await response.text()
  expect(html).toContain('Remoteville')
  expect(html).not.toContain('Remote Brand')
  const failures = site.logs.slice(mark).filter((line) => line.includes('"event":"upstream_failed"'))
  expect(failures.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'error',
      resource: 'brands',
      reason: 'cut-off',
      requestId: response.headers.get('X-Request-Id'),
    }),
  ])
})

test.each(['/blog/remote-post', '/category/roofing'])(
  '%s keeps its stored entry when the refresh answers an object without fields',
  async (path) => {
    const good = await (await visit(`/api/web${path}`)).text()
    const mark = site.logs.length
    upstream.answer(path, {})
    await visit(`/api/web${path}`, HOUR)
    await expect.poll(() => site.logs.slice(mark).join()).toContain('"event":"refresh_failed"')
    expect(await (await visit(`/api/web${path}`, HOUR + MINUTE)).text()).toBe(good)
  },
)

test('the circuit breaker opens when five lists do not answer', async () => {
  upstream.set('down')
  for (const path of ['/category/primary', '/category/popular', '/blog/all', '/city/all', '/brand/all'])
    await visit(`/api/web${path}`)
  const before = upstream.calls.length
  const { status, headers } = await visit('/api/web/state/all')
  expect([status, headers.get('Cache-Status')?.includes('detail=breaker-open')]).toEqual([503, true])
  expect(upstream.calls.length).toBe(before)
})

test.each<[string, Fault, string, (index: number) => string, RequestInit['headers']]>([
  ['many searches', 'down', '/category/fetch_all', (index) => `/category/fetch_all?search=or%20${index}`, {}],
  ['many silent entries', 'down', '/category/poison', (index) => `/category/poison-${index}`, {}],
  ['credentials', 'down', '/city', () => '/city/all', { Authorization: 'Bearer x' }],
])(
  'the circuit breaker stays closed when %s of a visitor fail',
  async (_, fault, prefix, toPath, headers) => {
    // A success closes the circuit that the test before opened.
    await visit('/api/web/state/all')
    upstream.set(fault, prefix)
    for (let index = 0; index < 20; index++)
      await request(`/api/web${toPath(index)}`, { headers: headers ?? {} })
    upstream.reset()
    for (const path of ['/city/all', '/brand/all', '/category/roofing'])
      expect((await visit(`/api/web${path}`)).status, path).toBe(200)
  },
)

test('visitors who leave before the answer do not affect those who stay', async () => {
  const release = upstream.hold()
  for (let index = 1; index <= 5; index++) {
    const leaving = new AbortController()
    const gone = request('/api/web/brand/all', { signal: leaving.signal }).catch(() => 'gone')
    await upstream.received(1)
    leaving.abort()
    expect(await gone).toBe('gone')
  }
  const staying = visit('/api/web/brand/all')
  release()
  expect(await (await staying).text()).toContain('Remote Brand')
})

/** Returns the message of a failed page, and that of our answer to the same call. */
async function getMessages(path: string, call: string): Promise<{ page: string; answer: unknown }> {
  const page = await askBot(path)
  expect(page.status).toBe(502)
  const { body } = await getDocument(page)
  return { page: body.querySelector('main')?.textContent ?? '', answer: await (await visit(call)).json() }
}

test.each([{ code: 400 }, { code: '400' }, { code: 7 }, {}])(
  'a page and the API repeat the message of the upstream when it refuses a call with %o',
  async (code) => {
    const message = 'City is closed today.'
    upstream.refuse('/city/all', 400, { ...code, message })
    const { page, answer } = await getMessages('/city/countville', '/api/web/city/all')
    expect(answer).toMatchObject({ code: 400, message })
    expect(page).toContain(message)
  },
)

test.each([
  ['not-found', messages.errors.listMissing],
  ['html-404', messages.errors.listMissing],
  ['gone', messages.errors.listMissing],
  ['status-429', messages.errors.busy],
] as const)('a list shows its own message at every visit when its answer is %s', async (fault, words) => {
  upstream.set(fault, '/city')
  for (let time = 0; time < 7; time++) {
    const { page, answer } = await getMessages('/city/countville', '/api/web/city/all')
    expect(answer).toMatchObject({ code: 502, message: words })
    expect(page).toContain(words)
  }
})

const LIST = '/services/plumbing/remoteville/professionals'
const asha = { id: 'asha', name: 'Asha', categoryIds: ['plumbing'], cityId: 'mumbai' }

test('a list of providers that was read before is a 502 when it fails', async () => {
  upstream.answer('/provider/all', [asha])
  expect((await askBot(LIST)).status).toBe(200)
  upstream.set('status-500', '/provider')
  nextMonth()
  expect((await askBot(LIST)).status).toBe(502)
})

test('the page of a job in a city stays indexed when the directory fails', async () => {
  upstream.set('status-500', '/provider')
  const response = await askBot('/job/plumbing/remote-job/remoteville')
  expect(response.status).toBe(200)
  expect((await getDocument(response)).querySelector('meta[name=robots]')).toBeNull()
})

test('a page of results is not stored when the directory times out', async () => {
  upstream.answer('/provider/all', [asha])
  const sayWho = async (path: string) => {
    const response = await askBot(path)
    return [response.headers.get('Cache-Control'), (await response.text()).includes('/provider/asha')]
  }
  await sayWho('/services/plumbing')
  upstream.set('never-answers', '/provider/all')
  expect(await sayWho('/search?q=asha')).toEqual(['private, no-cache', false])
  upstream.reset()
  nextMonth()
  expect((await sayWho('/search?q=asha'))[1]).toBe(true)
})
