import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueQueries } from '#data/queries.ts'
import { acrossReconnect, createApiClient } from './client.ts'
import { isFailure } from './result.ts'

const painting = { _id: 'painting', title: 'Painting', childCategories: [] }
const offline = new TypeError('Failed to fetch')

afterEach(() => onlineManager.setOnline(true))

/** Returns a network whose first calls wait until they are told to fail, and whose later calls are answered. */
function network(failing = 1) {
  const connection = new EventTarget()
  const calls = Array.from({ length: failing }, () => Promise.withResolvers<Response>())
  const fetch = vi.fn(async () => Response.json({ code: 200, data: painting }))
  for (const { promise } of calls) fetch.mockReturnValueOnce(promise)
  return {
    api: createApiClient({ fetch: acrossReconnect(fetch, connection) }),
    fetch,
    comeBack: () => {
      connection.dispatchEvent(new Event('online'))
      onlineManager.setOnline(true)
    },
    fail: (call = 0) => calls[call]?.reject(offline),
  }
}

test('a read that began offline is retried when it fails after reconnection', async () => {
  const { api, fetch, comeBack, fail } = network()
  const read = api.category('painting')
  comeBack()
  fail()
  expect(await read).toEqual(painting)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a section shows its data when it retries during reconnection', async () => {
  const { api, comeBack, fail } = network(2)
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: 'always' } },
  })
  queryClient.mount()
  onlineManager.setOnline(false)
  const section = new QueryObserver(queryClient, catalogueQueries.detail(api, 'painting'))
  const leave = section.subscribe(() => undefined)
  fail(0)
  await vi.waitFor(() => expect(isFailure(section.getCurrentResult().data)).toBe(true))
  const tried = section.refetch()
  comeBack()
  fail(1)
  await tried
  expect(section.getCurrentResult().data).toEqual({ ok: true, data: painting })
  leave()
  queryClient.unmount()
})

test('a read that fails without a connection fails', async () => {
  const { api, fetch, comeBack, fail } = network()
  comeBack()
  const read = api.category('painting')
  fail()
  await expect(read).rejects.toMatchObject({ kind: 'network' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a message is not sent twice', async () => {
  const { api, fetch, comeBack, fail } = network()
  const sent = api.sendQuery({ name: 'Asha', email: '', phone: '', message: '' }, 'key')
  comeBack()
  fail()
  await expect(sent).rejects.toMatchObject({ kind: 'network' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
