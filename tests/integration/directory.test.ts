import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderDetail, ProviderPage, ProviderSummary, ReviewPage } from '#api/schemas/provider.ts'
import { isNew } from '#lib/reviews.ts'
import { manyProviders } from '#support/data/many-providers.ts'
import { askUpstream } from '#support/site/ask-upstream.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { type Site, startSite } from '#support/site/start-site.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { listStatement } from '#upstream/directory/read.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'
import { importProviders } from '../../scripts/directory/import-providers.ts'

let site: Site
let db: D1Database

const providers = manyProviders(120)
const [first] = providers
if (!first) throw new Error('There is nobody.')
/** A provider with reviews on three pages and a Hindi name. */
const asha: Provider = {
  ...first,
  id: 'asha',
  name: 'Asha Pipeworks',
  title: 'Leaks and smells',
  categoryIds: ['plumbing', 'electrician'],
  jobs: [{ id: 'leak-repair', priceFrom: 99 }],
  cityId: 'kochi',
  areas: ['Fort Kochi', '🙂', 'कोच्चि'],
  languages: ['Malayalam'],
  rating: 4.5,
  reviewCount: 25,
  reviews: Array.from({ length: 25 }, (_, index) => ({
    id: `r${index}`,
    user: `Customer ${index}`,
    rating: 4.5,
    comment: 'Neat work.',
    date: '2026-01-31',
  })),
  translations: {
    hi: {
      summary: {
        name: 'आशा पाइपवर्क्स',
        title: 'प्लंबर',
        areas: ['फ़ोर्ट कोच्चि', '🙂', 'कोच्चि'],
        languages: ['मलयालम'],
        skills: [],
        certifications: [],
      },
      profile: { about: [], services: [], gallery: [] },
      reviews: [],
    },
  },
}

beforeAll(async () => {
  site = await startSite()
  db = await site.runtime.getD1Database('DB')
  await importProviders(boundDatabase(db), [...providers, asha])
})
afterAll(() => site.stop())

async function list(query: string): Promise<ProviderPage> {
  const { status, body } = await askUpstream<ProviderPage>(db, `/provider/all?${query}`)
  expect(status).toBe(200)
  return body
}

/** Returns all pages of a list. */
async function walk(query: string): Promise<Array<ProviderSummary>> {
  const providers: Array<ProviderSummary> = []
  let after: string | null = ''
  do {
    const page: ProviderPage = await list(`${query}&limit=50${after && `&after=${after}`}`)
    providers.push(...page.data)
    after = page.next
  } while (after)
  return providers
}

const ids = (providers: ReadonlyArray<{ id: string }>) => providers.map(({ id }) => id)
const NEAR = 'sort=distance&lat=9.97&lng=76.28'
const lists = [
  '',
  'category=plumbing',
  'category=plumbing&city=mumbai',
  'state=maharashtra',
  'q=provider+mumbai',
]
const orders = ['', 'sort=rating', 'sort=experience', 'sort=price', 'sort=price&job=leak-repair', NEAR]

test.each(lists)('the pages of "%s" have every provider exactly once in every order', async (query) => {
  const { total } = await list(query)
  for (const order of orders) {
    const found = ids(await walk([query, order].filter(Boolean).join('&')))
    expect(new Set(found).size, order).toBe(found.length)
    if (total !== null && !order.includes('job=')) expect(found, order).toHaveLength(total)
  }
})

const fits: Array<[filter: string, test: (provider: ProviderSummary) => boolean]> = [
  ['job=leak-repair', ({ jobs }) => jobs.some(({ id }) => id === 'leak-repair')],
  ['area=area-7', ({ areas }) => areas.includes('Area 7')],
  ['language=hindi', ({ languages }) => languages.includes('Hindi')],
  ['min_rating=4', ({ rating, reviewCount }) => (rating ?? 0) >= 4 && !isNew(reviewCount)],
  ['day=sun', ({ days }) => days.includes('sun')],
  ['verified=1', ({ verified }) => verified !== null],
  [
    'language=hindi&verified=1&day=sun',
    ({ languages, verified, days }) =>
      languages.includes('Hindi') && verified !== null && days.includes('sun'),
  ],
]

