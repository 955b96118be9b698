import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { listQueries } from './list-queries.ts'

function service(jobIds: ReadonlyArray<string>) {
  const superChildren = jobIds.map((id) => ({ id, title: id, image: '', description: '' }))
  return { _id: 'plumbing', title: 'Plumbing', childCategories: [{ id: 'all', title: 'All', superChildren }] }
}

test('a list of a service leaves out the jobs of other services', async () => {
  const jobs = [
    { id: 'tap-repair', priceFrom: 299 },
    { id: 'fan-repair', priceFrom: 249 },
  ]
  const list = { data: [providerSummary({ jobs })], next: null, total: 1 }
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
    data: { providers: [{ jobs: [jobs[0]] }] },
  })
})

test('the providers of the nearest city are read where a city has none', async () => {
  const lists: Record<string, unknown> = {
    '/category/plumbing': service([]),
    '/city/all': [
      { _id: 'c1', title: 'Jodhpur', slug: 'jodhpur', latitude: 26.24, longitude: 73.02 },
      { _id: 'c2', title: 'Udaipur', slug: 'udaipur', latitude: 26.44, longitude: 73.1 },
    ],
  }
  const nobody = { data: [], next: null, total: 0 }
  const there = { data: [providerSummary({ cityId: 'udaipur' })], next: null, total: 1 }
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async (path) => ({
      status: 200,
      data: lists[path] ?? (path.includes('city=jodhpur') ? nobody : there),
    }),
  })
  const query = listQueries.best(api, { category: 'plumbing', city: 'jodhpur' }, 6)
  const answer = await new QueryClient().fetchQuery(query)
  expect(answer).toMatchObject({
    ok: true,
    data: { nearby: [{ cityId: 'udaipur' }], nearest: { id: 'udaipur', title: 'Udaipur' } },
  })
})
