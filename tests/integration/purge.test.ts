import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeUpstream } from '#support/fakes/fake-upstream.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { runScript } from '#support/site/run-script.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

const TOKEN = 'a-long-random-text-of-the-operator'
const HOUR = 3_600_000

const upstream = await startFakeUpstream()
const persist = mkdtempSync(path.join(tmpdir(), 'purge-'))
const vars = { UPSTREAM_URL: upstream.url, OPS_TOKEN: TOKEN, PAGE_CACHE: 'on' }
/** Two isolates of a data centre: one database and one store, each with a memory of its own. */
const here = await startSite({ vars, persist })
const there = await startSite({ vars, persist })
let start = Date.now()

beforeEach(async () => {
  start += 100 * 24 * HOUR
  upstream.reset()
  nameService('Old name')
  await here.runtime.purgeCache('api')
  await here.runtime.purgeCache('pages')
})

afterAll(async () => {
  await here.stop()
  await there.stop()
  await upstream.stop()
  rmSync(persist, { recursive: true })
})

function nameService(title: string): void {
  upstream.answer('/category/plumbing', { _id: 'plumbing', title, childCategories: [] })
  upstream.answer('/category/primary', [{ _id: 'plumbing', title, description: 'Pipes' }])
}

function at(seconds: number): Record<string, string> {
  return { 'x-test-clock': String(start + seconds * 1_000), 'User-Agent': BOT_USER_AGENT }
}

async function read(site: Site, address: string, seconds: number) {
  const response = await site.fetch(address, { headers: at(seconds) })
  return {
    status: response.status,
    cache: response.headers.get('Cache-Status') ?? '',
    body: await response.text(),
  }
}

/** Repeats the request until the response is a cache hit, because the cache is written after the response. */
async function readKept(site: Site, address: string, seconds: number) {
  let latest = await read(site, address, seconds)
  for (let tries = 0; tries < 100 && !latest.cache.includes('hit'); tries++)
    latest = await read(site, address, seconds)
  expect(latest.cache).toContain('hit')
  return latest
}

async function purge(body: unknown, seconds = 0, site = here, token = TOKEN) {
  const response = await site.fetch('/ops/purge', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...at(seconds), Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  })
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json<Record<string, unknown>>(),
  }
}

const PAGE = '/services/plumbing'

test('a call purges only with the right token', async () => {
  expect((await purge({ tags: ['service:plumbing'] }, 0, here, 'a-guess')).status).toBe(401)
  const without = await here.fetch('/ops/purge', { method: 'POST', body: '{"tags":["service:plumbing"]}' })
  expect(without.status).toBe(401)
  expect(without.headers.get('WWW-Authenticate')).toBe('Bearer')
  const reading = await here.fetch('/ops/purge', { headers: { Authorization: `Bearer ${TOKEN}` } })
  expect(reading.status).toBe(405)
  const purged = await purge({ tags: ['service:plumbing'] })
  expect(purged.status).toBe(200)
  expect(purged.headers.get('Cache-Control')).toBe('no-store')
  expect(purged.body).toEqual({ code: 200, purged: ['service:plumbing', 'kind:categories'] })
  expect(here.logs.some((line) => line.includes('"event":"ops_token_refused"'))).toBe(true)
  expect(
    here.logs.some((line) => line.includes('"event":"cache_purged"') && line.includes('service:plumbing')),
  ).toBe(true)
  expect(here.logs.some((line) => line.includes(TOKEN) || line.includes('a-guess'))).toBe(false)
})

test.each([
  ['invalid JSON', '{'],
  ['an empty object', {}],
  ['empty lists', { tags: [], paths: [] }],
  ['a string instead of a list', { tags: 'service:plumbing' }],
  ['an unknown property', { tag: ['service:plumbing'] }],
  ['a tag of an unknown kind', { tags: ['sevrice:plumbing'] }],
  ['a path without a leading slash', { paths: ['blog/x'] }],
  ['a list of 101 tags', { tags: Array.from({ length: 101 }, (_, index) => `post:${index}`) }],
])('%s is refused with a message', async (_, body) => {
  const { status, body: answer } = await purge(body)
  expect(status).toBe(400)
  expect(answer).toMatchObject({ code: 400, message: expect.any(String) })
})