test.each(lists)('filters of "%s" keep exactly the providers that match', async (query) => {
  const everybody = await walk(query)
  for (const [filter, isFit] of fits)
    for (const order of ['', `&${NEAR}`])
      expect(ids(await walk(`${query}&${filter}${order}`)).sort(), filter).toEqual(
        ids(everybody.filter(isFit)).sort(),
      )
})

test('lists have the requested order', async () => {
  const stars = (await walk('sort=experience')).map(({ experienceYears = 0 }) => experienceYears)
  expect(stars).toEqual(stars.toSorted((a, b) => b - a))
  const prices = (await walk('sort=price&job=leak-repair')).map(
    ({ jobs }) => jobs.find(({ id }) => id === 'leak-repair')?.priceFrom ?? Number.POSITIVE_INFINITY,
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices[0]).toBe(99)
  const rated = await walk('sort=rating')
  expect(rated.findLastIndex(({ rating }) => rating !== null)).toBe(
    rated.filter(({ rating }) => rating !== null).length - 1,
  )
})

test('sorting by distance puts the nearest city first, in any state', async () => {
  const providers = await walk(`category=plumbing&${NEAR}`)
  expect(providers[0]?.cityId).toBe('kochi')
  const turns = providers.map(({ cityId }) => cityId).filter((city, index, all) => city !== all[index - 1])
  expect(new Set(turns).size).toBe(turns.length)
})

test('the counts of a list match its filters and include the lowest price of a job', async () => {
  const everybody = await walk('city=mumbai')
  const { counts, total } = await list('city=mumbai')
  expect(total).toBe(everybody.length)
  for (const [filter, values] of [
    ['job', counts?.jobs],
    ['area', counts?.areas],
    ['language', counts?.languages],
    ['min_rating', counts?.ratings],
    ['day', counts?.days],
    ['verified', counts?.verified],
  ] as const) {
    expect(values?.length, filter).toBeGreaterThan(0)
    for (const { value, count } of values?.slice(0, 3) ?? []) {
      expect(await walk(`city=mumbai&${filter}=${value}`), value).toHaveLength(count)
      expect((await list(`city=mumbai&${filter}=${value}`)).total, value).toBe(count)
    }
  }
  const [job] = counts?.jobs ?? []
  const prices = everybody.flatMap(({ jobs }) =>
    jobs.flatMap(({ id, priceFrom }) => (id === job?.value ? (priceFrom ?? []) : [])),
  )
  expect(job?.priceFrom).toBe(Math.min(...prices))
  const cities = (await list('')).counts?.cities ?? []
  expect(cities.find(({ value }) => value === 'mumbai')?.count).toBe(total)
})

test('a list with several filters has no counts', async () => {
  const page = await list('language=hindi&day=mon')
  expect(page.data).toHaveLength(20)
  expect(page).toMatchObject({ total: null })
  expect(page.counts).toBeUndefined()
})

test('filter values that no provider has give an empty list', async () => {
  for (const query of [
    'city=mumbai&area=atlantis',
    'language=klingon',
    'category=no-service',
    'state=nowhere',
    'city=mumbai&state=kerala',
  ])
    expect(await list(query), query).toMatchObject({ data: [], next: null, total: 0 })
})

test('a malformed cursor, or one of another list, gives the first page', async () => {
  const page = await list('city=mumbai')
  const { next } = await list('city=mumbai&sort=price')
  for (const after of ['AAAA', 'W10', '%00', '-', next, 'WzEsMiwzLCJ4Il0'])
    expect(ids((await list(`city=mumbai&after=${after}`)).data), String(after)).toEqual(ids(page.data))
})

