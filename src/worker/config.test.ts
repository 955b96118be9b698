import { expect, test } from 'vitest'
import { readConfig } from '#worker/config.ts'

const API = { UPSTREAM_URL: 'https://api.example.com' }

function read(env: Parameters<typeof readConfig>[0]) {
  const { config, problems } = readConfig({ ...API, ...env })
  return config ?? problems.join(' ')
}

const FINGERPRINT = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(':')
const ADS = {
  ADS_CLIENT_ID: 'ca-pub-1234567890123456',
  ADS_SCRIPT_URL: 'https://ads.example/unit.js',
  ADS_SLOTS: 'home-middle=123, blog = 456,',
}
const STRONG = '8f1c2a9be07d4635'.repeat(2)
const WEBHOOK_SECRET = `whsec_${Buffer.from(STRONG).toString('base64')}`

const WRONG: ReadonlyArray<[name: string, values: ReadonlyArray<unknown>]> = [
  ['UPSTREAM_URL', ['https://api.example.com/v2', 'https://api.example.com?key=1', 'https://user:pass@api.example.com']],
  ['SITE_URL', ['https://www.example.com//', 'www.example.com', 'ftp://www.example.com']],
  ['UPSTREAM_TOKEN_HEADER', ['Host', 'Content-Type', 'cookie', 'CF-Access-Client-Id', 'X Api Key', 'X-Api-Key:']],
  ['WEB_TARGET_HOSTS', ['https://help.example.com', 'help.example.com/path', 'user@help.example.com', '*.example.com', 'a b', 'a.com;b.com', "a.com'b.com", 'a..com', ['a.com', 'b.com']]],
  ['HSTS', ['often', null]],
  ['PAGE_CACHE', ['yes', true]],
  ['RUM_SAMPLE_RATE', ['2', '-1', 'some']],
  ['LOG_SAMPLE', [0, '1.5', 'all']],
  ['CONTACT_EMAIL_TO', ['office', 'a@example.com, b@example.com', 'Office <office@example.com>', 'a@example.com\r\nBcc: b@example.com', 'a b@example.com', '@example.com']],
  ['CONTACT_WEBHOOK_URL', ['http://hooks.example.com/', 'ftp://hooks.example.com/', 'hooks.example.com', 'https://a:b@c.example/']],
  ['MESSAGE_RETENTION_DAYS', ['0', '-1', '1.5', 'ever', '10000']],
  ['DESK_ACCESS_TEAM', ['example', 'https://example.cloudflareaccess.com', 'a.b.cloudflareaccess.com', 'example.cloudflareaccess.com.evil.example', '-.cloudflareaccess.com', 'example.cloudflareaccess.com:443']],
  ['DESK_ACCESS_AUD', ['abc', 'Z'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)]],
  ['WHATSAPP_NUMBER', ['9876543210', '09876543210', '919876543210', '+91 12345 67890', '+91 98765 432', 'call us', '+91 484 2345678', '+91 98765 43210, 43211 98765']],
  ['UPSTREAM_TOKEN', ['two\nlines', 'a\tb', 'ключ', 'a  b']],
  ['ADS_SCRIPT_URL', ['http://ads.example/unit.js', 'ads.example', '//ads.example/unit.js']],
  ['ADS_LOAD', ['click', 'on']],
  ['ADS_SLOTS', ['home-middle', 'nowhere=1', 'blog=', 'blog=1=2', 'blog=a b', '__proto__=1']],
  ['ANDROID_APPS', ['com.example.app', `app=${FINGERPRINT}`, `com.example.app=${FINGERPRINT}:00`, `a b.c=${FINGERPRINT}`, `com.a==${FINGERPRINT}`]],
  ['IOS_APPS', ['ABCDE12345.com.example', 'customer=com.example.app', 'rider=ABCDE12345.com.a', 'customer=', '__proto__=1']],
] // biome-ignore format: a row a line is easy to compare

