import { afterAll, beforeEach, expect, test } from 'vitest'
import { contact } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { articleTable } from '#content/worker-pages.ts'
import { articleTable as articleTableInHindi } from '#content-hi/worker-pages.ts'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { goodQuery, newConnection, postJson } from '#support/site/contact-requests.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

/** The credentials of the site, in the headers that carry them. */
const CREDENTIALS = {
  'x-api-key': 'token-of-the-site',
  'cf-access-client-id': 'abc.access',
  'cf-access-client-secret': 'secret-of-access',
}
const [TOKEN, ACCESS_ID, ACCESS_SECRET] = Object.values(CREDENTIALS) as [string, string, string]

const other = await startFakeUpstream()
const { upstream, site, visit, nextMonth, stop } = await startRemoteSite({
  UPSTREAM_TOKEN: TOKEN,
  UPSTREAM_TOKEN_HEADER: 'X-Api-Key',
  UPSTREAM_ACCESS_CLIENT_ID: ACCESS_ID,
  UPSTREAM_ACCESS_CLIENT_SECRET: ACCESS_SECRET,
})

/** Every test runs a month later, when no cached entry is usable. */
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

afterAll(async () => {
  for (const secret of [TOKEN, ACCESS_SECRET]) expect(site.logs.join('\n')).not.toContain(secret)
  await Promise.all([stop(), other.stop()])
})

/** Returns a page without its clocks, and without the nonce of one that was streamed. */
async function stableHtml(response: Response): Promise<string> {
  const nonce = response.headers.get('Content-Security-Policy')?.match(/'nonce-([^']+)'/)?.[1] ?? 'no nonce'
  return (await response.text()).replaceAll(nonce, 'NONCE').replace(/\bu:\d{13}\b/g, 'TIME')
}

/** Headers and parameters by which a visitor might steer the site, the cache or the upstream. */
const HOSTILE_HEADERS = {
  Cookie: 'session=poison; authToken=poison',
  'User-Agent': 'Mozilla/5.0 poison',
  Referer: 'https://poison.example/',
  Origin: 'https://poison.example',
  Forwarded: 'host=poison.example;proto=http',
  'X-Forwarded-For': '10.0.0.66',
  'X-Forwarded-Host': 'poison.example',
  'X-Forwarded-Proto': 'poison',
  'X-Forwarded-Prefix': '/poison',
  'X-Host': 'poison.example',
  'X-Original-URL': '/poison',
  'X-Rewrite-URL': '/poison',
  'X-HTTP-Method-Override': 'POISON',
  'X-Real-IP': '10.0.0.66',
  'X-Request-Id': 'poison',
  'CF-Connecting-IP': '10.0.0.66',
  'CF-IPCountry': 'poison',
  'True-Client-IP': '10.0.0.66',
  'Accept-Language': 'poison',
  'Accept-Encoding': 'identity',
  'Cache-Control': 'no-cache, poison',
  Pragma: 'no-cache',
  'If-None-Match': '"poison"',
  'If-Modified-Since': 'Sat, 01 Jan 2050 00:00:00 GMT',
  Range: 'bytes=0-9',
  TE: 'trailers',
  Traceparent: '00-poison-poison-01',
  'X-Middleware-Subrequest': 'poison',
  'X-Poison': 'poison',
}

/**
 * The platform sets `cf-worker` and the headers of the connection; the site sets `x-request-id`.
 */
const SENT = [
  'accept', 'user-agent', 'host', 'connection', 'accept-encoding', 'cf-worker', 'x-request-id',
  ...Object.keys(CREDENTIALS),
] // biome-ignore format: short values read best beside each other

test('no header of a visitor reaches the upstream', async () => {
  const before = upstream.calls.length
  await (await visit('/', { headers: HOSTILE_HEADERS })).text()
  await visit('/api/web/category/roofing', { headers: HOSTILE_HEADERS })
  const calls = upstream.calls.slice(before)
  expect(calls.length).toBeGreaterThan(5)
  for (const { headers } of calls) {
    expect(Object.keys(headers).filter((name) => !SENT.includes(name))).toEqual([])
    expect(headers).toMatchObject({ accept: 'application/json', 'user-agent': 'home-services-site' })
    expect(JSON.stringify(headers)).not.toMatch(/poison|10\.0\.0\.66/)
  }
})

