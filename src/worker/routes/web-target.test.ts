import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { createRandom } from '#support/data/random.ts'
import { webTarget } from '#worker/routes/app-redirect.ts'

const HOST = new URL(company.websiteURL).host
const settings = {
  SITE_URL: 'https://site.example',
  WEB_TARGET_HOSTS: ['extra.example:8443', 'xn--h1alffa9f.example'],
}
const ALLOWED = ['preview.example:8787', 'site.example', HOST, 'extra.example:8443', 'xn--h1alffa9f.example']

function getTarget(...values: Array<string>): string | undefined {
  const url = new URL('http://preview.example:8787/app')
  for (const value of values) url.searchParams.append('web', value)
  return webTarget(url, settings)
}

test.each([
  ['http://preview.example:8787/services', 'http://preview.example:8787/services'],
  ['https://preview.example:8787/', 'https://preview.example:8787/'],
  ['https://site.example', 'https://site.example/'],
  [`HTTPS://${HOST.toUpperCase()}/City/Pune?a=b&c=d#top`, `https://${HOST}/City/Pune?a=b&c=d#top`],
  [`http://${HOST}/blog`, `http://${HOST}/blog`],
  [`https://${HOST}:443/blog`, `https://${HOST}/blog`],
  ['https://extra.example:8443/a%20b', 'https://extra.example:8443/a%20b'],
  ['https://россия.example/x', 'https://xn--h1alffa9f.example/x'],
  [`https://${HOST}/?email=a@b.example`, `https://${HOST}/?email=a@b.example`],
  [`https://${HOST}/apps`, `https://${HOST}/apps`],
  [`https://${HOST}/application/app`, `https://${HOST}/application/app`],
  [`https://${HOST}/?next=/app`, `https://${HOST}/?next=/app`],
  [`https://${HOST}/blog/a/../b`, `https://${HOST}/blog/b`],
  [` https:\\\\${HOST}\\blog `, `https://${HOST}/blog`],
  [`https:///${HOST}/\u202ea b\n`, `https://${HOST}/%E2%80%AEa%20b`],
])('an address on the allow-list is the target: %s', (value, expected) => {
  expect(getTarget(value)).toBe(expected)
})

test.each([
  '',
  '/services',
  'services',
  `//${HOST}/`,
  `///${HOST}/`,
  'https://evil.example/',
  `https://evil.example/${HOST}`,
  `https://${HOST}.evil.example/`,
  `https://evil-${HOST}/`,
  `https://${HOST}./`,
  `https://${HOST}:8443/`,
  `http://${HOST}:443/`,
  'https://extra.example/',
  'https://preview.example/',
  `https://user@${HOST}/`,
  `https://user:pass@${HOST}/`,
  `https://${HOST}@evil.example/`,
  `https://${HOST}%40evil.example/`,
  `https://${HOST}%2eevil.example/`,
  `https://${HOST}%00.evil.example/`,
  'javascript:alert(1)',
  `javascript://${HOST}/%0aalert(1)`,
  'data:text/html,hello',
  `ftp://${HOST}/`,
  `file://${HOST}/`,
  `intent://${HOST}/#Intent;scheme=https;end`,
  `blob:https://${HOST}/x`,
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://',
  'https://?',
])('every other address is ignored: %j', (value) => {
  expect(getTarget(value)).toBeUndefined()
})

test('there is no target when the parameter is missing or repeated', () => {
  expect(getTarget()).toBeUndefined()
  expect(getTarget('https://site.example/', 'https://site.example/')).toBeUndefined()
  expect(getTarget('https://site.example/', 'https://evil.example/')).toBeUndefined()
})

const FRAGMENTS = [
  ...'http https HTTPS javascript ftp : / // /// \\ \\\\ @ # ? & ; = . ..'.split(' '),
  ...[HOST, ...'site.example preview.example extra.example evil.example россия.example localhost'.split(' ')],
  ...':80 :443 :8443 :8787 user user:pass@ [::1] 127.0.0.1 2130706433 0x7f.1'.split(' '),
  ...'app APP app-partner %61pp %2561pp ａｐｐ services Pune 。 ／ ＠'.split(' '),
  ...'%00 %0a %0d %20 %2e %2f %2F %40 %5c %25 %252f %c0%af %'.split(' '),
  ...' \t\n\r\u0000\u007f\u00a0\u00ad\u2028\u200b\u202e\ufeff\ud800'.split(''),
]

test('only plain addresses of allowed hosts are returned for thousands of random ones', () => {
  const { below, pick, times } = createRandom(42)
  let accepted = 0
  for (let round = 0; round < 40_000; round++) {
    const start = below(3) === 0 ? '' : `https://${below(2) === 0 ? pick(ALLOWED) : ''}`
    const value = start + times(7, () => pick(FRAGMENTS)).join('')
    const target = getTarget(value)
    if (target === undefined) continue
    accepted++
    const url = new URL(target)
    expect(['http:', 'https:']).toContain(url.protocol)
    expect(ALLOWED, value).toContain(url.host)
    expect(url.username + url.password).toBe('')
    expect(target).toMatch(/^https?:\/\/[a-z0-9.:-]+\/[!-~]*$/)
    expect(getTarget(target)).toBe(target)
  }
  expect(accepted).toBeGreaterThan(500)
})
