import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from 'hono/jwt'
import { afterAll, expect, test } from 'vitest'
import { newConnection } from '#support/site/contact-requests.ts'
import { insertMessages, PASSWORD, signedIn, startDesk } from '#support/site/desk-site.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { type Site, startSite } from '#support/site/start-site.ts'

const TEAM = 'team.cloudflareaccess.com'
const AUDIENCE = 'a1'.repeat(32)
const NAME = 'Nobody may read this name'
const HOUR_S = 3_600

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const named = { kid, alg: 'RS256', use: 'sig' }
  return {
    own: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256' },
    published: { ...publicKey.export({ format: 'jwk' }), ...named },
  }
}

const [key, nextKey, foreignKey] = [newKey('first'), newKey('second'), newKey('first')]

/** The keys that Cloudflare publishes for the team. */
const certs = { keys: [key.published], reads: 0, areDown: false }
const keyServer = createServer((_, response) => {
  certs.reads += 1
  if (certs.areDown) response.statusCode = 500
  response.setHeader('Content-Type', 'application/json')
  response.end(certs.areDown ? 'down' : JSON.stringify({ keys: certs.keys }))
}).listen(0, '127.0.0.1')
await once(keyServer, 'listening')

/** Runs the built worker, for which the team's domain is the key server, at the time of the request's header. */
const ENTRY = `import worker from './index.js'
const [realFetch, realNow] = [globalThis.fetch, Date.now]
let time
Date.now = () => time || realNow()
globalThis.fetch = (address, init) =>
  realFetch(String(address).replace('https://${TEAM}/cdn-cgi', 'http://127.0.0.1:${(keyServer.address() as AddressInfo).port}'), init)
export default { fetch(request, env, context) {
  time = Number(request.headers.get('x-test-clock'))
  return worker.fetch(request, env, context)
} }`

const ACCESS = { DESK_ACCESS_TEAM: TEAM, DESK_ACCESS_AUD: AUDIENCE }
const [byPassword, byAccess, closed] = await Promise.all([
  startDesk(),
  startDesk({ entry: ENTRY, vars: ACCESS }),
  startSite(),
])
const ids = new Map<Site, string>()
for (const site of [byPassword, byAccess, closed]) {
  const [id = ''] = await insertMessages(await site.runtime.getD1Database('DB'), [{ name: NAME }])
  ids.set(site, id)
}
afterAll(async () => {
  keyServer.close()
  await Promise.all([byPassword, byAccess, closed].map((site) => site.stop()))
})

/** Asks every address of the desk, also as others spell it, and returns the statuses. No answer has a message. */
async function askEverywhere(site: Site, headers: Record<string, string>): Promise<Set<number>> {
  const message = `/desk/message/${ids.get(site)}`
  const reads = ['/desk', '/desk?state=all', '/desk/messages.csv', '/desk/print', message, '/desk/x']
  const others = ['/desk/', '//desk', '/Desk', '/hi/desk', '/%64esk', '/desk/../desk']
  const statuses = new Set<number>()
  for (const path of [...reads, ...others])
    for (const method of ['GET', 'HEAD']) {
      const response = await site.fetch(path, { method, headers: { ...newConnection(), ...headers } })
      expect(await response.text(), path).not.toContain(NAME)
      if (reads.includes(path)) statuses.add(response.status)
    }
  const body = new URLSearchParams({ action: 'close', version: '0', note: 'x' })
  const saved = await site.fetch(message, { method: 'POST', headers: { Origin: site.url, ...headers }, body })
  const db = await site.runtime.getD1Database('DB')
  expect(await db.prepare('SELECT DISTINCT version FROM messages').first('version')).toBe(0)
  return statuses.add(saved.status)
}

test('nothing of the desk is there when neither a password nor Access is configured', async () => {
  expect(await askEverywhere(closed, {})).toEqual(new Set([404]))
  expect(await askEverywhere(closed, signedIn())).toEqual(new Set([404]))
})

