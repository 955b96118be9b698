import { environmentManager, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { dehydrateQueries, hydrateQueries } from './dehydrate-queries.ts'

const brands = { ok: true, data: ['Kohler'] }
const states = { ok: false, status: 503, message: 'Not read.' }

/** Returns the query client of a browser an hour after a page with two answers, and with another by `late`. */
async function hydrate(late: Promise<unknown>, end: Promise<void>): Promise<QueryClient> {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  try {
    const server = new QueryClient()
    server.setQueryData(['brands'], brands)
    server.setQueryData(['states'], states)
    void server.prefetchQuery({ queryKey: ['cities'], queryFn: () => late })
    const browser = new QueryClient()
    hydrateQueries(browser, dehydrateQueries(server), end)
    await vi.advanceTimersByTimeAsync(3_600_000)
    return browser
  } finally {
    environmentManager.setIsServer(() => true)
    vi.useRealTimers()
  }
}

const never = new Promise<never>(() => {})

test('data of the page stays in the cache for parts that hydrate late', async () => {
  const cities = { ok: true, data: ['Pune'] }
  const browser = await hydrate(Promise.resolve(cities), never)
  expect(browser.getQueryData(['brands'])).toEqual(brands)
  expect(browser.getQueryData(['cities'])).toEqual(cities)
})

test('data that is missing when the page is cut off is a failure', async () => {
  const browser = await hydrate(never, Promise.resolve())
  expect(browser.getQueryData(['brands'])).toEqual(brands)
  expect(browser.getQueryData(['cities'])).toMatchObject({ ok: false, status: 503 })
})

test('a read that failed on the server is stale in the browser', async () => {
  const browser = await hydrate(Promise.resolve(states), never)
  const isStale = (key: string) =>
    browser
      .getQueryCache()
      .find({ queryKey: [key] })
      ?.isStaleByTime(3_600_001)
  expect([isStale('brands'), isStale('states'), isStale('cities')]).toEqual([false, true, true])
})

test('the state of the page has no times', () => {
  const server = new QueryClient()
  server.setQueryData(['brands'], brands)
  expect(dehydrateQueries(server)).toEqual({ answered: JSON.stringify([{ key: ['brands'], data: brands }]) })
})