test('purged data and pages are read again at once by the same isolate', async () => {
  expect((await readKept(here, PAGE, 0)).body).toContain('Old name')
  await readKept(here, '/api/web/category/plumbing', 0)
  nameService('New name')
  expect((await read(here, PAGE, 1)).body).toContain('Old name')
  await purge({ tags: ['service:plumbing'] }, 2)
  expect((await read(here, '/api/web/category/plumbing', 3)).body).toContain('New name')
  expect((await read(here, PAGE, 3)).body).toContain('New name')
  expect((await readKept(here, PAGE, 4)).body).toContain('New name')
  expect((await read(here, '/', 4)).body).toContain('New name')
})

test('a page keeps its entity tag when it shows the same after a purge', async () => {
  await readKept(here, '/about', 0)
  const tagAt = async (seconds: number) =>
    (await here.fetch('/about', { headers: at(seconds) })).headers.get('ETag')
  const before = await tagAt(1)
  await purge({ tags: ['service:plumbing'] }, 2)
  expect((await read(here, '/about', 3)).cache).toContain('fwd=miss')
  expect(await tagAt(4)).toBe(before)
})

test('another isolate learns of a purge within half a minute', async () => {
  await readKept(here, PAGE, 0)
  expect((await readKept(there, PAGE, 0)).body).toContain('Old name')
  nameService('New name')
  await purge({ tags: ['service:plumbing'] }, 1)
  expect((await read(there, PAGE, 15)).body).toContain('Old name')
  expect((await read(there, PAGE, 30)).body).toContain('New name')
})

test('an isolate that purges still learns of earlier purges elsewhere', async () => {
  await readKept(here, '/api/web/category/plumbing', 0)
  await readKept(there, PAGE, 0)
  nameService('New name')
  await purge({ tags: ['service:plumbing'] }, 1)
  await purge({ tags: ['brand:other'] }, 130, there)
  expect((await read(there, '/api/web/category/plumbing', 131)).body).toContain('New name')
  expect((await read(there, PAGE, 131)).body).toContain('New name')
})

test('a page is purged when an isolate rendered it from old data after the purge', async () => {
  await readKept(there, '/api/web/category/plumbing', 0)
  await readKept(there, '/api/web/category/primary', 0)
  nameService('New name')
  await purge({ tags: ['service:plumbing'] }, 5)
  expect((await readKept(there, PAGE, 20)).body).toContain('Old name')
  expect((await read(here, PAGE, 21)).body).toContain('New name')
  expect((await read(there, PAGE, 31)).body).toContain('New name')
})

test('a purged path is rendered again from data that is read again', async () => {
  await readKept(here, '/', 0)
  await readKept(here, '/about', 0)
  nameService('New name')
  expect((await purge({ paths: ['/'] }, 1)).body).toEqual({ code: 200, purged: ['path:%2F'] })
  expect((await read(here, '/', 2)).body).toContain('New name')
  expect((await read(here, '/about', 2)).cache).toContain('hit')
  await readKept(here, '/', 3)
  upstream.answer('/blog/remote-post', { _id: 'p1', slug: 'remote-post', title: 'Before' })
  expect((await readKept(here, '/blog/remote-post', 3)).body).toContain('Before')
  upstream.answer('/blog/remote-post', { _id: 'p1', slug: 'remote-post', title: 'After' })
  await purge({ paths: ['https://site.example/blog/remote-post'] }, 4)
  expect((await read(here, '/api/web/blog/remote-post', 5)).body).toContain('After')
  expect((await read(here, '/blog/remote-post', 5)).body).toContain('After')
})

test('purged data is not served when it is gone or the upstream fails', async () => {
  await readKept(here, PAGE, 0)
  upstream.set('status-500')
  await purge({ tags: ['service:plumbing'] }, 1)
  const failed = await read(here, '/api/web/category/plumbing', 2)
  expect(failed.status).toBe(502)
  expect((await read(here, PAGE, 2)).body).not.toContain('Old name')
  upstream.reset()
  upstream.set('gone', '/category/plumbing')
  expect((await read(here, '/api/web/category/plumbing', 60)).status).toBe(404)
})