test.each([
  { DESK_PASSWORD: 'too short' },
  { DESK_PASSWORD: 'a'.repeat(20) },
  { DESK_PASSWORD: PASSWORD, DESK_ACCESS_TEAM: TEAM },
  { DESK_PASSWORD: PASSWORD, DESK_ACCESS_AUD: AUDIENCE },
])('the desk stays closed when the settings are %j', async (vars) => {
  const site = await startSite({ vars })
  try {
    const { status } = await site.fetch('/desk', { headers: signedIn('Asha', vars.DESK_PASSWORD) })
    expect(status).toBe(404)
    expect((await site.fetch('/about')).status).toBe(200)
  } finally {
    await site.stop()
  }
})

test('the password of the office opens the desk, with any name', async () => {
  const response = await byPassword.fetch('/desk', { headers: signedIn('श्री Asha') })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(NAME)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
})

test.each([
  ['no credentials', {}],
  ['another password', signedIn('Asha', `${PASSWORD}!`)],
  ['the beginning of the password', signedIn('Asha', PASSWORD.slice(0, -1))],
  ['an empty password', signedIn('Asha', '')],
  ['the password as the name', signedIn(PASSWORD, '')],
  ['a bearer token', { Authorization: `Bearer ${PASSWORD}` }],
  ['credentials that cannot be read', { Authorization: 'Basic %%%' }],
  [
    'a header of Access',
    { 'Cf-Access-Jwt-Assertion': 'a.b.c', 'Cf-Access-Authenticated-User-Email': 'a@b.example' },
  ],
])('the password protects all of the desk from %s', async (_, headers) => {
  expect(await askEverywhere(byPassword, headers)).toEqual(new Set([401]))
})

test('a wrong password is logged without what was typed', async () => {
  await byPassword.fetch('/desk', { headers: signedIn('Mistyped-name', 'Mistyped-password') })
  await expect.poll(() => byPassword.logs.join('\n')).toContain('desk_sign_in_refused')
  expect(byPassword.logs.join('\n')).not.toMatch(/Mistyped/)
})

test('a connection is refused for a minute when it tries too often, also with the right password', async () => {
  const connection = newConnection()
  const attempt = (password: string) =>
    byPassword.fetch('/desk', { headers: { ...signedIn('Asha', password), ...connection } })
  const refused = await untilRefused(60, () => attempt('wrong'))
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect((await attempt(PASSWORD)).status).toBe(429)
  expect((await byPassword.fetch('/desk', { headers: signedIn() })).status).toBe(200)
})

const now = Math.floor(Date.now() / 1_000)
const claims = {
  aud: [AUDIENCE],
  email: 'asha@office.example',
  exp: now + HOUR_S,
  iat: now - 60,
  nbf: now - 60,
  iss: `https://${TEAM}`,
  type: 'app',
  sub: randomUUID(),
}

function newToken(change: object = {}, signer = key): Promise<string> {
  return sign({ ...claims, ...change }, signer.own as Parameters<typeof sign>[1], 'RS256')
}

/** Returns a token with a header of its own and the signature of a good one. */
async function withHeader(header: object): Promise<string> {
  const [, payload, signature] = (await newToken()).split('.')
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join('.')
}

async function withPayload(change: object): Promise<string> {
  const [header, , signature] = (await newToken()).split('.')
  return [
    header,
    Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'),
    signature,
  ].join('.')
}

const asHeader = (token: string) => ({ 'Cf-Access-Jwt-Assertion': token })

test('a token of Access opens the desk and names who is signed in', async () => {
  const ask = async (token: string) => {
    const response = await byAccess.fetch('/desk', { headers: asHeader(token) })
    return [response.status, await response.text()]
  }
  certs.reads = 0
  expect(await ask(await newToken())).toEqual([200, expect.stringContaining('asha@office.example')])
  expect(await ask(await newToken({ aud: AUDIENCE }))).toEqual([200, expect.stringContaining(NAME)])
  const ofService = await newToken({ email: undefined, common_name: 'robot.access' })
  expect(await ask(ofService)).toEqual([200, expect.stringContaining('robot.access')])
  expect(certs.reads).toBe(1)
})

