import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { runScript } from '#support/site/run-script.ts'
import { site as shared } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

const TOKEN = 'a-long-random-text-of-the-operator'
const DAY = 24 * 3_600_000

const vars = { OPS_TOKEN: TOKEN, PAGE_CACHE: 'on' }
const { upstream, site, stop } = await startRemoteSite(vars)
let start = Date.now()

beforeEach(async () => {
  start += 100 * DAY
  upstream.reset()
  nameService('Old name')
  await site.runtime.purgeCache('pages')
})

afterAll(stop)

function nameService(title: string): void {
  upstream.answer('/category/plumbing', { _id: 'plumbing', title, childCategories: [] })
  upstream.answer('/category/primary', [{ _id: 'plumbing', title, description: 'Pipes' }])
}

/** A read at a time after the start of the test, or now. */
async function read(address: string, seconds?: number, from: Site = site) {
  const clock = seconds === undefined ? undefined : { 'x-test-clock': String(start + seconds * 1_000) }
  const response = await from.fetch(address, { headers: { 'User-Agent': BOT_USER_AGENT, ...clock } })
  return {
    status: response.status,
    cache: response.headers.get('Cache-Status') ?? '',
    tag: response.headers.get('ETag'),
    body: await response.text(),
  }
}

/** Repeats the request until the response is a cache hit, because the cache is written after the response. */
async function readKept(address: string, seconds?: number, from: Site = site) {
  let latest = await read(address, seconds, from)
  for (let tries = 0; tries < 100 && !latest.cache.includes('hit'); tries++)
    latest = await read(address, seconds, from)
  expect(latest.cache).toContain('hit')
  return latest
}

/** Writes a purge at a time after the start of the test, as another data center does. */
async function purgedElsewhere(seconds: number, kind: 'soft' | 'hard' = 'soft'): Promise<void> {
  const at = start + seconds * 1_000
  const db = await site.runtime.getD1Database('DB')
  await db
    .prepare('INSERT OR REPLACE INTO purge (only_row, purged_at, hard_purged_at) VALUES (1, ?1, ?2)')
    .bind(at, kind === 'hard' ? at : 0)
    .run()
}

async function purge(body?: unknown, from = site, token = TOKEN) {
  const response = await from.fetch('/ops/purge', {
    method: 'POST',
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })
  const { status, headers } = response
  return { status, headers, body: await response.json<Record<string, unknown>>() }
}

const PAGE = '/services/plumbing'
const CALL = '/api/web/category/plumbing'

test('a call purges only with the right token', async () => {
  expect((await purge({}, site, 'a-guess')).status).toBe(401)
  const without = await site.fetch('/ops/purge', { method: 'POST' })
  expect(without.status).toBe(401)
  expect(without.headers.get('WWW-Authenticate')).toBe('Bearer')
  const reading = await site.fetch('/ops/purge', { headers: { Authorization: `Bearer ${TOKEN}` } })
  expect(reading.status).toBe(405)
  const purged = await purge()
  expect(purged.status).toBe(200)
  expect(purged.headers.get('Cache-Control')).toBe('no-store')
  expect(purged.body).toEqual({ code: 200, hard: false })
  expect((await purge({ hard: true })).body).toEqual({ code: 200, hard: true })
  expect(site.logs.some((line) => line.includes('"event":"ops_token_refused"'))).toBe(true)
  expect(site.logs.some((line) => line.includes('"event":"cache_purged"'))).toBe(true)
  expect(site.logs.some((line) => line.includes(TOKEN) || line.includes('a-guess'))).toBe(false)
})

test.each([
  ['invalid JSON', '{', 400],
  ['a word instead of true', { hard: 'yes' }, 400],
  ['an unknown property', { tags: ['service:plumbing'] }, 400],
  ['a long body', ' '.repeat(2_000), 413],
])('%s is refused with a message', async (_, body, status) => {
  const answer = await purge(body)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code: status, message: expect.any(String) })
})

test('data and pages are read again at once by the isolate that purges', async () => {
  expect((await readKept(PAGE)).body).toContain('Old name')
  await readKept(CALL)
  nameService('New name')
  expect((await read(PAGE)).body).toContain('Old name')
  await purge()
  expect((await read(CALL)).body).toContain('New name')
  expect((await read(PAGE)).body).toContain('New name')
  expect((await readKept(PAGE)).body).toContain('New name')
})