test.each(WRONG.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s is refused in a sentence that names it when it is %j',
  (name, value) => {
    const problem = read({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name} is .*: set it to .*[.]$`))
    expect(problem).not.toMatch(/pass|lines|ключ/)
  },
)

test('hosts and origins are read in their normal form', () => {
  const hosts = ' Help.example.com, shop.example.com:8443,,россия.example,a.example:443 '
  const env = { UPSTREAM_URL: ' https://API.example.com:443 ', SITE_URL: 'https://a.example/' }
  expect(read({ ...env, WEB_TARGET_HOSTS: hosts })).toMatchObject({
    settings: {
      UPSTREAM_URL: 'https://api.example.com',
      SITE_URL: 'https://a.example',
      WEB_TARGET_HOSTS: ['help.example.com', 'shop.example.com:8443', 'xn--h1alffa9f.example', 'a.example'],
    },
  })
  expect(read({ WEB_TARGET_HOSTS: ' ' })).toMatchObject({ settings: { WEB_TARGET_HOSTS: undefined } })
})

test('a variable of wrangler.toml may be a number', () => {
  const env = { LOG_SAMPLE: 20, RUM_SAMPLE_RATE: 0.5, MESSAGE_RETENTION_DAYS: 3, UPSTREAM_TOKEN: 12345 }
  expect(read(env)).toMatchObject({
    settings: { LOG_SAMPLE: 20, UPSTREAM_TOKEN: '12345' },
    site: { webVitalsSampleRate: 0.5, messageRetentionDays: 3 },
    messageRetentionDays: 3,
  })
})

test('an empty setting has its default, or none', () => {
  const empty = {
    LOG_SAMPLE: '',
    MESSAGE_RETENTION_DAYS: ' ',
    HSTS: '',
    PAGE_CACHE: '',
    UPSTREAM_TOKEN_HEADER: '',
  }
  const settings = {
    LOG_SAMPLE: 10,
    HSTS: undefined,
    PAGE_CACHE: true,
    UPSTREAM_TOKEN_HEADER: 'Authorization',
  }
  expect(read(empty)).toMatchObject({ settings })
  expect(read({})).toMatchObject({ settings: { ...settings, HSTS: 'max-age=31536000' } })
})

test('a number on WhatsApp is kept as digits with its country', () => {
  expect(read({ WHATSAPP_NUMBER: '+91 98765-43210' })).toMatchObject({
    site: { whatsAppNumber: '919876543210' },
  })
  expect(read({ WHATSAPP_NUMBER: '+44 20 7946 0958' })).toMatchObject({
    site: { whatsAppNumber: '442079460958' },
  })
})

test('the ad network needs a publisher, a script and a slot', () => {
  expect(read({ ...ADS, ADS_HOSTS: 'frames.example' })).toMatchObject({
    site: {
      ads: {
        clientId: ADS.ADS_CLIENT_ID,
        scriptUrl: ADS.ADS_SCRIPT_URL,
        slots: { 'home-middle': '123', blog: '456' },
      },
    },
    adOrigins: ['https://ads.example', 'https://frames.example'],
  })
  expect(read(ADS)).not.toHaveProperty('site.ads.isOnPress')
  expect(read({ ...ADS, ADS_LOAD: 'press' })).toHaveProperty('site.ads.isOnPress', true)
  for (const missing of [
    { ADS_CLIENT_ID: '' },
    { ADS_CLIENT_ID: 'ca-pub-XXXXXXXXXXXXXXXX' },
    { ADS_SCRIPT_URL: '' },
    { ADS_SLOTS: '' },
  ]) {
    const config = read({ ...ADS, ADS_HOSTS: 'frames.example', ...missing })
    expect(config).toMatchObject({ adOrigins: [] })
    expect(config).not.toHaveProperty('site.ads')
  }
})

test('apps are lists of names and ids', () => {
  const ANDROID_APPS = `com.example.app=${FINGERPRINT}, com.example.app = ${FINGERPRINT},`
  const IOS_APPS = 'customer=ABCDE12345.com.example.app'
  const certificate = { name: 'com.example.app', value: FINGERPRINT }
  expect(read({ ANDROID_APPS, IOS_APPS })).toMatchObject({
    settings: {
      ANDROID_APPS: [certificate, certificate],
      IOS_APPS: [{ name: 'customer', value: 'ABCDE12345.com.example.app' }],
    },
  })
})

const getFingerprint = (env: Record<string, unknown>) =>
  readConfig({ ...API, ...ADS, ...env }).config?.fingerprint

test.each([
  { DESK_PASSWORD: 'Nine-lamps, one desk' },
  { DESK_ACCESS_TEAM: 'example.cloudflareaccess.com', DESK_ACCESS_AUD: 'a'.repeat(64) },
  { OPS_TOKEN: STRONG },
  { UPSTREAM_TOKEN: STRONG },
  { CONTACT_WEBHOOK_URL: 'https://hooks.example/', CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET },
  { CONTACT_EMAIL_TO: 'office@example.com', CONTACT_EMAIL_FROM: 'site@example.com' },
  { LOG_SAMPLE: '1', HSTS: '', WEB_TARGET_HOSTS: 'help.example.com' },
])('stored pages are kept when the settings change by %j', (env) => {
  expect(getFingerprint(env)).toBe(getFingerprint({}))
})

test.each([
  { UPSTREAM_URL: 'https://other.example.com' },
  { MAP_EMBED_URL: 'https://maps.example/embed' },
  { WHATSAPP_NUMBER: '+91 98765 43210' },
  { SAMPLE_CONTENT: 'on' },
  { MESSAGE_RETENTION_DAYS: '3' },
  { ADS_HOSTS: 'frames.example' },
  { ADS_CLIENT_ID: '' },
])('stored pages are not used when the settings change by %j', (env) => {
  expect(getFingerprint(env)).not.toBe(getFingerprint({}))
})

const findProblems = (env: Record<string, unknown>) => readConfig({ ...API, ...env }).problems

test.each<[Record<string, string>, string]>([
  [{ CONTACT_EMAIL_TO: 'office@example.com' }, 'CONTACT_EMAIL_FROM'],
  [{ CONTACT_EMAIL_FROM: 'site@example.com', CONTACT_EMAIL_TO: ' ' }, 'CONTACT_EMAIL_TO'],
  [{ CONTACT_WEBHOOK_URL: 'https://hooks.example/' }, 'CONTACT_WEBHOOK_SECRET'],
  [{ CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET }, 'CONTACT_WEBHOOK_URL'],
  [{ UPSTREAM_ACCESS_CLIENT_ID: 'id.access' }, 'UPSTREAM_ACCESS_CLIENT_SECRET'],
  [{ DESK_ACCESS_TEAM: 'example.cloudflareaccess.com' }, 'DESK_ACCESS_AUD'],
  [{ DESK_PASSWORD: 'fifteen letters' }, 'DESK_PASSWORD is not a strong'],
  [{ DESK_PASSWORD: 'ab'.repeat(20) }, 'DESK_PASSWORD is not a strong'],
  [{ DESK_PASSWORD: 'पासवर्ड'.repeat(4) }, 'DESK_PASSWORD is not a strong'],
  [{ OPS_TOKEN: 'secret' }, 'OPS_TOKEN is not a strong'],
  [{ OPS_TOKEN: 'a'.repeat(40) }, 'OPS_TOKEN is not a strong'],
  [{ OPS_TOKEN: `${STRONG}!` }, 'OPS_TOKEN is not a strong'],
  [
    { CONTACT_WEBHOOK_URL: 'https://hooks.example/', CONTACT_WEBHOOK_SECRET: 'whsec_short' },
    'Standard Webhooks',
  ],
])('%j is refused with one sentence', (env, words) => {
  const problems = findProblems(env)
  expect(problems).toHaveLength(1)
  expect(problems.join()).toContain(words)
})

test('complete pairs, strong secrets and names of other programs are accepted', () => {
  const env = {
    CONTACT_EMAIL_TO: 'office@example.com',
    CONTACT_EMAIL_FROM: 'site@example.com',
    CONTACT_WEBHOOK_URL: 'http://localhost/hook',
    CONTACT_WEBHOOK_SECRET: `${WEBHOOK_SECRET} ${WEBHOOK_SECRET}`,
    OPS_TOKEN: STRONG,
    HOST: 'x',
    HTTPS: 'true',
    NPM_TOKEN: 'x',
    DB: {},
  }
  expect(findProblems(env)).toEqual([])
})

test('a weak secret does not stop a site that runs', () => {
  expect(readConfig({ ...API, OPS_TOKEN: 'weak' }).config?.settings.OPS_TOKEN).toBe('weak')
})

test('a site needs a database or an API', () => {
  expect(readConfig({}).problems.join()).toMatch(/bind a D1 database as DB/)
  expect(readConfig({ DB: {} }).config).toBeDefined()
})
