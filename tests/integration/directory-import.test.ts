import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { providerAt } from '#support/data/many-providers.ts'
import { askUpstream } from '#support/site/ask-upstream.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { removeRetiredEditions } from '#upstream/directory/editions.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { providerIdOfKey } from '../../scripts/directory/columns.ts'
import { throughApi } from '../../scripts/directory/d1-api.ts'
import { boundDatabase, type Database } from '../../scripts/directory/database.ts'
import { eraseProviders, findProvider, importProviders } from '../../scripts/directory/import-providers.ts'
import { seed } from '../../scripts/runtime.ts'

const OPS_TOKEN = 'a-long-random-text-of-the-operator'
const MINUTE = 60_000

let site: Site
let db: D1Database
let database: Database
let sample: string

beforeAll(async () => {
  site = await startSite({ samples: true, vars: { OPS_TOKEN, PAGE_CACHE: 'on' } })
  db = await site.runtime.getD1Database('DB')
  database = boundDatabase(db)
  sample = (await askUpstream<ProviderPage>(db, '/provider/all')).body.data[0]?.id ?? ''
})
afterAll(() => site.stop())

/** Returns a plumber of Kochi whose key is the name. */
function plumber(name: string, more: Partial<Provider> = {}): Provider {
  const provider = providerAt(1)
  return {
    ...provider,
    id: providerIdOfKey(name),
    name,
    categoryIds: ['plumbing'],
    jobs: [],
    cityId: 'kochi',
    ...more,
  }
}

const [asha, binu, chitra, deepu, elsa] = ['Asha', 'Binu', 'Chitra', 'Deepu', 'Elsa'].map((name) =>
  plumber(name),
) as [Provider, Provider, Provider, Provider, Provider]

beforeEach(async () => {
  await importProviders(database, [asha, binu], { replaceAll: true })
})

async function names(from = db): Promise<Array<string>> {
  const { body } = await askUpstream<ProviderPage>(from, '/provider/all?limit=50', 'off')
  return body.data.map(({ name }) => name).sort()
}

const getStatus = async (path: string) => (await askUpstream(db, path, 'off')).status

/** Counts the rows of all tables that hold a text. */
async function rowsWith(text: string): Promise<number> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE name LIKE 'provider%' AND type = 'table'")
    .all<{ name: string }>()
  const rows = await db.batch(results.map(({ name }) => db.prepare(`SELECT * FROM ${name}`)))
  return rows.flatMap((table) => table.results).filter((row) => JSON.stringify(row).includes(text)).length
}

/** Wraps a database so that something happens before an edition is shown. */
function beforeShown(work: () => Promise<unknown>): Database {
  return {
    ...database,
    run: async (statements, options) => {
      if (options?.together) await work()
      await database.run(statements, options)
    },
  }
}

test('an import replaces the samples and prints its changes', async () => {
  expect(await names()).toEqual(['Asha', 'Binu'])
  const renamed = { ...binu, title: 'Another title' }
  const changes = await importProviders(database, [asha, renamed, chitra, deepu, elsa])
  expect(changes).toEqual({ new: 3, changed: 1, unchanged: 1, withdrawn: 0, erased: 0 })
  expect(await importProviders(database, [elsa, deepu, chitra, renamed, asha])).toMatchObject({
    unchanged: 5,
    new: 0,
    changed: 0,
  })
  expect(await getStatus(`/provider/${sample}`)).toBe(410)
})

test('a dry run prints the same and changes nothing', async () => {
  expect(await importProviders(database, [chitra], { dryRun: true })).toMatchObject({ new: 1, withdrawn: 2 })
  expect(await names()).toEqual(['Asha', 'Binu'])
})

test('a file that withdraws more than a fifth is refused unless it replaces all', async () => {
  await expect(importProviders(database, [asha, chitra])).rejects.toThrow('--replace-all')
  expect(await names()).toEqual(['Asha', 'Binu'])
  await importProviders(database, [asha, chitra], { replaceAll: true })
  expect(await names()).toEqual(['Asha', 'Chitra'])
})

test('a withdrawn provider is gone with its reviews, and returns with a later file', async () => {
  await importProviders(database, [asha], { replaceAll: true })
  for (const path of [`/provider/${binu.id}`, `/provider/${binu.id}/reviews`]) {
    expect(await getStatus(path), path).toBe(410)
    expect((await site.fetch(`/api/web${path}`)).status, path).toBe(410)
  }
  await importProviders(database, [asha, binu])
  expect(await getStatus(`/provider/${binu.id}`)).toBe(200)
})

test('a deployment does not write samples over an imported directory', async () => {
  await db.prepare("UPDATE catalogue_edition SET edition = 'older'").run()
  await seed(db)
  expect(await names()).toEqual(['Asha', 'Binu'])
})

test('a request reads one edition when an import ends meanwhile', async () => {
  const statements: Array<string> = []
  const slow = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target)
      return (sql: string) => {
        statements.push(sql)
        return target.prepare(sql)
      }
    },
  })
  const importing = new Proxy(slow, {
    get: (target, name) => {
      if (name !== 'batch') return Reflect.get(target, name)
      return async (batch: Array<D1PreparedStatement>) => {
        const results = await db.batch(batch)
        await importProviders(database, [chitra], { replaceAll: true })
        return results
      }
    },
  })
  expect(await names(importing)).toEqual(['Asha', 'Binu'])
  expect(await names()).toEqual(['Chitra'])
})

/** Several runs of the cron. */
async function runCron(now: number): Promise<void> {
  for (let run = 0; run < 10; run++) await removeRetiredEditions(db, now)
}

