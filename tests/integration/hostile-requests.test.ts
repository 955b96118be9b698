import { request } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { runnableIn } from '#support/site/markup.ts'
import { createRawClient, type RawAnswer, type RawRequest } from '#support/site/raw-request.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, site, visit, stop } = await startRemoteSite()
const CONNECTIONS = 8
const client = createRawClient(site.url, CONNECTIONS)

afterEach(() => {
  expect(site.logs.filter((line) => /render_failed|uncaught|unhandled|Error in/i.test(line))).toEqual([])
})
afterAll(async () => {
  client.stop()
  await stop()
})

/** `zxq` marks what a visitor wrote: it may come back as text, never as markup or as a part of an attribute. */
const TRICKS = [
  '..', '.', '%2e%2e', '..%2f', '%2f', '%5c', '\\', '//', '/\\', '%00', '%0d%0aSet-Cookie:zxq=1', '%09', '%20', '%',
  '%f', '%ff', '%C0%AF', '%E0%A4%A', '%ED%A0%80', '%F0%9F%99%82', '%u0041', '%252e%252e%252f', '%25', ';zxq=1',
  '@zxq.example', ':80', '//zxq.example', '/%2fzxq.example', 'https:%2f%2fzxq.example', 'javascript:alert(1)',
  '{{7*7}}', '$%7B7*7%7D', '%3Czxq%3E', '%3Cscript%3Ezxq%3C/script%3E', '%22zxq=%22', "'zxq='", '%60zxq%60',
  '%E2%80%A8zxq', '%E2%80%AEzxq', '__proto__', 'constructor', '$', '*', '|', '^', '~', '[', ']', '(((((', '%61'.repeat(2_000),
] // biome-ignore format: short values read best beside each other

/** Paths with more below them than a page. */
const STARTS = [
  '/app',
  '/api/web/category',
  '/search',
  '/contact',
  '/services',
  '/city',
  '/blog',
  '/provider',
  '/hi',
]
/** Those that read a text of the query. */
const QUERIED = ['/app', '/search', '/contact']
const BODIES = ['', '{', '{"zxq":1}', 'name=zxq&message=%3Czxq%3E', 'zxq'.repeat(9_000), '\u0000']

const HEADERS: Record<string, string> = {
  Host: 'zxq.example',
  Origin: 'https://zxq.example',
  Referer: 'https://zxq.example/"zxq=',
  'X-Forwarded-Host': '"><zxq>',
  'X-Forwarded-Proto': 'javascript',
  Cookie: `zxq=${'a'.repeat(8_000)}`,
  'User-Agent': '<zxq>"zxq=',
  Accept: 'text/html;q=zxq',
  'Accept-Language': 'zxq,'.repeat(200),
  'Accept-Encoding': 'zxq, gzip;q=9',
  Range: 'bytes=9-0,-1,zxq',
  'If-None-Match': '*',
  'If-Modified-Since': 'zxq',
  Authorization: `Bearer ${'a'.repeat(6_000)}`,
  'Content-Type': 'multipart/form-data; boundary=zxq',
  'Idempotency-Key': '"zxq=',
  'Sec-Fetch-Site': 'cross-site',
  'X-HTTP-Method-Override': 'DELETE',
  'CF-Connecting-IP': 'zxq',
}