test('entries stay in the caches when more tags are purged than an isolate keeps', async () => {
  await readKept(there, PAGE, 0)
  const db = await here.runtime.getD1Database('DB')
  await db
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 21000)
       INSERT INTO purges (tag, purged_at) SELECT 'provider:many-' || n, ?1 FROM numbers`,
    )
    .bind(start + 1_000)
    .run()
  upstream.set('status-500')
  expect((await read(there, PAGE, 31)).body).toContain('Old name')
  expect((await read(there, PAGE, 200)).body).toContain('Old name')
  await db.exec('DELETE FROM purges')
})

test('sitemaps are built again after a purge', async () => {
  const inSitemap = async (seconds: number) => (await read(here, '/sitemaps/posts.xml', seconds)).body
  upstream.answer('/blog/all', [{ _id: 'p1', slug: 'first-post', title: 'First' }])
  expect(await inSitemap(0)).toContain('/blog/first-post')
  upstream.answer('/blog/all', [{ _id: 'p2', slug: 'second-post', title: 'Second' }])
  await purge({ tags: ['post:second-post'] }, 1)
  expect(await inSitemap(2)).toContain('/blog/second-post')
})

test('other pages stay in the caches when an unknown tag is purged', async () => {
  await readKept(here, PAGE, 0)
  expect((await purge({ tags: ['post:no-such-post'] }, 1)).status).toBe(200)
  expect((await read(here, PAGE, 2)).cache).toContain('hit')
})

test('the cron deletes purges when no stored entry can be older', async () => {
  const db = await here.runtime.getD1Database('DB')
  const days = 24 * HOUR
  const rows = async () =>
    (
      await db.prepare("SELECT tag FROM purges WHERE tag LIKE 'test:%' ORDER BY tag").all<{ tag: string }>()
    ).results.map(({ tag }) => tag)
  const insert = db.prepare('INSERT INTO purges (tag, purged_at) VALUES (?1, ?2)')
  await db.batch([insert.bind('test:old', start - 30 * days), insert.bind('test:recent', start - 15 * days)])
  const worker = await here.runtime.getWorker()
  await worker.scheduled({ cron: '*/5 * * * *', scheduledTime: new Date(start) })
  expect(await rows()).toEqual(['test:recent'])
})

test('/ops/purge is 404 when no token is configured', async () => {
  const plain = await startSite()
  const response = await plain.fetch('/ops/purge', { method: 'POST', headers: { Authorization: 'Bearer ' } })
  expect(response.status).toBe(404)
  expect((await plain.fetch('/ops/purge')).status).toBe(404)
  await plain.stop()
})

test('pages stay available and purges fail when the database fails', async () => {
  const broken = await startSite({ vars })
  await (await broken.runtime.getD1Database('DB')).exec('DROP TABLE purges')
  expect((await read(broken, PAGE, 0)).status).toBe(200)
  expect((await readKept(broken, PAGE, 31)).status).toBe(200)
  expect(broken.logs.some((line) => line.includes('"event":"purges_not_read"'))).toBe(true)
  expect((await purge({ tags: ['service:plumbing'] }, 1, broken)).status).toBe(503)
  await broken.stop()
  const without = await startSite({ vars, database: false })
  expect((await read(without, PAGE, 0)).status).toBe(200)
  expect((await purge({ tags: ['service:plumbing'] }, 1, without)).body).toMatchObject({
    code: 503,
    message: expect.stringContaining('database'),
  })
  await without.stop()
})

const runPurge = (args: ReadonlyArray<string>, token: string) =>
  runScript('purge.ts', args, { OPS_TOKEN: token })

test('npm run purge prints the purged tags, or one sentence when it fails', async () => {
  const url = ['--url', here.url]
  const done = await runPurge(['--tag', 'service:plumbing', '--path', '/about', ...url], TOKEN)
  expect(done.code).toBe(0)
  expect(done.text).toContain('service:plumbing, kind:categories, path:%2Fabout')
  const refused = await runPurge(['--tag', 'service:plumbing', ...url], 'a-guess')
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('401: The token is not valid.') })
  expect(refused.text).not.toContain('a-guess')
  expect(await runPurge(['--tag', 'sevrice:x', ...url], TOKEN)).toMatchObject({ code: 1 })
  expect(await runPurge(url, TOKEN)).toMatchObject({ code: 1, text: expect.stringContaining('Usage') })
  expect(await runPurge(['--tag', 'post:x', '--url', 'http://site.example'], TOKEN)).toMatchObject({
    code: 1,
    text: expect.stringContaining('https only'),
  })
  expect(await runPurge(['--tag', 'post:x', '--url', `${here.url}/hi`], TOKEN)).toEqual({
    code: 1,
    text: `purge: ${here.url}/hi is no site: it has a path.\n`,
  })
})

test('guesses of the token are rate-limited', async () => {
  const guessed = await startSite({ vars })
  const guess = (token: string) => purge({ tags: ['post:x'] }, 0, guessed, token)
  expect((await guess('guess')).status).toBe(401)
  await untilRefused(60, () => guess('another-guess'))
  await guessed.stop()
})
