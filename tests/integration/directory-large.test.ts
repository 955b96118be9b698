import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { publishStatements, stageStatements } from '#upstream/directory/write.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { ownCatalogue } from '../../scripts/directory/own-catalogue.ts'
import { createRuntime, migrate } from '../../scripts/runtime.ts'
import { readSamples } from '../../scripts/seed-sql.ts'
import { askUpstream, countingDatabase } from '../support/counting-database.ts'

const PEOPLE = 100_000
let runtime: Miniflare

beforeAll(() => {
  runtime = createRuntime({ port: 0 })
})
afterAll(() => runtime.dispose())

/** As many people as are wanted, each unlike the next in what lists are ordered by. */
async function manyPeople() {
  const samples = (await readSamples()).map(({ translations: _, ...person }) => ({
    ...person,
    reviews: [],
    about: [],
    gallery: [],
  }))
  return Array.from({ length: PEOPLE }, (_, index) => {
    const person = samples[index % samples.length]
    if (!person) throw new Error('There are no samples.')
    const round = Math.floor(index / samples.length)
    return {
      ...person,
      id: `many-${index}`,
      reviewCount: person.rating === null ? 0 : (person.reviewCount ?? 0) + round,
      experienceYears: ((person.experienceYears ?? 0) + round) % 40,
    }
  })
}

test('of 100,000 people a first page is read with few rows', {
  tags: ['long'],
  timeout: 900_000,
}, async () => {
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  await boundDatabase(db).run(stageStatements(await manyPeople(), 'many', ownCatalogue))
  await boundDatabase(db).run(publishStatements('many', { inPlaceOf: undefined, total: PEOPLE }), {
    together: true,
  })
  const { db: counting, counted, reset } = countingDatabase(db)
  async function read(query: string): Promise<ProviderPage> {
    reset()
    return (await askUpstream<ProviderPage>(counting, `/provider/all?${query}`)).body
  }

  for (const query of [
    '',
    'category=plumbing',
    'city=mumbai',
    'category=plumbing&city=mumbai',
    'category=plumbing&city=mumbai&language=marathi&verified=1',
    'category=plumbing&city=mumbai&area=bandra&min_rating=4.5',
    'language=hindi&verified=1',
    'category=electrician&day=sun&min_rating=4',
  ]) {
    const page = await read(query)
    expect(page.data, query).toHaveLength(20)
    expect(counted.rowsRead, query).toBeLessThanOrEqual(60)
  }

  const { total } = await read('category=plumbing&city=mumbai')
  for (const sort of ['price', 'distance&lat=19.07&lng=72.88', 'rating', 'experience']) {
    await read(`category=plumbing&city=mumbai&sort=${sort}`)
    expect(counted.rowsRead, sort).toBeLessThanOrEqual(total ?? 0)
  }

  const seen: Array<string> = []
  let after: string | null = ''
  while (after !== null && seen.length < 2_000) {
    const page = await read(`category=plumbing&limit=50${after && `&after=${after}`}`)
    seen.push(...page.data.map(({ id }) => id))
    after = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(2_000)
})