test('the former edition stays for ten minutes and is then deleted', async () => {
  const now = Date.now()
  await importProviders(database, [asha, chitra], { replaceAll: true, now: now + 1 })
  await runCron(now + 9 * MINUTE)
  expect(await rowsWith('Binu')).toBeGreaterThan(0)
  await runCron(now + 11 * MINUTE)
  expect(await rowsWith('Binu')).toBe(0)
  expect(await names()).toEqual(['Asha', 'Chitra'])
  expect(await getStatus(`/provider/${binu.id}`)).toBe(410)
})

test('an interrupted import is never shown, and is deleted after a day', async () => {
  const cutOff = beforeShown(() => Promise.reject(new Error('the connection was lost')))
  await expect(importProviders(cutOff, [asha, binu, elsa])).rejects.toThrow('lost')
  expect(await names()).toEqual(['Asha', 'Binu'])
  await runCron(Date.now() + 23 * 60 * MINUTE)
  expect(await rowsWith('Elsa')).toBeGreaterThan(0)
  await runCron(Date.now() + 25 * 60 * MINUTE)
  expect(await rowsWith('Elsa')).toBe(0)
})

test('an erased provider is removed from editions and counts, and later files skip them', async () => {
  const erased = plumber('Erased', { phone: '+91 98765 43210' })
  await importProviders(database, [asha, binu, erased])
  await importProviders(database, [asha, binu, erased, chitra])
  expect(await findProvider(database, 'Erased')).toMatchObject({
    name: 'Erased',
    city: 'kochi',
    id: erased.id,
  })
  await eraseProviders(database, [providerIdOfKey('Erased')])
  expect(await rowsWith('Erased')).toBe(0)
  expect(await rowsWith('98765')).toBe(0)
  const { body } = await askUpstream<ProviderPage>(db, '/provider/all?city=kochi', 'off')
  expect(body.total).toBe(3)
  expect(await getStatus(`/provider/${erased.id}`)).toBe(410)
  expect(await findProvider(database, 'Erased')).toBeUndefined()
  expect(await importProviders(database, [asha, binu, chitra, erased])).toMatchObject({
    erased: 1,
    unchanged: 3,
  })
})

test('a provider is in no cache half a minute after an erasure', async () => {
  const name = 'Zubeida'
  const erased = plumber(name, { rating: 5, reviewCount: 900 })
  await importProviders(database, [asha, binu, erased], { replaceAll: true })
  const paths = [
    `/provider/${erased.id}`,
    '/services/plumbing/kochi',
    '/services/plumbing/kochi/professionals',
    '/hi/services/plumbing/kochi/professionals',
    '/city/kochi',
    '/top-technicians',
    '/',
    `/search?q=${name}`,
    `/compare?with=${erased.id}`,
    '/api/web/provider/all?category=plumbing&city=kochi',
    `/api/web/provider/${erased.id}`,
    `/api/web/search?q=${name}`,
    `/api/web/suggest?q=${name}`,
    '/sitemaps/professionals.xml',
  ]
  let later = 0
  async function read(path: string): Promise<string> {
    const clock = String(Date.now() + later)
    const headers = { 'User-Agent': BOT_USER_AGENT, 'x-test-clock': clock }
    return (await site.fetch(path, { headers })).text()
  }
  const before = await Promise.all(paths.map(read))
  await Promise.all(paths.map(read))
  expect(before.filter((page) => page.includes(name) || page.includes(erased.id)).length).toBeGreaterThan(9)
  await eraseProviders(database, [providerIdOfKey(name)])
  later = 31_000
  for (const path of paths) {
    const page = (await read(path)).replaceAll(`q=${name}`, '')
    const mentions = path.includes(name) ? page.includes(erased.id) : page.includes(name)
    expect(mentions, path).toBe(false)
  }
})

type D1Server = {
  url: string
  requests: Array<{ path: string | undefined; token: string | undefined }>
  server: Server
}

/** Cloudflare's API, with the database of the test. */
async function startD1Api(): Promise<D1Server> {
  const requests: D1Server['requests'] = []
  async function answer(request: IncomingMessage): Promise<object> {
    requests.push({ path: request.url, token: request.headers.authorization })
    const { sql } = JSON.parse(await text(request))
    try {
      const statements = String(sql).split(/;\n/).filter(Boolean)
      const results = await db.batch(statements.map((one) => db.prepare(one)))
      return { success: true, errors: [], result: results }
    } catch (error) {
      return { success: false, errors: [{ code: 7500, message: String(error) }], result: null }
    }
  }
  const server = createServer(async (request, response) => {
    const body = await answer(request)
    response.writeHead('result' in body && body.result ? 200 : 400).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, requests, server }
}

test('a deployed database is written in batches of queries', async () => {
  const { url, requests, server } = await startD1Api()
  try {
    const deployed = throughApi({ url, token: 'secret' }, { account: 'ours', database: 'its-id' })
    const many = Array.from({ length: 400 }, (_, index) =>
      plumber(`Many ${index}; it's`, { about: ['x'.repeat(2_000)] }),
    )
    expect(await importProviders(deployed, [asha, binu, ...many])).toMatchObject({ new: 400 })
    expect((await askUpstream<ProviderPage>(db, '/provider/all', 'off')).body.total).toBe(402)
    expect(requests.length).toBeGreaterThan(5)
    expect(requests[0]).toEqual({ path: '/accounts/ours/d1/database/its-id/query', token: 'Bearer secret' })
    await expect(deployed.query('SELECT * FROM nowhere')).rejects.toThrow(/400.*no such table/)
  } finally {
    server.close()
  }
})
