import { setImmediate } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { importPeople } from '../../scripts/directory/import-people.ts'
import { createRuntime, migrate, seed } from '../../scripts/runtime.ts'
import { askUpstream } from '../support/ask-upstream.ts'
import { manyPeople } from '../support/many-people.ts'

/** The test takes half an hour, so it runs only when its size is given: `DIRECTORY_SIZE=100000`. */
const COUNT = Number(process.env.DIRECTORY_SIZE ?? 0)
const EQUALS = Math.floor(COUNT * 0.13)
let runtime: Miniflare

beforeAll(() => {
  runtime = createRuntime({ port: 0 })
})
afterAll(() => runtime.dispose())

/** The first are electricians of Nagpur who rank alike in every order. */
function everybody() {
  return manyPeople(COUNT).map((person, index) =>
    index < EQUALS
      ? {
          ...person,
          cityId: 'nagpur',
          categoryIds: ['electrician'],
          jobs: [],
          rating: 4,
          reviewCount: 10,
          verified: null,
          experienceYears: 5,
        }
      : person,
  )
}

test.runIf(COUNT > 0)(
  'lists of a large directory are paged while another edition is written',
  {
    tags: ['long'],
    timeout: 1_800_000,
  },
  async () => {
    const db = await runtime.getD1Database('DB')
    await migrate(db)
    await seed(db, { samples: false })
    const people = everybody()
    await importPeople(boundDatabase(db), people)

    async function read(query: string): Promise<ProviderPage> {
      const { status, body } = await askUpstream<ProviderPage>(db, `/provider/all?${query}`, 'off')
      expect(status, query).toBe(200)
      return body
    }
    async function walk(query: string, pages: number): Promise<Array<string>> {
      const ids: Array<string> = []
      let after: string | null = ''
      for (let page = 0; page < pages && after !== null; page++) {
        const { data, next }: ProviderPage = await read(query + (after && `&after=${after}`))
        ids.push(...data.map(({ id }) => id))
        after = next
      }
      return ids
    }

    const lists = ['', 'category=plumbing', 'city=mumbai', 'state=maharashtra', 'sort=distance&lat=19.07&lng=72.88', 'q=plumbing', 'city=nagpur&category=electrician', 'language=hindi&verified=1'] // biome-ignore format: one list
    for (const list of lists)
      for (const sort of list.includes('sort=')
        ? ['']
        : ['', '&sort=rating', '&sort=experience', '&sort=price']) {
        const ids = await walk(list + sort, 100)
        expect(new Set(ids).size, list + sort).toBe(ids.length)
        expect(ids, list + sort).toHaveLength(2_000)
      }

    const equals = await walk('city=nagpur&category=electrician&limit=50', Number.POSITIVE_INFINITY)
    expect(new Set(equals).size).toBe(equals.length)
    expect(equals.length).toBeGreaterThanOrEqual(EQUALS)

    const changed = people.map((person) => ({ ...person, title: 'Changed' }))
    let isWritten = false
    const importing = importPeople(boundDatabase(db), changed).finally(() => {
      isWritten = true
    })
    // The test awaits it when it has stopped reading.
    importing.catch(() => {})
    const titles = new Set<string>()
    while (!isWritten) {
      // Hashing 100,000 providers takes seconds in which the runtime may close an idle connection: its client sees that now.
      await setImmediate()
      const { data, total } = await read('city=mumbai&category=plumbing')
      expect(data).toHaveLength(20)
      expect(total).toBeGreaterThan(20)
      const isChanged = new Set(data.map(({ title }) => title === 'Changed'))
      expect(isChanged.size).toBe(1)
      titles.add(data[0]?.title ?? '')
    }
    expect(await importing).toMatchObject({ new: 0, changed: COUNT, unchanged: 0, withdrawn: 0 })
    expect(titles.size).toBeGreaterThan(0)
    expect((await read('city=mumbai')).data[0]?.title).toBe('Changed')
  },
)
