import { expect, test } from 'vitest'
import { readConfig } from '#worker/env.ts'

function webTargetHosts(value: string | undefined) {
  const result = readConfig({
    UPSTREAM_URL: 'https://api.example.com',
    ...(value !== undefined && { WEB_TARGET_HOSTS: value }),
  })
  return result.ok ? result.config.webTargetHosts : result.problem
}

test('WEB_TARGET_HOSTS is a list of hosts in their normal form', () => {
  expect(webTargetHosts(undefined)).toEqual([])
  expect(webTargetHosts(' ')).toEqual([])
  expect(webTargetHosts(' Help.example.com, shop.example.com:8443,,россия.example,a.example:443 ')).toEqual([
    'help.example.com',
    'shop.example.com:8443',
    'xn--h1alffa9f.example',
    'a.example',
  ])
})

test.each([
  'https://help.example.com',
  'help.example.com/path',
  'user@help.example.com',
  '*.example.com',
  'a b',
  'a.example.com;b.example.com',
  "a.com'b.com",
  'a..com',
])('WEB_TARGET_HOSTS with %s is refused with a sentence that says what to set', (value) => {
  expect(webTargetHosts(value)).toMatch(/^WEB_TARGET_HOSTS is not a list of hosts: set it to/)
})

function problemOf(texts: Parameters<typeof readConfig>[0]): string {
  const result = readConfig({ UPSTREAM_URL: 'https://api.example.com', ...texts })
  return result.ok ? '' : result.problem
}

test("the header of the token is of the operator's choice, but none that means something else", () => {
  expect(problemOf({ UPSTREAM_TOKEN_HEADER: 'X-Api-Key', UPSTREAM_TOKEN: 'x' })).toBe('')
  expect(problemOf({ UPSTREAM_TOKEN_HEADER: '' })).toBe('')
  for (const name of ['Host', 'Content-Type', 'cookie', 'CF-Access-Client-Id', 'X Api Key', 'X-Api-Key:'])
    expect(problemOf({ UPSTREAM_TOKEN_HEADER: name })).toMatch(/^UPSTREAM_TOKEN_HEADER is no header/)
})

test('a secret that no header can carry is told of without its value', () => {
  expect(problemOf({ UPSTREAM_TOKEN: 'two\nlines' })).toMatch(/^UPSTREAM_TOKEN has characters/)
  expect(problemOf({ UPSTREAM_TOKEN: 'two\nlines' })).not.toContain('two')
})

test('a variable of wrangler.toml that is no text is read as one, and refused with the sentence of its setting', () => {
  const vars = { LOG_SAMPLE: 10, RUM_SAMPLE_RATE: 0.5, MESSAGE_RETENTION_DAYS: 30, UPSTREAM_TOKEN: 12345 }
  expect(readConfig({ UPSTREAM_URL: 'https://api.example.com', ...vars })).toMatchObject({
    ok: true,
    config: {
      logSample: 10,
      webVitalsSampleRate: 0.5,
      messageRetentionDays: 30,
      upstreamCredentials: { headers: { Authorization: 'Bearer 12345' } },
    },
  })
  expect(problemOf({ LOG_SAMPLE: 0 })).toMatch(/^LOG_SAMPLE is not a whole number/)
  expect(problemOf({ PAGE_CACHE: true })).toMatch(/^PAGE_CACHE is neither on nor off/)
  expect(problemOf({ WEB_TARGET_HOSTS: ['help.example.com', 'shop.example.com'] })).toMatch(
    /^WEB_TARGET_HOSTS is not a list of hosts: set it to hosts separated by commas/,
  )
  expect(problemOf({ HSTS: null })).toMatch(/^HSTS is not a value of/)
})

test.each([
  'https://api.example.com/v2',
  'https://api.example.com//',
  'https://api.example.com?key=1',
  'https://api.example.com/#top',
  'https://user:pass@api.example.com',
  'https://user@api.example.com',
])('an origin with more than that, %s, is refused with a sentence that says what to set', (value) => {
  expect(problemOf({ UPSTREAM_URL: value })).toMatch(/^UPSTREAM_URL is not an http\(s\) origin: set it to/)
  expect(problemOf({ SITE_URL: value })).toMatch(/^SITE_URL is not an http\(s\) origin: set it to/)
  expect(problemOf({ SITE_URL: value })).not.toContain('user')
})

test('an origin is taken in its normal form', () => {
  for (const value of [' https://API.example.com:443 ', 'https://api.example.com/'])
    expect(readConfig({ UPSTREAM_URL: value, SITE_URL: value })).toMatchObject({
      config: { upstreamOrigin: 'https://api.example.com', siteOrigin: 'https://api.example.com' },
    })
})
