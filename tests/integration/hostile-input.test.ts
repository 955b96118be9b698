import { afterAll, afterEach, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { createRandom, type Random } from '#support/data/random.ts'
import { runnableIn } from '#support/site/markup.ts'
import { createRawClient, type RawAnswer, type RawRequest } from '#support/site/raw-request.ts'
import { startSite } from '#support/site/start-site.ts'

const WORDS = [
  'services', 'plumbing', 'city', 'mumbai', 'state', 'karnataka', 'service', 'blog', 'search', 'brand', 'provider',
  'contact', 'about', 'app', 'app-partner', 'career', 'careers', 'api', 'web', 'category', 'fetch_all', 'all', 'query',
  'healthz', 'csp-report', 'assets', 'images', 'become-partner', 'top-services', 'terms', 'privacy-policy',
] // biome-ignore format: a list of words

/** `zxq` marks what a visitor wrote: it may come back as text, never as markup or as a part of an attribute. */
const TRICKS = [
  '..', '.', '%2e%2e', '%2E', '..%2f', '%2f', '%5c', '\\', '//', '/\\', '%00', '%0d%0aSet-Cookie:zxq=1', '%09', '%20',
  '%', '%f', '%ff', '%C0%AF', '%E0%A4%A', '%ED%A0%80', '%F0%9F%99%82', '%u0041', '%252e%252e%252f', '%25', ';zxq=1',
  '@zxq.example', ':80', '//zxq.example', '/%2fzxq.example', 'https:', 'https:%2f%2fzxq.example', 'javascript:alert(1)',
  '{{7*7}}', '$%7B7*7%7D', '<zxq>', '%3Czxq%3E', '%3Cscript%3Ezxq%3C/script%3E', '%22zxq=%22', "'zxq='", '"zxq=', '`zxq`',
  '%E2%80%A8zxq', '%E2%80%AEzxq', '__proto__', 'constructor', 'toString', '$', '*', '|', '^', '~', '[', ']', '(((((',
  '.env', '.git', 'wp-admin', 'index.php', '_next', '@vite', 'src', '%E0%A4%AE%E0%A5%81%E0%A4%82%E0%A4%AC%E0%A4%88',
] // biome-ignore format: a list of tricks

const KEYS = ['q', 'web', 'limit', 'search', 'state', 'subject', 'about', 'sent', 'category', 'utm_source', 'referrer', '__proto__', 'q[]', 'q[zxq]', '', 'zxq', '%00', 'hasOwnProperty'] // biome-ignore format: a list

const HEADERS: ReadonlyArray<(random: Random) => [string, string]> = [
  () => ['Host', 'zxq.example'],
  () => ['Origin', 'https://zxq.example'],
  () => ['Referer', 'https://zxq.example/"zxq='],
  () => ['X-Forwarded-Host', '"><zxq>'],
  () => ['X-Forwarded-Proto', 'javascript'],
  () => ['Forwarded', 'host="zxq.example"'],
  (random) => ['Cookie', `zxq=${'a'.repeat(random.below(8_000))}`],
  (random) => [
    'User-Agent',
    random.pick(['', '"zxq=', '<zxq>', 'Googlebot', 'iPhone', 'a'.repeat(4_000), '(((((((((((((((']),
  ],
  (random) => ['Accept', random.pick(['', '*/*', 'text/html;q=zxq', 'a/b,'.repeat(500)])],
  () => ['Accept-Language', 'zxq,'.repeat(200)],
  () => ['Accept-Encoding', 'zxq, gzip;q=9'],
  () => ['Range', 'bytes=9-0,-1,zxq'],
  () => ['If-None-Match', '*'],
  () => ['If-Modified-Since', 'zxq'],
  (random) => [
    'Authorization',
    random.pick(['Bearer zxq', 'Basic eng6', 'zxq', `Bearer ${'a'.repeat(6_000)}`]),
  ],
  () => ['Content-Type', 'multipart/form-data; boundary=zxq'],
  () => ['Idempotency-Key', '"zxq='],
  () => ['Sec-Fetch-Site', 'cross-site'],
  () => ['Upgrade-Insecure-Requests', 'zxq'],
  () => ['X-HTTP-Method-Override', 'DELETE'],
  () => ['CF-Connecting-IP', 'zxq'],
  (random) => ['X-Big', 'b'.repeat(random.below(16_000))],
  () => ['Purpose', 'prefetch'],
  () => ['Expect', 'zxq'],
]

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']

/** Paths with more below them than a page. */
const STARTS = [
  '/app',
  '/app-partner',
  '/api/web',
  '/api/web/category',
  '/search',
  '/contact',
  '/services',
  '/csp-report',
]

function segment(random: Random): string {
  if (random.chance(0.02)) return random.pick(['a', '%61', '/', '%2e', 'é']).repeat(random.below(3_000))
  if (random.chance(0.5)) return random.pick(WORDS)
  return random.times(2, () => random.pick([...TRICKS, ...WORDS])).join('')
}

function search(random: Random): string {
  if (random.chance(0.4)) return ''
  const value = () => random.times(2, () => random.pick([...TRICKS, ...WORDS])).join('')
  const most = random.chance(0.02) ? 400 : 3
  const parameters = random.times(most, () => `${random.pick(KEYS)}=${value()}`)
  return `?${parameters.join(random.pick(['&', '&', ';', '&&']))}${random.pick(['', '', '#zxq', '%', '?'])}`
}

/** Characters for which the runtime itself refuses a request. Browsers percent-encode most of them. */
const REFUSED = /["<>`\x80-\xff]/g

/** Returns a random request of an attacker. HTTP can carry its target. */
function hostileRequest(random: Random): RawRequest {
  const start = random.chance(0.4) ? random.pick(STARTS) : `/${segment(random)}`
  const path = [start, ...random.times(3, () => segment(random))].join('/')
  const written = `${path}${search(random)}`.replace(/[^\x21-\x7e\x80-\xff]/g, '')
  const target = random.chance(0.03) ? written : written.replace(REFUSED, encodeURIComponent)
  const method = random.chance(0.2) ? random.pick(METHODS) : 'GET'
  const headers = Object.fromEntries(random.times(3, () => random.pick(HEADERS)(random)))
  const body = ['POST', 'PUT', 'PATCH'].includes(method)
    ? random.pick(['', '{', '{"zxq":1}', 'name=zxq&message=%3Czxq%3E', 'zxq'.repeat(9_000), '\u0000'])
    : undefined
  return { method, target, headers, ...(body !== undefined && { body }) }
}

const site = await startSite()
const CONNECTIONS = 8
const client = createRawClient(site.url, CONNECTIONS)

afterAll(async () => {
  client.stop()
  await site.stop()
})

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
  if (headers['content-type']?.startsWith('text/html')) {
    problems.push(...runnableIn(body, String(headers['content-security-policy'])))
  }
  if (headers.location !== undefined) {
    const own = `http://${sent.Host ?? new URL(site.url).host}`
    const to = URL.canParse(headers.location, own) ? new URL(headers.location, own) : undefined
    const isApp = /^\/app(?:-partner)?(?:\?|$)/.test(target)
    if (!to || (to.origin !== own && !(isApp && STORES.includes(to.hostname))))
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
      for (const problem of found)
        problems.push(
          `${problem}: ${next.method} ${next.target.slice(0, 200)} ${JSON.stringify(next.headers).slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
  return problems
}

test('fifteen hundred random hostile requests cause no failure', {
  tags: ['slow'],
}, async () => {
  const random = createRandom(20_261_121)
  expect(await sendAll(Array.from({ length: 1_500 }, () => hostileRequest(random)))).toEqual([])
})

afterEach(() => {
  expect(site.logs.filter((line) => /render_failed|uncaught|unhandled|Error in/i.test(line))).toEqual([])
})

test.each(['/services/fetch_all', '/services/primary', '/services/popular', '/blog/all', '/city/all'])(
  '%s, which looks like an API call, is a missing page',
  async (target) => {
    const { status, body } = await client.send({ method: 'GET', target, headers: {} })
    expect(status).toBe(404)
    expect(body).toContain('</html>')
  },
)

test('an encoded path traversal is not found', async () => {
  const { status, body } = await client.send({ method: 'GET', target: '/services/..%2Fcity', headers: {} })
  expect(status).toBe(404)
  expect(body).toBe('Not found.\n')
})

test('no character in a path causes a redirect loop', { tags: ['slow'] }, async () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
  const codes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`)
  const written = characters.filter((character) => !/[ "<>`]/.test(character))
  for (const one of [...written, ...codes]) {
    for (const path of [`/x${one}y`, `/city/x${one}y`]) expect(await arrives(path), path).toBe(true)
  }
})