const publicKey = JSON.stringify(key.published)
const unsigned = withHeader({ alg: 'none', typ: 'JWT', kid: 'first' }).then((token) =>
  token.replace(/[^.]*$/, ''),
)

test.each<[string, Promise<string> | string]>([
  ['has no token', ''],
  ['has expired', newToken({ exp: now - 1 })],
  ['never expires', newToken({ exp: undefined })],
  ['is not valid yet', newToken({ nbf: now + HOUR_S })],
  ['is for another audience', newToken({ aud: ['b2'.repeat(32)] })],
  ['has no audience', newToken({ aud: undefined })],
  ['is of another issuer', newToken({ iss: 'https://other.cloudflareaccess.com' })],
  ['has no issuer', newToken({ iss: undefined })],
  ['is not signed', unsigned],
  ['claims no algorithm and has a signature', withHeader({ alg: 'none', kid: 'first' })],
  ['is signed with the public key as a secret', sign(claims, publicKey, 'HS256')],
  ['claims another algorithm', withHeader({ alg: 'RS512', typ: 'JWT', kid: 'first' })],
  ['has no key', withHeader({ alg: 'RS256', typ: 'JWT' })],
  ['is signed with a key of the same name', newToken({}, foreignKey)],
  ['is signed with a key that is not published', newToken({}, nextKey)],
  ['was changed', withPayload({ email: 'boss@office.example' })],
  ['cannot be read', 'a.b.c'],
  ['has a fourth part', newToken().then((token) => `${token}.x`)],
])('Access protects all of the desk when the token %s', async (_, token) => {
  expect(await askEverywhere(byAccess, asHeader(await token))).toEqual(new Set([403]))
  expect(byAccess.logs.join('\n')).not.toContain('office.example')
})

test('Access decides when there is a password, too', async () => {
  expect(await askEverywhere(byAccess, signedIn())).toEqual(new Set([403]))
})

test('a cookie with a good token does not open the desk', async () => {
  const headers = { Cookie: `CF_Authorization=${await newToken()}` }
  expect(await askEverywhere(byAccess, headers)).toEqual(new Set([403]))
})

const DAY_S = 24 * HOUR_S

/** Asks for the desk so many seconds later, with a token that is valid for days. */
async function askLater(seconds: number, signer = key): Promise<number> {
  const token = await newToken({ exp: now + 3 * DAY_S }, signer)
  const clock = { 'x-test-clock': `${(now + seconds) * 1_000}` }
  return (await byAccess.fetch('/desk', { headers: { ...asHeader(token), ...clock } })).status
}

test('a token is accepted within a minute when Cloudflare replaces its key', async () => {
  certs.keys = [nextKey.published, key.published]
  expect(await askLater(HOUR_S, nextKey)).toBe(200)
})

test('known keys stay valid for a day when Cloudflare does not answer, and are asked for once a minute', async () => {
  certs.areDown = true
  certs.reads = 0
  const unknownKey = newKey('third')
  expect(await askLater(3 * HOUR_S)).toBe(200)
  expect(await askLater(3 * HOUR_S + 59, unknownKey)).toBe(403)
  expect(await askLater(3 * HOUR_S + 59)).toBe(200)
  expect(certs.reads).toBe(1)
  expect(await askLater(3 * HOUR_S + 60, unknownKey)).toBe(403)
  expect(certs.reads).toBe(2)
  expect(await askLater(HOUR_S + DAY_S)).toBe(403)
  expect(await askLater(HOUR_S + DAY_S + 1)).toBe(403)
  expect(certs.reads).toBe(3)
  certs.areDown = false
  expect(await askLater(HOUR_S + DAY_S + 60)).toBe(200)
})

test('a connection is refused for a minute when it sends too many tokens', async () => {
  const headers = { ...asHeader(await newToken({ exp: now - 1 })), ...newConnection() }
  const refused = await untilRefused(60, () => byAccess.fetch('/desk', { headers }))
  expect(refused.headers.get('Retry-After')).toBe('60')
})
