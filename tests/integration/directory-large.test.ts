import { setImmediate } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { manyProviders } from '#support/data/many-providers.ts'
import { askUpstream } from '#support/site/ask-upstream.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { cities } from '#upstream/seed/places.ts'
import { boundDatabase, type Database } from '../../scripts/directory/database.ts'
import { importProviders } from '../../scripts/directory/import-providers.ts'
import { createRuntime, migrate, seed } from '../../scripts/runtime.ts'

const COUNT = 2_000
const EQUALS = Math.floor(COUNT * 0.13)
const PAGES = 40
const PER_PAGE = 20
/** Statements of an import between two reads. */
const STATEMENTS_BETWEEN_READS = 50

const plumbing = 'category=plumbing'
const isPlumber = ({ categoryIds }: Provider) => categoryIds.includes('plumbing')

const lists: ReadonlyArray<[query: string, has: (provider: Provider) => boolean]> = [
  ['', () => true],
  [plumbing, isPlumber],
  ['city=mumbai', ({ cityId }) => cityId === 'mumbai'],
  ['state=maharashtra', ({ cityId }) => cities.find(({ id }) => id === cityId)?.stateId === 'maharashtra'],
  ['sort=distance&lat=19.07&lng=72.88', () => true],
  ['q=plumbing', ({ title }) => title.startsWith('Plumbing')],
  [
    'language=hindi&verified=1',
    ({ languages, verified }) => languages.includes('Hindi') && verified !== null,
  ],
]

let runtime: Miniflare

beforeAll(() => {
  runtime = createRuntime({ port: 0 })
})
afterAll(() => runtime.dispose())

/** Returns providers of which the first are electricians of Nagpur with equal ranks in every order. */
function everybody(): Array<Provider> {
  return manyProviders(COUNT).map((provider, index) =>
    index < EQUALS
      ? {
          ...provider,
          cityId: 'nagpur',
          categoryIds: ['electrician'],
          title: 'Electrician',
          jobs: [],
          rating: 4,
          reviewCount: 10,
          verified: null,
          experienceYears: 5,
        }
      : provider,
  )
}

/** Wraps a database so that `read` runs between the batches of an import. */
function interleaved(database: Database, read: () => Promise<void>): Database {
  return {
    ...database,
    run: async (statements, options) => {
      if (options?.together) return database.run(statements, options)
      let batch: Array<string> = []
      for (const statement of statements) {
        if (batch.push(statement) < STATEMENTS_BETWEEN_READS) continue
        await database.run(batch)
        await read()
        batch = []
      }
      await database.run(batch)
    },
  }
}

test('lists of a large directory are paged, also while another edition is written', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  await seed(db, { samples: false })
  const providers = everybody()
  await importProviders(boundDatabase(db), providers)

  async function read(query: string): Promise<ProviderPage> {
    // After a long computation the client only notices here that the runtime has closed an idle connection.
    await setImmediate()
    const { status, body } = await askUpstream<ProviderPage>(db, `/provider/all?${query}`, 'off')
    expect(status, query).toBe(200)
    return body
  }
  async function walk(query: string, pages = Number.POSITIVE_INFINITY): Promise<Array<string>> {
    const ids: Array<string> = []
    let after: string | null = ''
    for (let page = 0; page < pages && after !== null; page++) {
      const { data, next }: ProviderPage = await read(query + (after && `&after=${after}`))
      ids.push(...data.map(({ id }) => id))
      after = next
    }
    expect(new Set(ids).size, query).toBe(ids.length)
    return ids
  }

  for (const [list, has] of lists) {
    const expected = Math.min(providers.filter(has).length, PAGES * PER_PAGE)
    const orders = list.includes('sort=') ? [''] : ['', '&sort=price']
    for (const order of orders)
      expect(await walk(`${list}${order}&limit=${PER_PAGE}`, PAGES), list + order).toHaveLength(expected)
  }

  const electricians = providers.filter(
    ({ cityId, categoryIds }) => cityId === 'nagpur' && categoryIds.includes('electrician'),
  )
  for (const order of ['', '&sort=price'])
    expect(await walk(`city=nagpur&category=electrician&limit=50${order}`)).toHaveLength(electricians.length)

  const before = await read(plumbing)
  const changed = providers.map((provider) => ({ ...provider, title: 'Changed' }))
  let reads = 0
  const importing = interleaved(boundDatabase(db), async () => {
    expect(await read(plumbing)).toEqual(before)
    reads += 1
  })
  expect(await importProviders(importing, changed)).toMatchObject({ new: 0, changed: COUNT, withdrawn: 0 })
  expect(reads).toBeGreaterThan(0)
  const { data, total } = await read(plumbing)
  expect(total).toBe(providers.filter(isPlumber).length)
  expect(new Set(data.map(({ title }) => title))).toEqual(new Set(['Changed']))
})