const STORES = ['apps.apple.com', 'play.google.com', new URL(company.websiteURL).host]
const STACK = /\bat (?:async )?[\w.<>]+ \(|\.tsx?:\d+|node_modules|file:\/\/|TypeError|RangeError|URIError/

/** Returns the problems of an answer. */
function findProblems(
  { target, headers: sent }: RawRequest,
  { status, headers, body }: RawAnswer,
): Array<string> {
  // The runtime itself refuses what is not HTTP.
  if (status === 400 && !headers['x-request-id']) return []
  const problems: Array<string> = []
  if (status >= 500) problems.push(`status ${status}`)
  if (STACK.test(body)) problems.push('a stack trace')
  if (/<zxq|<script>zxq/i.test(body)) problems.push('markup of the visitor')
  if (/(?:^|[^\\])"zxq=/.test(body)) problems.push('an attribute of the visitor')
  if (headers['set-cookie']) problems.push('a cookie')
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('no security headers')
  if (headers['content-type']?.startsWith('text/html'))
    problems.push(...runnableIn(body, String(headers['content-security-policy'])))
  if (headers.location !== undefined) {
    const siteOrigin = `http://${sent.Host ?? new URL(site.url).host}`
    const to = URL.canParse(headers.location, siteOrigin) ? new URL(headers.location, siteOrigin) : undefined
    const isApp = /^\/app(?:-partner)?(?:\?|$)/.test(target)
    if (!to || (to.origin !== siteOrigin && !(isApp && STORES.includes(to.hostname))))
      problems.push(`off to ${headers.location}`)
  }
  return problems
}

/** Returns true if following the redirects of this site ends at an answer. */
async function arrives(location: string): Promise<boolean> {
  let target: string | undefined = location
  for (let hops = 0; hops < 4 && target?.startsWith('/'); hops++) {
    const { headers } = await client.send({ method: 'GET', target, headers: {} })
    target = headers.location
  }
  return !target?.startsWith('/')
}

/** Sends requests over a few connections at once. Returns the problems. */
async function sendAll(requests: ReadonlyArray<RawRequest>): Promise<Array<string>> {
  const problems: Array<string> = []
  const queue = [...requests]
  const send = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const answer = await client.send(next)
      const found = findProblems(next, answer)
      if (!(await arrives(answer.headers.location ?? ''))) found.push('a redirect without end')
      const name = `${next.method} ${next.target.slice(0, 200)} ${Object.keys(next.headers)}`
      problems.push(...found.map((problem) => `${problem}: ${name}`))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
  return problems
}

const get = (target: string, headers: Record<string, string> = {}): RawRequest => ({
  method: 'GET',
  target,
  headers,
})

test.each(STARTS)(
  '%s neither fails nor repeats markup when a hostile text is in its address',
  async (start) => {
    const targets = TRICKS.flatMap((trick) => [
      `${start}/${trick}`,
      ...(QUERIED.includes(start) ? [`${start}?q=${trick}&web=${trick}&about=${trick}&${trick}=1`] : []),
    ])
    expect(await sendAll(targets.map((target) => get(target)))).toEqual([])
  },
)

test('no answer fails or follows a hostile header', async () => {
  const requests = ['/', '/services/plumbing', '/app', '/api/web/city/all', '/no/such/page'].flatMap(
    (target) => Object.entries(HEADERS).map(([name, value]) => get(target, { [name]: value })),
  )
  expect(await sendAll(requests)).toEqual([])
})

test('no answer fails when method or body are unexpected', async () => {
  const targets = ['/', '/contact', '/api/web/query', '/csp-report', '/api/web/city/all']
  const requests = targets.flatMap(
    (target): Array<RawRequest> => [
      ...['HEAD', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({ method, target, headers: {} })),
      ...['POST', 'PUT', 'PATCH'].flatMap((method) =>
        BODIES.map((body) => ({ method, target, headers: {}, body })),
      ),
    ],
  )
  expect(await sendAll(requests)).toEqual([])
})

test.each([
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/services/.env.local',
  '/backup.sql.gz',
  '/index.php/contact',
  '/.well-known/nothing',
  '/images/no-such-picture.svg',
])('%s can never be a page and gets a plain response below one kilobyte', async (path) => {
  const response = await visit(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(1_024)
})

test('a missing built file is a plain 404 that is not stored', async () => {
  const response = await visit('/assets/page-00000000.js')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
})

test.each(['/no/such/page', '/city/st.elsewhere', '/services/plumbing/st.elsewhere', '/services/fetch_all'])(
  '%s could be a page and gets the designed 404',
  async (path) => {
    const response = await visit(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  },
)

test.each([
  '/api/web/category/..%2f..%2fadmin',
  '/api/web/category/%2e%2e%2fadmin',
  '/api/web/category/%252e%252e%252fadmin',
  '/api/web/category/..%5cadmin',
  '/api/web/category/a%00b',
  '/api/web/category/a%0d%0aHost:evil.example',
  '/api/web/category/a%3fb',
  '/api/web/category/a;b',
  '/api/web/category/@evil.example',
  '/api/web/category/http:%2f%2fevil.example',
  '/api/web//evil.example/category/x',
  '/api/web/category/fetch_all/',
  '/api/web/city/%61ll',
  '/api/web/%2e%2e/%2e%2e/admin',
  '/api/web/category/%E0%A4%A',
  '/api/web/category/-starts-with-a-hyphen',
  `/api/web/category/${'a'.repeat(65)}`,
  '/api/web/blog/a_b',
  '/api/web/query',
  '/api/v2/city/all',
])('%s never reaches the upstream', async (path) => {
  const before = upstream.calls.length
  const response = await visit(path)
  expect([301, 404, 405]).toContain(response.status)
  await response.text()
  // The not-found page has a footer, which lists places and services.
  const calls = upstream.calls
    .slice(before)
    .filter(({ path }) => !/^\/(?:(?:city|state)\/all|category\/fetch_all)(?:\?limit|$)/.test(path))
  expect(calls).toEqual([])
})

const DOORS: ReadonlyArray<readonly [path: string, type: string]> = [
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/api/web/query', 'application/json'],
  ['/csp-report', 'application/json'],
]

/** Sends only the beginning of a body. */
function begin(path: string, type: string) {
  const headers = {
    'Content-Type': type,
    'Content-Length': 100,
    Origin: site.url,
    'Sec-Fetch-Site': 'same-origin',
  }
  const sent = request(site.url + path, { method: 'POST', headers })
  const answer = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0))
    sent.on('error', reject)
  })
  sent.write('{"name":')
  return { sent, answer }
}

test('a request is logged as 400 and not as an error when the visitor aborts it', async () => {
  const lines = () =>
    site.logs.filter((line) => line.includes('"request"') && line.includes('"status":400')).length
  const mark = site.logs.length
  for (const [path, type] of DOORS) {
    const before = lines()
    const { sent, answer } = begin(path, type)
    answer.catch(() => undefined)
    await expect.poll(() => sent.writableLength).toBe(0)
    await site.fetch('/healthz')
    sent.destroy()
    await expect.poll(lines).toBe(before + 1)
  }
  expect(site.logs.slice(mark).filter((line) => /"error"/.test(line))).toEqual([])
})
