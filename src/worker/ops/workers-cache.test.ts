import { expect, test, vi } from 'vitest'
import { purgeWorkersCache } from '#worker/ops/workers-cache.ts'

const good = { success: true, errors: [] }

test('without Workers Cache nothing happens', async () => {
  await purgeWorkersCache({}, ['service:plumbing'])
  await purgeWorkersCache({ cache: undefined }, ['service:plumbing'])
})

test('tags are purged in groups, and with them what lists everything', async () => {
  const purge = vi.fn(async (_: CachePurgeOptions) => good)
  const tags = Array.from({ length: 31 }, (_, index) => `post:${index}`)
  await purgeWorkersCache({ cache: { purge } }, tags)
  expect(purge.mock.calls.map(([options]) => options.tags?.length)).toEqual([30, 1, undefined])
  expect(purge.mock.lastCall?.[0].pathPrefixes).toContain('/sitemap')
})

test('a refusal is an error', async () => {
  const purge = async () => ({ success: false, errors: [{ code: 10000, message: 'rate limit' }] })
  await expect(purgeWorkersCache({ cache: { purge } }, ['post:x'])).rejects.toThrow('10000 rate limit')
})
