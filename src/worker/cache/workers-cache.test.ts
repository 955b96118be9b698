import { expect, test, vi } from 'vitest'
import { purgeWorkersCache } from '#worker/routes/purge.ts'

function contextWith(result: { success: boolean; errors: Array<{ code: number; message: string }> }) {
  return { cache: { purge: vi.fn(async () => result) } }
}

test('Workers Cache is purged whole when it is on', async () => {
  const context = contextWith({ success: true, errors: [] })
  await purgeWorkersCache(context)
  expect(context.cache.purge).toHaveBeenCalledWith({ purgeEverything: true })
  await expect(purgeWorkersCache({})).resolves.toBeUndefined()
})

test.each([
  [{ success: false, errors: [{ code: 1, message: 'later' }] }, 'Workers Cache: 1 later'],
  [{ success: false, errors: [] }, 'Workers Cache refused'],
])('a purge fails when Cloudflare refuses it: %j', async (result, message) => {
  await expect(purgeWorkersCache(contextWith(result))).rejects.toThrow(message)
})
