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