test('a malformed cursor shares the cache entry of the first page', async () => {
  const ask = async (query: string) =>
    (await site.fetch(`/api/web/provider/all?city=pune&${query}`)).headers.get('Cache-Status')
  expect(await ask('')).toContain('fwd=')
  expect(await ask('after=nonsense')).toContain('hit')
  expect(await ask(`after=${(await list('city=mumbai')).next}`)).toContain('hit')
})

test('lists from a cursor share the limit of searches', async () => {
  const headers = newConnection()
  await untilRefused(120, () => site.fetch('/api/web/provider/all?after=forged', { headers }))
  expect((await site.fetch('/api/web/provider/all', { headers })).status).toBe(200)
})

test('unknown sorts and limits are ignored', async () => {
  const page = ids((await list('city=mumbai')).data)
  for (const query of ['sort=cheapest', 'limit=9999', 'verified=2', 'day=someday', 'sort=distance'])
    expect(ids((await list(`city=mumbai&${query}`)).data), query).toEqual(page)
})

test.each(['asha', 'pipework', 'Asha plumber in Kochi', 'आशा', 'पाइपवर्क्स', 'asha kochi'])(
  'a provider is found by %s',
  async (text) => {
    expect(ids((await list(`q=${encodeURIComponent(text)}`)).data)).toContain('asha')
  },
)

test.each(['"', '*', '%', 'AND OR NOT', "'; DROP TABLE provider; --", 'x'.repeat(10_000), 'ฟ', '\u202e'])(
  'a search for the hostile text %j succeeds',
  async (text) => {
    expect((await list(`q=${encodeURIComponent(text)}`)).data).toEqual(expect.any(Array))
  },
)

test('a text with many synonyms finds providers that have one of them, with every filter', async () => {
  const text = 'smell smells smelly stink stinks stinking stench odour'
  const filters =
    'category=plumbing&city=kochi&job=leak-repair&area=fort-kochi&language=malayalam&min_rating=4'
  expect(ids((await list(`q=${text}&${filters}`)).data)).toEqual(['asha'])
})

test('a profile has its first reviews, and the pages have all of them', async () => {
  const { body } = await askUpstream<{ data: ProviderDetail }>(db, '/provider/asha')
  const providers = [...body.data.reviews]
  let after = body.data.nextReviews
  while (after) {
    const page: { body: ReviewPage } = await askUpstream(db, `/provider/asha/reviews?after=${after}`)
    providers.push(...page.body.data)
    after = page.body.next
  }
  expect(ids(providers)).toEqual(ids(asha.reviews))
})

test('the reviews of an unknown provider are not found', async () => {
  expect((await askUpstream(db, '/provider/nobody/reviews')).status).toBe(404)
})

test('a filter value needs a name that fits a URL, and has a Hindi title', async () => {
  const page = await list('city=kochi&category=electrician&lang=hi')
  const areas = page.counts?.areas.filter(({ title }) => /[\u0900-\u097f]/.test(title))
  expect(areas).toEqual([
    { value: 'fort-kochi', title: 'फ़ोर्ट कोच्चि', count: 1 },
    { value: 'कोच्चि', title: 'कोच्चि', count: 1 },
  ])
})

test('lists read and sort no more rows than they show', async () => {
  const { edition = 0 } =
    (await db.prepare('SELECT edition FROM directory').first<{ edition: number }>()) ?? {}
  const context = { edition, sample: null, places: undefined, words: undefined, filtered: [] }
  for (const sort of ['match', 'rating', 'experience', 'price'] as const)
    for (const city of [undefined, 'mumbai']) {
      const after = { rank: 0, key: 1, id: 'a' }
      const query = { context, filters: { category: 'plumbing', sort }, language: undefined }
      const { sql, values } = listStatement(query, { city, after, limit: 20 })
      const plan = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      const steps = plan.results.map(({ detail }) => detail)
      expect(
        steps.filter((step) => /SCAN|TEMP B-TREE/.test(step)),
        `${sort} ${city}`,
      ).toEqual([])
    }
})
