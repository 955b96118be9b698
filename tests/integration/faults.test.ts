import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '#support/fakes/fault-answers.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { MAX_COLD_FETCHES } from '#worker/cache/swr-cache.ts'

const { upstream, site, nextMonth, stop, visit: request } = await startRemoteSite()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

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
  ['endless', [502]],
  ['not-gzip', [502]],
  ['redirect-loop', [502]],
  ['redirect-away', [502]],
  ['redirect-out', [502]],
]

/** One fault of each kind: no connection, a refusal, another body, half of an answer. */
const REPRESENTATIVE: ReadonlyArray<Fault> = ['down', 'status-500', 'html', 'truncated']

/** The age of the entries when the fault begins: all lists are fresh, stale, or past the stale window. */
const AGES: ReadonlyArray<[string, number]> = [
  ['fresh', MINUTE],
  ['stale', 60 * MINUTE],
  ['fallback', 2 * DAY],
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

beforeEach(() => {
  upstream.set('ok')
  nextMonth()
})

afterAll(stop)

function visit(path: string, later = 0): Promise<Response> {
  return request(path, { later })
}

async function expectWhole(path: string, response: Response, text: string): Promise<void> {
  expect(response.status, path).toBe(200)
  const html = await response.text()
  expect(html.includes(text), `${path} shows ${text}`).toBe(true)
  expect(html.trimEnd().endsWith('</html>'), `${path} is whole`).toBe(true)
  expect(html, path).not.toMatch(/stack trace|nginx|secrets/)
}

/** Lines of the log with this event, from a request that began after `mark` lines. */
function eventsSince(mark: number, event: string): Array<Record<string, unknown>> {
  return site.logs
    .slice(mark)
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line))
}

describe.each(AGES)('with %s entries', (age, milliseconds) => {
  for (const [fault] of FAULTS) {
    const tags = age === 'stale' && REPRESENTATIVE.includes(fault) ? [] : ['slow']
    test(`every page is complete while the upstream is: ${fault}`, { tags }, async () => {
      for (const [path, text] of PAGES) await expectWhole(path, await visit(path), text)
      const before = await (await visit('/api/web/city/all')).text()

      upstream.set(fault)
      const answers = await Promise.all(
        PAGES.map(async ([path, text]) => ({ path, text, response: await visit(path, milliseconds) })),
      )
      for (const { path, text, response } of answers) await expectWhole(path, response, text)

      const entry = await visit('/api/web/city/all', milliseconds)
      expect(entry.status).toBe(200)
      expect(await entry.text()).toBe(before)
      expect(entry.headers.get('Age'), 'the entry was not touched').toBe(String(milliseconds / 1000))
      expect(entry.headers.get('Cache-Status')).toMatch(age === 'fresh' ? /; hit; / : /; fwd=stale; /)
    })
  }
})

for (const [fault, statuses] of FAULTS) {
  const tags = REPRESENTATIVE.includes(fault) ? [] : ['slow']
  test(`uncached pages show fallbacks or an error while the upstream is: ${fault}`, {
    tags,
  }, async () => {
    upstream.set(fault)
    const [, , ...pages] = await Promise.all([
      visit('/').then((response) => expectWhole('/', response, 'Maharashtra')),
      visit('/services/plumbing').then((response) => expectWhole('/services/plumbing', response, 'Plumbing')),
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
  })
}

test('the API answers every fault with its own status in JSON when nothing is cached', {
  tags: ['slow'],
}, async () => {
  const answers = FAULTS.map(async ([fault, statuses]) => {
    upstream.set(fault, `/category/cold-${fault}`)
    const response = await visit(`/api/web/category/cold-${fault}`)
    expect(statuses, fault).toContain(response.status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Cache-Status')).toMatch(
      /^site-edge; fwd=miss; fwd-status=\d+; detail=[a-z0-9-]+$/,
    )
    expect(await response.json()).toEqual({
      code: response.status,
      message: 'The service is not available right now.',
    })
  })
  await Promise.all(answers)
})

test('pages stay complete when the upstream fails intermittently', async () => {
  for (const [path, text] of PAGES) await expectWhole(path, await visit(path), text)
  const faults: ReadonlyArray<Fault> = [
    'status-500',
    'ok',
    'down',
    'ok',
    'html',
    'truncated',
    'ok',
    'wrong-shape',
  ]
  for (const [index, fault] of faults.entries()) {
    upstream.set(fault)
    const age = (index + 1) * 60 * MINUTE
    await Promise.all(PAGES.map(async ([path, text]) => expectWhole(path, await visit(path, age), text)))
  }
})

test('a missing list is an upstream fault, and a missing entry is not', async () => {
  expect((await visit('/api/web/brand/all')).status).toBe(200)
  upstream.answer('/brand/all', undefined)
  expect((await visit('/api/web/brand/all', 60 * MINUTE)).status).toBe(200)
  nextMonth()
  expect((await visit('/api/web/brand/all')).status).toBe(502)
  expect((await visit('/api/web/category/unheard-of')).status).toBe(404)
  upstream.answer('/brand/all', [{ title: 'Remote Brand' }])
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
  await expectWhole('/', response, 'Remoteville')
  upstream.set('ok', '/brand')
  const failures = eventsSince(mark, 'upstream_failed')
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({ level: 'error', resource: 'brands', reason: 'cut-off' })
  expect(failures[0]?.requestId).toBe(response.headers.get('X-Request-Id'))
})

test('the circuit breaker opens after five failures and closes five seconds later', async () => {
  upstream.set('status-500')
  const before = upstream.calls.length
  for (let index = 0; index < 12; index++) {
    const response = await visit('/api/web/city/all')
    expect(response.status).toBe(502)
    expect(response.headers.get('Cache-Status')?.includes('detail=breaker-open')).toBe(index >= 5)
  }
  expect(upstream.calls.length - before).toBe(5)
  upstream.set('ok')
  expect((await visit('/api/web/city/all', 5_001)).status).toBe(200)
})

test('two hundred concurrent reads of a stale entry cause one call', async () => {
  await visit('/api/web/city/all')
  const release = upstream.hold()
  const before = upstream.calls.length
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => visit('/api/web/city/all', 60 * MINUTE)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(upstream.calls.length - before).toBe(1)
  release()
})

test('two hundred concurrent reads of a cold entry cause the documented number of calls', async () => {
  const release = upstream.hold()
  const before = upstream.calls.length
  const answers = Array.from({ length: 200 }, () => visit('/api/web/city/all'))
  await upstream.received(MAX_COLD_FETCHES)
  release()
  for (const response of await Promise.all(answers)) expect(response.status).toBe(200)
  expect(upstream.calls.length - before).toBe(MAX_COLD_FETCHES)
})
