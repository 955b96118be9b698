import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { isIndexed } from '#data/places/listed-query.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { listedAmong, listQueries } from './list-queries.ts'

function page(samples: ReadonlyArray<boolean>): ProviderPage {
  const data = samples.map((sample, index) => providerSummary({ id: `p${index}`, sample }))
  return { data, next: null, total: data.length, counts: undefined }
}

test('a place is indexed when somebody real is listed there, or the list could not be read', () => {
  expect(isIndexed(page([true, false]))).toBe(true)
  expect(isIndexed(undefined)).toBe(true)
  expect(isIndexed(page([true, true]))).toBe(false)
  expect(isIndexed(page([]))).toBe(false)
})

test('a state has the providers of its cities, and is unknown when nobody counted them', () => {
  const list = { ok: true, data: { listed: 5, noIndex: false, cities: { kochi: 3, pune: 2 } } } as const
  const at = (...ids: Array<string>) =>
    listedAmong(
      list,
      ids.map((id) => ({ id })),
    )
  expect(at('kochi', 'pune', 'agra')).toEqual({ listed: 5, noIndex: false })
  expect(at('agra')).toEqual({ listed: 0, noIndex: true })
  const uncounted = { ok: true, data: { listed: 5, noIndex: false } } as const
  expect(listedAmong(uncounted, [{ id: 'agra' }])).toEqual({ listed: undefined, noIndex: false })
  const failed = { ok: false, status: 500, message: '' } as const
  expect(listedAmong(failed, [{ id: 'agra' }])).toEqual({ listed: undefined, noIndex: false })
})

function service(jobIds: ReadonlyArray<string>) {
  const superChildren = jobIds.map((id) => ({ id, title: id, image: '', description: '' }))
  return { _id: 'plumbing', title: 'Plumbing', childCategories: [{ id: 'all', title: 'All', superChildren }] }
}

test('prices in a list of a service leave out the jobs of other services', async () => {
  const jobs = [
    { id: 'tap-repair', priceFrom: 299 },
    { id: 'fan-repair', priceFrom: 249 },
  ]
  const none = { areas: [], languages: [], ratings: [], days: [], verified: [], cities: [], services: [] }
  const counts = {
    ...none,
    jobs: jobs.map(({ id, priceFrom }) => ({ value: id, title: id, count: 1, priceFrom })),
  }
  const list = { data: [providerSummary({ jobs })], next: null, total: 1, counts }
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async (path) => ({
      status: 200,
      data: path.startsWith('/category/') ? service(['tap-repair']) : list,
    }),
  })
  const query = listQueries.best(api, { category: 'plumbing', city: 'udaipur' }, 3)
  expect(await new QueryClient().fetchQuery(query)).toMatchObject({
    ok: true,
    data: { providers: [{ jobs: [jobs[0]] }], choices: { priceFrom: 299 } },
  })
})

test('the nearest city is requested by its id and keeps its URL part', async () => {
  const lists: Record<string, unknown> = {
    '/category/plumbing': service([]),
    '/city/all': [
      { _id: 'c1', title: 'Jodhpur', latitude: 26.24, longitude: 73.02 },
      { _id: 'c2', title: 'Udaipur', latitude: 26.44, longitude: 73.1 },
    ],
  }
  const nobody = { data: [], next: null, total: 0 }
  const there = { data: [providerSummary({ cityId: 'c2' })], next: null, total: 1 }
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async (path) => ({
      status: 200,
      data: lists[path] ?? (path.includes('city=c1') ? nobody : there),
    }),
  })
  const query = listQueries.best(api, { category: 'plumbing', city: 'c1' }, 6)
  const answer = await new QueryClient().fetchQuery(query)
  expect(answer).toMatchObject({
    ok: true,
    data: { nearby: [{ cityId: 'c2' }], nearest: { id: 'udaipur', apiId: 'c2', title: 'Udaipur' } },
  })
})