test.each(['/', '/services/plumbing', '/services/roofing', '/blog/remote-post', '/no/such/page'])(
  'hostile headers sent with %s do not change the response to any visitor',
  async (path) => {
    const poisoned = await visit(path, { headers: HOSTILE_HEADERS })
    const next = await visit(path)
    const html = await stableHtml(next)
    expect(html).not.toContain('poison')
    expect(next.headers.get('X-Request-Id')).not.toBe('poison')
    expect(next.status).toBe(poisoned.status)
    expect((await stableHtml(poisoned)).length).toBe(html.length)
  },
)

test.each(['/api/web/city/all', '/api/web/category/roofing'])(
  '%s shares one cache entry between all visitors',
  async (path) => {
    upstream.set('echo-headers', '/city')
    const first = await visit(path, { headers: HOSTILE_HEADERS })
    const second = await visit(path)
    expect(second.headers.get('Cache-Status')).toContain('; hit;')
    expect(await second.text()).toBe(await first.text())
    upstream.set('ok', '/city')
  },
)

test('unknown, repeated and invalid parameters create no entry and reach no upstream', async () => {
  await visit('/api/web/city/all?state=goa&limit=7')
  const before = upstream.calls.length
  for (const query of [
    'limit=7&state=goa',
    'state=x&limit=3&state=goa&limit=7',
    'state=goa&limit=007',
    'state=goa&limit=7&utm_source=a&callback=poison&__proto__=1&constructor=1',
    'state=%67oa&limit=7&STATE=poison&limit%00=1',
    'limit=7&&&state=goa&=&==1',
  ]) {
    const response = await visit(`/api/web/city/all?${query}`)
    expect(response.headers.get('Cache-Status'), query).toContain('; hit;')
  }
  expect(upstream.calls.length).toBe(before)
  await visit('/api/web/city/all?limit=poison&state=../../poison')
  expect(upstream.calls.at(-1)?.path).toBe('/city/all')
})

test.each([
  'lang=hi&lang=en',
  'lang=en&lang=hi',
  'lang=%20hi',
  'lang=hi%20',
  'lang=hi&lang=',
  'lang&lang=hi',
])('a post keeps its text in each language when it is first requested with %s', async (query) => {
  const [, post] = upstream.snapshot().find(([path]) => path === '/blog/remote-post') ?? []
  upstream.answer('/blog/remote-post', { ...Object(post), content: '<table><tr><td>a</table>' })
  await (await visit(`/api/web/blog/remote-post?${query}`)).text()
  expect(await (await visit('/api/web/blog/remote-post')).text()).toContain(
    `aria-label=\\"${articleTable}\\"`,
  )
  expect(await (await visit('/api/web/blog/remote-post?lang=hi')).text()).toContain(
    `aria-label=\\"${articleTableInHindi}\\"`,
  )
  upstream.answer('/blog/remote-post', post)
})

test('a search text reaches the upstream as one parameter', async () => {
  const text = 'tap&limit=1#/../?state=x\r\nX-Poison: 1'
  await visit(`/api/web/category/fetch_all?search=${encodeURIComponent(text)}`)
  const { path, headers } = upstream.calls.at(-1) ?? { path: '', headers: {} }
  const { pathname, searchParams } = new URL(path, upstream.url)
  expect(pathname).toBe('/category/fetch_all')
  expect([...searchParams]).toEqual([['search', 'tap&limit=1#/../?state=x X-Poison: 1']])
  expect(headers).not.toHaveProperty('x-poison')
})

