import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { isListIndexed, listQueries } from './list-queries.ts'

function page(samples: ReadonlyArray<boolean>): ProviderPage {
  const data = samples.map((sample, index) => providerSummary({ id: `p${index}`, sample }))
  return { data, next: null, total: data.length, counts: undefined }
}

test('a list is indexed when it has three providers that are not samples', () => {
  expect(isListIndexed(page([false, false, false]))).toBe(true)
  expect(isListIndexed(page([false, false]))).toBe(false)
  expect(isListIndexed(page([true, true, true, false, false]))).toBe(false)
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
