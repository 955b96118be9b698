import { expect, test } from 'vitest'
import { getReadContext } from '#support/site/read-context.ts'
import type { Origin } from '#worker/upstream-client/origin.ts'
import { createInProcessApi } from './in-process-api.ts'

test('all parts of a page share one response for a path when the API varies it', async () => {
  const requests: Array<string> = []
  const origin: Origin = {
    name: 'test',
    isRemote: true,
    fetch: async (path) => {
      requests.push(path)
      return Response.json({ code: 200, data: [{ _id: 'plumbing', title: `Plumbing ${requests.length}` }] })
    },
  }
  const statuses: Array<number> = []
  const api = createInProcessApi(
    getReadContext(origin),
    {},
    async (answer) => void statuses.push((await answer).status),
  )
  const [early] = await api.categories()
  const [late] = await api.categories()
  await api.cities()
  expect(late).toEqual(early)
  expect(requests).toEqual(['/api/web/category/fetch_all', '/api/web/city/all'])
  expect(statuses).toEqual([200, 200])
})

test('the failed one of several reads is reported', async () => {
  const origin: Origin = {
    name: 'test',
    isRemote: true,
    fetch: async (path) =>
      path.endsWith('/city/all')
        ? new Response('down', { status: 500 })
        : Response.json({ code: 200, data: [{ _id: 'plumbing', title: 'Plumbing' }] }),
  }
  const logged: { cacheStatus?: string } = {}
  const api = createInProcessApi(getReadContext(origin), logged)
  await api.categories()
  await expect(api.cities()).rejects.toThrow()
  await api.states().catch(() => undefined)
  expect(logged.cacheStatus).toContain('status-500')
})