test('a request with credentials neither reads nor writes the cache', async () => {
  const headers = { Authorization: 'Bearer token-1' }
  upstream.answer('/city/all', [{ _id: 'p', title: 'Private City' }])
  const ownAnswer = await visit('/api/web/city/all?limit=9&x=1', { headers })
  expect(ownAnswer.headers.get('Cache-Status')).toBe('site-edge; fwd=bypass; detail=authorization')
  expect(ownAnswer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(ownAnswer.headers.get('Vary')).toBe('Authorization')
  expect(await ownAnswer.text()).toContain('Private City')
  expect(upstream.calls.at(-1)).toMatchObject({
    path: '/city/all?limit=9',
    headers: { authorization: 'Bearer token-1' },
  })

  upstream.answer('/city/all', [{ _id: 'c1', title: 'Remoteville' }])
  const shared = await visit('/api/web/city/all?limit=9')
  expect(shared.headers.get('Cache-Status')).toContain('fwd=miss')
  expect(shared.headers.get('Vary')).toBe('Authorization')
  expect(await shared.text()).not.toContain('Private City')
  expect(upstream.calls.at(-1)?.headers).not.toHaveProperty('authorization')
  const again = await visit('/api/web/city/all?limit=9', { headers })
  expect(again.headers.get('Cache-Status')).toContain('fwd=bypass')
})

test.each(['Bearer', 'Bearer ', 'token', `Bearer ${'a'.repeat(4_097)}`, 'Bearer t\u00f6ken', ': Bearer x'])(
  'malformed credentials (%j) are refused without a call of the upstream',
  async (authorization) => {
    const before = upstream.calls.length
    const response = await visit('/api/web/city/all', { headers: { Authorization: authorization } })
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect(upstream.calls.length).toBe(before)
  },
)

test('no header of the upstream reaches a visitor', async () => {
  upstream.set('set-cookie')
  for (const path of ['/api/web/city/all', '/', '/services/roofing', '/api/web/category/unknown']) {
    const response = await visit(path)
    await response.text()
    expect(response.headers.get('Set-Cookie'), path).toBeNull()
    expect(response.headers.get('X-Powered-By'), path).toBeNull()
  }
  expect((await visit('/api/web/city/all')).headers.get('Cache-Control')).toBe('public, max-age=900')
  const { headers } = await visit('/api/web/city/all', { headers: { Authorization: 'Bearer x' } })
  expect(headers.get('Set-Cookie')).toBeNull()
})

const POST = { ...goodQuery, email: 'credentials@home.example' }
const postsSince = (mark: number) => upstream.calls.slice(mark).filter(({ method }) => method === 'POST')

test('reads and messages carry the credentials of the site, and only to the origin of the API', async () => {
  const mark = upstream.calls.length
  await visit('/api/web/brand/all')
  await postJson(site, POST, newConnection())
  const calls = upstream.calls.slice(mark)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
  for (const { headers } of calls) expect(headers).toMatchObject(CREDENTIALS)
  for (const path of ['/city/all', '/query'])
    upstream.refuse(path, 307, {}, { Location: `${other.url}/api/web${path}` })
  expect((await visit('/api/web/city/all')).status).toBe(502)
  await postJson(site, { ...POST, email: 'redirected@home.example' }, newConnection())
  expect(postsSince(mark).length).toBeGreaterThan(1)
  expect(other.calls).toEqual([])
})

test('credentials are redacted when an API repeats them', async () => {
  upstream.refuse('/state/all', 400, { code: 400, message: `No account for ${TOKEN} (${ACCESS_SECRET}).` })
  expect(await (await visit('/api/web/state/all')).text()).toContain('No account for *** (***).')
  upstream.answer('/brand/all', [{ title: { [TOKEN]: TOKEN } }])
  await visit('/api/web/brand/all')
})

test('a message waits and an error is logged when the API refuses the credentials', async () => {
  for (const path of ['/blog/all', '/query'])
    upstream.refuse(path, 401, { code: 401, message: 'Unknown key.' })
  const read = await visit('/api/web/blog/all')
  expect(read.status).toBe(502)
  expect(await read.json()).toMatchObject({ message: messages.errors.unavailable })
  const sent = await postJson(site, { ...POST, email: 'waiting@home.example' }, newConnection())
  expect(await sent.json()).toMatchObject({ code: 200, message: contact.answers.kept })
  expect(site.logs.some((line) => line.includes('credentials-refused'))).toBe(true)
  upstream.reset()
  const mark = upstream.calls.length
  const worker = await site.runtime.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + 3_600_000) })
  expect(postsSince(mark).length).toBeGreaterThan(0)
  for (const { headers } of postsSince(mark)) expect(headers).toMatchObject(CREDENTIALS)
})

test('a request id is passed on to the API', async () => {
  const mark = upstream.calls.length
  const { headers } = await visit('/api/web/category/primary', { headers: { Authorization: 'Bearer x' } })
  expect(upstream.calls[mark]?.headers['x-request-id']).toBe(headers.get('X-Request-Id'))
})
