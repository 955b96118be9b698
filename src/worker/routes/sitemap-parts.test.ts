import { expect, test, vi } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { sitemapParts } from './sitemap-parts.ts'

test('a sitemap is incomplete when the directory is slow', async () => {
  vi.useFakeTimers()
  let read = 0
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('nothing is fetched')),
    readDirectly: async (path) => {
      if (!path.startsWith('/provider/all')) return { status: 200, data: [] }
      vi.advanceTimersByTime(1_000)
      read += 1
      const provider = { id: `person-${read}`, categoryIds: ['plumbing'], cityId: 'mumbai' }
      return { status: 200, data: { data: [provider], next: `${read}` } }
    },
  })
  const part = await sitemapParts.get('professionals')?.(api, false)
  vi.useRealTimers()
  expect(part?.isWhole).toBe(false)
  expect([...(part?.entries ?? [])].length).toBeGreaterThanOrEqual(read)
  expect(read).toBeLessThan(12)
})

test('a job is listed only in cities that offer it', async () => {
  const lists: Record<string, unknown> = {
    '/category/plumbing': {
      childCategories: [{ superChildren: [{ id: 'tap-repair' }, { id: 'leak-repair' }] }],
    },
    '/city/all': [
      { _id: 'mumbai', title: 'Mumbai', serviceIds: ['plumbing'], jobIds: ['tap-repair'] },
      { _id: 'pune', title: 'Pune', serviceIds: ['plumbing'] },
    ],
  }
  const jobs = [{ id: 'tap-repair' }, { id: 'leak-repair' }]
  const providers = ['mumbai', 'pune'].map((cityId) => ({
    id: cityId,
    categoryIds: ['plumbing'],
    cityId,
    jobs,
  }))
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('nothing is fetched')),
    readDirectly: async (path) =>
      path.startsWith('/provider/all')
        ? { status: 200, data: { data: providers, next: null } }
        : { status: 200, data: lists[path] ?? (path.startsWith('/category/') ? [{ _id: 'plumbing' }] : []) },
  })
  const part = await sitemapParts.get('jobs')?.(api, false)
  expect([...(part?.entries ?? [])].map(({ path }) => path)).toEqual([
    '/job/plumbing/tap-repair',
    '/job/plumbing/leak-repair',
    '/job/plumbing/tap-repair/mumbai',
    '/job/plumbing/tap-repair/pune',
    '/job/plumbing/leak-repair/pune',
  ])
})