test('another isolate learns of a purge within half a minute', async () => {
  expect((await readKept(PAGE, 0)).body).toContain('Old name')
  nameService('New name')
  await purgedElsewhere(1)
  expect((await read(PAGE, 15)).body).toContain('Old name')
  expect((await read(PAGE, 31)).body).toContain('New name')
})

test('a page keeps its entity tag when it shows the same after a purge', async () => {
  const { tag } = await readKept('/about', 0)
  await purgedElsewhere(1)
  const refreshed = await read('/about', 31)
  expect(refreshed.cache).toContain('fwd=stale; fwd-status=200')
  expect(refreshed.tag).toBe(tag)
})

test('a page is refreshed when an isolate rendered it from old data after the purge', async () => {
  for (const address of [CALL, '/api/web/category/primary']) await readKept(address, 0)
  nameService('New name')
  await purgedElsewhere(5)
  expect((await readKept(PAGE, 20)).body).toContain('Old name')
  expect((await read(PAGE, 31)).body).toContain('New name')
})

test.each([
  ['soft', 200, true],
  ['hard', 502, false],
] as const)('during an outage an entry is %s purged', async (kind, status, isServed) => {
  await readKept(PAGE, 0)
  await readKept(CALL, 0)
  upstream.set('status-500')
  await purgedElsewhere(1, kind)
  const answer = await read(CALL, 31)
  expect(answer.status).toBe(status)
  expect(answer.body.includes('Old name')).toBe(isServed)
  expect((await read(PAGE, 31)).body.includes('Old name')).toBe(isServed)
})

test('purged data that is gone is not served', async () => {
  await readKept(CALL, 0)
  upstream.set('gone', '/category/plumbing')
  await purgedElsewhere(1)
  expect((await read(CALL, 31)).status).toBe(404)
})

test('sitemaps are built again after a purge', async () => {
  const inSitemap = async (seconds: number) => (await read('/sitemaps/posts.xml', seconds)).body
  upstream.answer('/blog/all', [{ _id: 'p1', slug: 'first-post', title: 'First' }])
  expect(await inSitemap(0)).toContain('/blog/first-post')
  upstream.answer('/blog/all', [{ _id: 'p2', slug: 'second-post', title: 'Second' }])
  await purgedElsewhere(1)
  expect(await inSitemap(31)).toContain('/blog/second-post')
})

test('/ops/purge is 404 when no token is configured', async () => {
  const headers = { Authorization: 'Bearer ' }
  expect((await shared.fetch('/ops/purge', { method: 'POST', headers })).status).toBe(404)
})

test('pages stay available and purges fail when the database fails', async () => {
  const remoteVars = { ...vars, UPSTREAM_URL: upstream.url }
  const broken = await startSite({ vars: remoteVars })
  await (await broken.runtime.getD1Database('DB')).exec('DROP TABLE purge')
  expect((await read(PAGE, 0, broken)).status).toBe(200)
  expect((await readKept(PAGE, 31, broken)).status).toBe(200)
  expect(broken.logs.some((line) => line.includes('"event":"purge_not_read"'))).toBe(true)
  expect((await purge({}, broken)).status).toBe(503)
  await broken.stop()
  const without = await startSite({ vars: remoteVars, database: false })
  expect((await read(PAGE, 0, without)).status).toBe(200)
  expect((await purge({}, without)).body).toMatchObject({
    code: 503,
    message: expect.stringContaining('database'),
  })
  await without.stop()
})

test('npm run purge says what it did, or one sentence when it fails', async () => {
  const runPurge = (args: ReadonlyArray<string>, token: string) =>
    runScript('purge.ts', args, { OPS_TOKEN: token })
  const url = ['--url', site.url]
  const done = await runPurge(['--hard', ...url], TOKEN)
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining(`Purged at ${site.url}`) })
  const refused = await runPurge(url, 'a-guess')
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('401: The token is not valid.') })
  expect(refused.text).not.toContain('a-guess')
  expect(await runPurge(url, '')).toMatchObject({ code: 1, text: expect.stringContaining('Usage') })
  expect(await runPurge(['--url', ''], TOKEN)).toMatchObject({ code: 2 })
  expect(await runPurge(['--url', 'http://site.example'], TOKEN)).toMatchObject({
    code: 1,
    text: expect.stringContaining('https only'),
  })
  expect(await runPurge(['--url', `${site.url}/hi`], TOKEN)).toEqual({
    code: 1,
    text: `${site.url}/hi is no site: it has a path.\n`,
  })
})
