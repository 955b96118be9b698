import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProviderDetail, ProviderPage, ReviewPage } from '#api/schemas/provider.ts'
import { listSql, SEARCH_SQL, searchExpression } from '#upstream/directory/read-list.ts'
import { providerSql } from '#upstream/resources/providers.ts'
import { readSamples } from '../../scripts/seed-sql.ts'
import { askUpstream, countingDatabase } from '../support/counting-database.ts'
import { type Site, startSite } from '../support/start-site.ts'

let site: Site
let plain: D1Database
let counting: ReturnType<typeof countingDatabase>

beforeAll(async () => {
  site = await startSite({ samples: true })
  plain = await site.runtime.getD1Database('DB')
  counting = countingDatabase(plain)
})
beforeEach(() => counting.reset())
afterAll(() => site.stop())

async function list(query: string): Promise<ProviderPage> {
  const { status, body } = await askUpstream<ProviderPage>(counting.db, `/provider/all?${query}`)
  expect(status).toBe(200)
  return body
}

/** All pages of a list. */
async function walk(query: string): Promise<ProviderPage['data']> {
  const found: ProviderPage['data'] = []
  let after: string | null = ''
  do {
    const page: ProviderPage = await list(`${query}&limit=7${after && `&after=${after}`}`)
    found.push(...page.data)
    after = page.next
  } while (after)
  return found
}

const ids = (people: ReadonlyArray<{ id: string }>) => people.map(({ id }) => id)

test('the directory lists every sample, and counts those of each city', async () => {
  const samples = await readSamples()
  const { total, counts } = await list('limit=1')
  expect(total).toBe(samples.length)
  for (const { value, count } of counts?.cities ?? [])
    expect(count, value).toBe(samples.filter(({ cityId }) => cityId === value).length)
})

test.each([
  ['', 60],
  ['category=plumbing', 60],
  ['city=mumbai', 60],
  ['category=plumbing&city=mumbai', 60],
  ['city=mumbai&language=hindi&verified=1', 60],
  ['category=plumbing&language=hindi&verified=1', 60],
  ['city=bangalore&min_rating=4&day=sun', 60],
  ['state=kerala', 90],
  ['q=plumber', 560],
  ['category=plumbing&city=mumbai&sort=price', 60],
  ['category=plumbing&city=mumbai&sort=distance&lat=19.07&lng=72.88', 60],
])('the first 20 of "%s" are read with at most %i rows', async (query, most) => {
  const page = await list(query)
  expect(page.data.length).toBeGreaterThan(0)
  expect(counting.counted.rowsRead).toBeLessThanOrEqual(most)
})

test.each(['match', 'rating', 'experience', 'price', 'distance&lat=19.07&lng=72.88'])(
  'pages by %s have everybody once, and as many as the total says',
  async (sort) => {
    const query = `city=mumbai&sort=${sort}`
    const everybody = await walk(query)
    const { total } = await list(query)
    expect(new Set(ids(everybody)).size).toBe(everybody.length)
    expect(everybody).toHaveLength(total ?? -1)
  },
)

test('the counts beside filters are what the filters give', async () => {
  const { counts } = await list('category=plumbing&city=mumbai&verified=1')
  for (const [filter, values] of [
    ['language', counts?.languages],
    ['area', counts?.areas],
    ['job', counts?.jobs],
    ['day', counts?.days],
    ['min_rating', counts?.ratings],
  ] as const) {
    for (const { value, count } of values?.slice(0, 3) ?? [])
      expect((await list(`category=plumbing&city=mumbai&verified=1&${filter}=${value}`)).total).toBe(count)
  }
})

test('everybody in a list fits what was asked for', async () => {
  for (const person of await walk('category=electrician&city=delhi&language=hindi&min_rating=4')) {
    expect(person.cityId).toBe('delhi')
    expect(person.categoryIds).toContain('electrician')
    expect(person.languages).toContain('Hindi')
    expect(person.rating).toBeGreaterThanOrEqual(4)
  }
})

