import type { RawRequest } from '#support/site/raw-request.ts'
import type { Random } from './random.ts'

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
export function hostileRequest(random: Random): RawRequest {
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
