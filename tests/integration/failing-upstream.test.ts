import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { getDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, site, nextMonth, stop, visit: request } = await startRemoteSite()

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Each fault, with the status of our answer when nothing is cached. After repeated timeouts it is 503. */
const FAULTS: ReadonlyArray<[Fault, ReadonlyArray<number>]> = [
  ['down', [503]],
  ['never-answers', [504, 503]],
  ['slow-body', [504, 503]],
  ['trickle', [504, 503]],
  ['cut-off', [502]],
  ['status-500', [502]],
  ['status-429', [502]],
  ['status-204', [502]],
  ['html', [502]],
  ['html-as-json', [502]],
  ['empty', [502]],
  ['truncated', [502]],
  ['wrong-shape', [502]],
  ['deep', [502]],
  ['huge', [502]],
  // On a busy machine its reads time out, which opens the circuit breaker.
  ['endless', [502, 503]],
  ['not-gzip', [502]],
  ['redirect-loop', [502]],
  ['redirect-away', [502]],
  ['redirect-out', [502]],
]

/** One fault of each kind: no connection, a refusal, another body, half of an answer. */
const REPRESENTATIVE: ReadonlyArray<Fault> = ['down', 'status-500', 'html', 'truncated']

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

for (const [fault] of FAULTS) {
  const tags = REPRESENTATIVE.includes(fault) ? [] : ['slow']
  test(`every page shows what it read before when the upstream is: ${fault}`, { tags }, async () => {
    await expectWholePages(0)
    const before = await (await visit('/api/web/city/all')).text()
    upstream.set(fault)
    await expectWholePages(HOUR)
    const entry = await visit('/api/web/city/all', HOUR)
    expect(await entry.text()).toBe(before)
    expect(entry.headers.get('Age'), 'the entry was not touched').toBe('3600')
    expect(entry.headers.get('Cache-Status')).toMatch(/; fwd=stale; /)
  })
}

test.each([MINUTE, 48 * HOUR])(
  'every page shows what it read %i ms before when the upstream is down',
  async (later) => {
    await expectWholePages(0)
    upstream.set('down')
    await expectWholePages(later)
  },
)

for (const [fault, statuses] of FAULTS) {
  const tags = REPRESENTATIVE.includes(fault) ? [] : ['slow']
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

test('a missing list is an upstream fault, and a missing entry is not', async () => {
  expect((await visit('/api/web/brand/all')).status).toBe(200)
  upstream.answer('/brand/all', undefined)
  expect((await visit('/api/web/brand/all', HOUR)).status).toBe(200)
  nextMonth()
  expect((await visit('/api/web/brand/all')).status).toBe(502)
  expect((await visit('/api/web/category/unheard-of')).status).toBe(404)
})

test('a redirect on the same host below /api/web is followed', async () => {
  upstream.set('redirect-once')
  expect((await visit('/api/web/state/all?limit=7')).status).toBe(200)
  expect(upstream.calls.at(-1)?.path).toBe('/state/all?limit=7&moved=1')
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

test('the circuit breaker opens after five failures and closes five seconds later', async () => {
  upstream.set('status-500')
  const countCalls = () => upstream.calls.filter(({ path }) => path === '/city/all').length
  const before = countCalls()
  for (let index = 0; index < 12; index++) {
    const response = await visit('/api/web/city/all')
    expect(response.status).toBe(502)
    expect(response.headers.get('Cache-Status')?.includes('detail=breaker-open')).toBe(index >= 5)
  }
  expect(countCalls() - before).toBe(5)
  upstream.set('ok')
  expect((await visit('/api/web/city/all', 5_001)).status).toBe(200)
})

test('the circuit breaker opens when five different paths do not answer', async () => {
  upstream.set('down')
  for (const path of ['/category/a', '/category/b', '/blog/c', '/city/all', '/brand/all'])
    await visit(`/api/web${path}`)
  const before = upstream.calls.length
  const { status, headers } = await visit('/api/web/state/all')
  expect([status, headers.get('Cache-Status')?.includes('detail=breaker-open')]).toEqual([503, true])
  expect(upstream.calls.length).toBe(before)
})

test.each<[string, Fault, string, (index: number) => string, RequestInit['headers']]>([
  ['one search', 'down', '/category/fetch_all', () => '/category/fetch_all?search=union%20select', {}],
  ['many searches', 'down', '/category/fetch_all', (index) => `/category/fetch_all?search=or%20${index}`, {}],
  ['many entries', 'status-500', '/category/poison', (index) => `/category/poison-${index}`, {}],
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

test('two hundred concurrent reads of a stale entry cause one call', async () => {
  await visit('/api/web/city/all')
  const release = upstream.hold()
  const before = upstream.calls.length
  const answers = Array.from({ length: 200 }, () => visit('/api/web/city/all', HOUR))
  for (const response of await Promise.all(answers)) expect(response.status).toBe(200)
  release()
  expect(upstream.calls.length - before).toBe(1)
})

test('visitors who leave before the answer do not affect those who stay', async () => {
  const release = upstream.hold()
  for (let index = 1; index <= 5; index++) {
    const leaving = new AbortController()
    const gone = request('/api/web/brand/all', { signal: leaving.signal }).catch(() => 'gone')
    await upstream.received(index)
    leaving.abort()
    expect(await gone).toBe('gone')
  }
  const staying = visit('/api/web/brand/all')
  release()
  expect(await (await staying).text()).toContain('Remote Brand')
})

/** Returns the message of a failed page, and that of our answer to the same call. */
async function told(path: string, call: string): Promise<{ page: string; answer: unknown }> {
  const page = await request(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
  expect(page.status).toBe(502)
  const { body } = await getDocument(page)
  return { page: body.querySelector('main')?.textContent ?? '', answer: await (await visit(call)).json() }
}

test('a page and the API repeat the message of the upstream when it refuses a call', async () => {
  upstream.set('refusing', '/city')
  const { page, answer } = await told('/city/countville', '/api/web/city/all')
  expect(answer).toEqual({ code: 400, message: 'This number cannot be called.' })
  expect(page).toContain('This number cannot be called.')
})

test.each([
  ['not-found', messages.errors.listMissing],
  ['html-404', messages.errors.listMissing],
  ['gone', messages.errors.listMissing],
  ['status-429', messages.errors.busy],
] as const)('a list shows its own message at every visit when its answer is %s', async (fault, words) => {
  upstream.set(fault, '/city')
  for (let time = 0; time < 7; time++) {
    const { page, answer } = await told('/city/countville', '/api/web/city/all')
    expect(answer).toMatchObject({ code: 502, message: words })
    expect(page).toContain(words)
  }
})