test('unknown values, forged cursors and cursors of other lists give the first page', async () => {
  const first = ids((await list('city=mumbai')).data)
  const { next } = await list('city=delhi')
  for (const query of [
    'sort=cheapest',
    'limit=9999',
    'verified=2',
    'day=someday',
    'after=AAAA',
    'after=W10',
    'after=%00',
    `after=${next}`,
    'sort=distance',
  ])
    expect(ids((await list(`city=mumbai&${query}`)).data)).toEqual(first)
})

test('filters that nobody fits give an empty list, and say how many each would have without the others', async () => {
  const page = await list('category=plumbing&city=mumbai&language=klingon')
  expect(page).toMatchObject({ data: [], next: null, total: 0 })
  expect(page.counts?.languages.length).toBeGreaterThan(0)
  expect(await list('category=no-trade')).toMatchObject({ data: [], next: null, total: 0 })
})

test('by distance without a city the nearest come first, wherever they are', async () => {
  const { data } = await list('category=carpentry&sort=distance&lat=26.14&lng=91.74&limit=3')
  expect(data[0]?.cityId).toBe('imphal')
})

test('people are found by name, trade and place', async () => {
  const [somebody] = (await list('city=kochi')).data
  expect(ids((await list(`q=${encodeURIComponent(somebody?.name ?? '')}`)).data)).toContain(somebody?.id)
  for (const person of (await list('q=plumber+in+kochi')).data)
    expect(person).toMatchObject({ cityId: 'kochi', categoryIds: expect.arrayContaining(['plumbing']) })
  for (const text of ['"', '*', 'AND OR NOT', "'; DROP TABLE providers; --", 'tokens : x', '🙂'])
    expect((await list(`q=${encodeURIComponent(text)}`)).data).toEqual(expect.any(Array))
})

test('a profile has its first reviews, and the pages have all of them', async () => {
  const { data } = await list('city=mumbai&sort=rating&limit=50')
  const busy = data.toSorted((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))[0]
  const { body } = await askUpstream<{ data: ProviderDetail }>(counting.db, `/provider/${busy?.id}`)
  const found = [...body.data.reviews]
  let after = body.data.nextReviews
  while (after) {
    const page: { body: ReviewPage } = await askUpstream(
      counting.db,
      `/provider/${busy?.id}/reviews?after=${after}`,
    )
    found.push(...page.body.data)
    after = page.body.next
  }
  expect(found).toHaveLength(body.data.reviewCount ?? 0)
  expect(new Set(ids(found)).size).toBe(found.length)
  expect(body.data.ratings?.reduce((sum, count) => sum + count)).toBe(body.data.reviewCount)
})

test('without SAMPLE_PEOPLE there is no directory', async () => {
  const { body } = await askUpstream<ProviderPage>(plain, '/provider/all')
  const paths = ['/provider/all', `/provider/${body.data[0]?.id}`, `/provider/${body.data[0]?.id}/reviews`]
  for (const path of paths) expect((await askUpstream(plain, path, 'off')).status).toBe(404)
  expect((await askUpstream(plain, '/provider/all', ' on ')).status).toBe(200)
})

test('no query scans a table', async () => {
  const { edition = '' } =
    (await plain.prepare('SELECT edition FROM directory').first<{ edition: string }>()) ?? {}
  const statements: Array<[string, Array<string | number>]> = [
    [providerSql.listed(), ['plumbing/kochi']],
    [providerSql.summaries(3), [edition, 'a', 'b', 'c']],
    [providerSql.profile(), ['a']],
    [providerSql.reviews(), ['a', 0]],
    [listSql.whole, [edition, 'plumbing/kochi']],
    [listSql.from, [edition, '/', 0, 4, 0]],
    [SEARCH_SQL, [searchExpression(edition, { q: 'plumber' }) ?? '', 10]],
  ]
  for (const [sql, values] of statements) {
    const { results } = await plain
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = results.filter(({ detail }) => /^SCAN (?!.*VIRTUAL TABLE INDEX)/.test(detail))
    expect(scans).toEqual([])
  }
})
