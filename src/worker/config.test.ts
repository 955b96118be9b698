import { expect, test } from 'vitest'
import { readConfig, settingProblems, settingsIn } from '#worker/config.ts'

const API = { UPSTREAM_URL: 'https://api.example.com' }

function read(given: Parameters<typeof readConfig>[0]) {
  const result = readConfig({ ...API, ...given })
  return result.ok ? result.config : result.problem
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
  ['MESSAGE_RETENTION_DAYS', ['0', '-1', '1.5', 'ever', '10000', '']],
  ['ADS_SCRIPT_URL', ['http://ads.example/unit.js', 'ads.example', '//ads.example/unit.js']],
  ['ADS_SLOTS', ['home-middle', 'nowhere=1', 'blog=', 'blog=1=2', 'blog=a b', '__proto__=1']],
  ['ANDROID_APPS', ['com.example.app', `app=${FINGERPRINT}`, `com.example.app=${FINGERPRINT}:00`, `a b.c=${FINGERPRINT}`, `com.a==${FINGERPRINT}`]],
  ['IOS_APPS', ['ABCDE12345.com.example', 'customer=com.example.app', 'rider=ABCDE12345.com.a', 'customer=', '__proto__=1']],
] // biome-ignore format: a table

test.each(WRONG.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s is refused in a sentence that names it when it is %j',
  (name, value) => {
    const problem = read({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name} is .*: set it to .*[.]$`))
    expect(problem).not.toContain('pass')
  },
)

test('hosts and origins are read in their normal form', () => {
  const hosts = ' Help.example.com, shop.example.com:8443,,россия.example,a.example:443 '
  const given = { UPSTREAM_URL: ' https://API.example.com:443 ', SITE_URL: 'https://a.example/' }
  expect(read({ ...given, WEB_TARGET_HOSTS: hosts })).toMatchObject({
    upstreamOrigin: 'https://api.example.com',
    siteOrigin: 'https://a.example',
    webTargetHosts: ['help.example.com', 'shop.example.com:8443', 'xn--h1alffa9f.example', 'a.example'],
  })
  expect(read({ WEB_TARGET_HOSTS: ' ' })).toMatchObject({ webTargetHosts: [] })
})

test('a variable of wrangler.toml may be a number', () => {
  const given = { LOG_SAMPLE: 10, RUM_SAMPLE_RATE: 0.5, MESSAGE_RETENTION_DAYS: 3, UPSTREAM_TOKEN: 12345 }
  expect(read(given)).toMatchObject({
    logSample: 10,
    site: { webVitalsSampleRate: 0.5, messageRetentionDays: 3 },
    messageRetentionDays: 3,
    upstreamCredentials: { headers: { Authorization: 'Bearer 12345' } },
  })
})

test.each(['two\nlines', 'a\tb', 'ключ', 'a  b'])(
  'UPSTREAM_TOKEN is refused without its value when it is %j',
  (token) => {
    const problem = read({ UPSTREAM_TOKEN: token })
    expect(problem).toMatch(/^UPSTREAM_TOKEN has characters/)
    expect(problem).not.toContain(token)
  },
)

test('the ad network needs a publisher, a script and a slot', () => {
  expect(read({ ...ADS, ADS_HOSTS: 'frames.example' })).toMatchObject({
    site: { ads: { clientId: ADS.ADS_CLIENT_ID, scriptUrl: ADS.ADS_SCRIPT_URL, slots: { 'home-middle': '123', blog: '456' } } },
    adOrigins: ['https://ads.example', 'https://frames.example'],
  })
  for (const missing of [{ ADS_CLIENT_ID: '' }, { ADS_CLIENT_ID: 'ca-pub-XXXXXXXXXXXXXXXX' }, { ADS_SCRIPT_URL: '' }, { ADS_SLOTS: '' }]) {
    const config = read({ ...ADS, ADS_HOSTS: 'frames.example', ...missing })
    expect(config).toMatchObject({ adOrigins: [] })
    expect(config).not.toHaveProperty('site.ads')
  }
}) // biome-ignore format: long lines

test('an Android app may have several certificates', () => {
  const other = FINGERPRINT.replace('00', 'ff')
  const ANDROID_APPS = `com.example.app=${FINGERPRINT}, com.example.app = ${other},com.example.pro=${FINGERPRINT}`
  expect(read({ ANDROID_APPS })).toMatchObject({
    androidApps: [
      { packageName: 'com.example.app', fingerprints: [FINGERPRINT.toUpperCase(), other.toUpperCase()] },
      { packageName: 'com.example.pro', fingerprints: [FINGERPRINT.toUpperCase()] },
    ],
  })
})

test('each iOS app opens its redirect path', () => {
  const IOS_APPS = 'customer=ABCDE12345.com.example.app, partner=ABCDE12345.com.example.partner'
  expect(read({ IOS_APPS })).toMatchObject({
    iosApps: [
      { id: 'ABCDE12345.com.example.app', path: '/app' },
      { id: 'ABCDE12345.com.example.partner', path: '/app-partner' },
    ],
  })
  expect(read({ ANDROID_APPS: ' , ', IOS_APPS: '' })).toMatchObject({ androidApps: [], iosApps: [] })
})

test('every setting, and nothing else, is read from the environment', () => {
  expect(settingsIn({ SITE_URL: '', OPS_TOKEN: 'given', PATH: '/bin' })).toEqual({ SITE_URL: '', OPS_TOKEN: 'given' })
}) // biome-ignore format: one line

const findProblems = (given: Record<string, unknown>, secretsKnown = true) =>
  settingProblems(given, { secretsKnown })

test.each<[Record<string, string>, string]>([
  [{ CONTACT_EMAIL_TO: 'office@example.com' }, 'CONTACT_EMAIL_FROM'],
  [{ CONTACT_EMAIL_FROM: 'site@example.com', CONTACT_EMAIL_TO: ' ' }, 'CONTACT_EMAIL_TO'],
  [{ CONTACT_WEBHOOK_URL: 'https://hooks.example/' }, 'CONTACT_WEBHOOK_SECRET'],
  [{ CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET }, 'CONTACT_WEBHOOK_URL'],
  [{ UPSTREAM_ACCESS_CLIENT_ID: 'id.access' }, 'UPSTREAM_ACCESS_CLIENT_SECRET'],
  [{ OPS_TOKEN: 'secret' }, 'OPS_TOKEN is too weak'],
  [{ OPS_TOKEN: 'a'.repeat(40) }, 'OPS_TOKEN is too weak'],
  [{ OPS_TOKEN: `${STRONG}!` }, 'OPS_TOKEN is too weak or'],
  [
    { CONTACT_WEBHOOK_URL: 'https://hooks.example/', CONTACT_WEBHOOK_SECRET: 'whsec_short' },
    'Standard Webhooks',
  ],
  [{ UPSTREAM_ULR: 'x' }, 'UPSTREAM_URL'],
  [{ SITE_URLS: 'x' }, 'SITE_URL'],
  [{ HST: 'x' }, 'HSTS'],
])('%j is refused with one sentence', (given, words) => {
  const problems = findProblems(given)
  expect(problems).toHaveLength(1)
  expect(problems.join()).toContain(words)
})

test('complete pairs, strong secrets and names of other programs are accepted', () => {
  const given = {
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
  expect(findProblems(given)).toEqual([])
})

test('a pair is not checked when its secret is unknown', () => {
  expect(findProblems({ CONTACT_WEBHOOK_URL: 'https://hooks.example/' }, false)).toEqual([])
  expect(findProblems({ CONTACT_EMAIL_TO: 'office@example.com' }, false)).toHaveLength(1)
})
