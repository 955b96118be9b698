import { environmentManager, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { dehydrateQueries, hydrateQueries } from './dehydrate-queries.ts'
import { relatedPosts, resultQuery } from './queries.ts'

function post(slug: string, categories: Array<string>, createdAt: string): BlogSummary {
  return { _id: slug, title: slug, slug, image: '', categories, short_description: '', createdAt }
}

const posts = [
  post('taps', ['Plumbing'], '2026-01-04T00:00:00Z'),
  post('paint', ['Painting'], '2026-01-09T00:00:00Z'),
  post('geyser', ['Plumbing', 'Appliances'], '2026-01-05T00:00:00Z'),
  post('wood', ['Carpentry'], '2026-01-01T00:00:00Z'),
  post('pipes', ['Plumbing'], '2026-01-02T00:00:00Z'),
  post('damp', ['Waterproofing'], '2026-01-08T00:00:00Z'),
]
const slugs = (related: Array<{ slug: string }>) => related.map(({ slug }) => slug)

test('posts of the same category come first, the newest first, then the newest of the others', () => {
  expect(slugs(relatedPosts(posts, { slug: 'pipes', categories: ['Plumbing'] }))).toEqual([
    'geyser',
    'taps',
    'paint',
    'damp',
  ])
})

test('a post is not related to itself', () => {
  expect(relatedPosts([post('taps', [], '2026-01-04T00:00:00Z')], { slug: 'taps', categories: [] })).toEqual(
    [],
  )
})

/** Returns a read that gives the answers in order and repeats the last one. */
async function readEach(...answers: Array<string | ApiError>): Promise<unknown> {
  const client = new QueryClient()
  const left = [...answers]
  async function read() {
    const answer = left.shift()
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const query = resultQuery(['providers'], read, 'Not read.')
  for (const _ of answers) await client.fetchQuery({ ...query, staleTime: 0 })
  return client.getQueryData(query.queryKey)
}

const broken = new ApiError('http', 500, 'Broken.')

test('data stays when its refetch fails, and is replaced when it succeeds', async () => {
  expect(await readEach('old', broken)).toMatchObject({ ok: true, data: 'old' })
  expect(await readEach('old', broken, broken, 'new')).toEqual({ ok: true, data: 'new' })
  expect(await readEach(broken)).toMatchObject({ ok: false, status: 500 })
  expect(await readEach(broken, 'new')).toEqual({ ok: true, data: 'new' })
})

test('data is requested again after a failed refetch, and not after a good one', async () => {
  const client = new QueryClient()
  const read = vi.fn(async () => 'old')
  const query = resultQuery(['providers'], read, 'Not read.')
  await client.fetchQuery(query)
  await client.fetchQuery(query)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRejectedValueOnce(broken)
  await client.fetchQuery({ ...query, staleTime: 0 })
  await client.fetchQuery(query)
  expect(read).toHaveBeenCalledTimes(3)
  expect(client.getQueryData(query.queryKey)).toEqual({ ok: true, data: 'old' })
})

test.each([404, 410])('a missing entry (%i) is cached as long as data', async (status) => {
  const client = new QueryClient()
  const read = vi.fn(() => Promise.reject(new ApiError('http', status, 'Not there.')))
  const query = resultQuery(['provider'], read, 'Not read.')
  await client.fetchQuery(query)
  await client.fetchQuery(query)
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([404, 410])('a cached entry becomes a failure when it is gone (%i)', async (status) => {
  expect(await readEach('old', new ApiError('http', status, 'Gone.'))).toMatchObject({ ok: false, status })
})

/** Returns the data of a browser an hour after a page with one answer, and with another by `late`. */
async function readOfPage(late: Promise<unknown>, end: Promise<void>): Promise<Array<unknown>> {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  try {
    const server = new QueryClient()
    server.setQueryData(['brands'], { ok: true, data: ['Kohler'] })
    void server.prefetchQuery({ queryKey: ['cities'], queryFn: () => late })
    const browser = new QueryClient()
    hydrateQueries(browser, dehydrateQueries(server), end)
    await vi.advanceTimersByTimeAsync(3_600_000)
    return [browser.getQueryData(['brands']), browser.getQueryData(['cities'])]
  } finally {
    environmentManager.setIsServer(() => true)
    vi.useRealTimers()
  }
}

const never = new Promise<never>(() => {})

test('data of the page stays in the cache for parts that hydrate late', async () => {
  const cities = { ok: true, data: ['Pune'] }
  expect(await readOfPage(Promise.resolve(cities), never)).toEqual([{ ok: true, data: ['Kohler'] }, cities])
})

test('data that is missing when the page is cut off is a failure', async () => {
  const [brands, cities] = await readOfPage(never, Promise.resolve())
  expect(brands).toMatchObject({ ok: true })
  expect(cities).toMatchObject({ ok: false, status: 503 })
})

test('incomplete data is requested again and does not replace complete data', async () => {
  const client = new QueryClient()
  const read = vi.fn((price: Promise<number>) => price)
  const priced = (price: Promise<number>) =>
    resultQuery(['job'], async (unlessFailed) => unlessFailed(read(price), 500), 'Not read.')
  await client.fetchQuery(priced(Promise.reject(broken)))
  expect(client.getQueryData(['job'])).toEqual({ ok: true, data: 500, failure: 'Not read.' })
  await client.fetchQuery(priced(Promise.resolve(100)))
  expect(client.getQueryData(['job'])).toEqual({ ok: true, data: 100 })
  await client.fetchQuery({ ...priced(Promise.reject(broken)), staleTime: 0 })
  expect(client.getQueryData(['job'])).toEqual({ ok: true, data: 100, failure: 'Not read.' })
  await client.fetchQuery(priced(Promise.reject(new ApiError('http', 404, 'Not there.'))))
  expect(client.getQueryData(['job'])).toEqual({ ok: true, data: 500 })
})
