import { expect, test, vi } from 'vitest'
import type { FreshBody } from '#worker/cache/edge-cache.ts'
import { createDirectoryMemory, type DirectoryRead, readDirectory } from './directory-memory.ts'

const none: FreshBody = { status: 404, body: '' }
const list: FreshBody = { status: 200, body: '{"code":200,"data":[]}' }

/** A store that all isolates share, and reads of a new isolate each. */
function world(isRemote = true) {
  const kept = new Map<string, Response>()
  const store = {
    match: async (key: RequestInfo | URL) => kept.get(String(key)),
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(String(key), response),
  }
  return (memory = createDirectoryMemory(), now = 0, purgedAt = -1): DirectoryRead => ({
    memory,
    origin: { isRemote },
    store,
    noteKey: 'https://site.example/.cache/note',
    now,
    purgedAt: async () => purgedAt,
    requestId: 'r',
  })
}

test('an upstream that never had a list has no directory, is not asked again for a while, and the log says it once', async () => {
  const info = vi.spyOn(console, 'log').mockImplementation(() => {})
  const memory = createDirectoryMemory()
  const isolate = world()
  const ask = vi.fn(async () => none)
  expect(await readDirectory(isolate(memory), ask)).toEqual(none)
  expect((await readDirectory(isolate(memory, 1_000), ask)).status).toBe(404)
  expect(ask).toHaveBeenCalledTimes(1)
  await readDirectory(isolate(memory, 10 * 60_000), ask)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(memory.state).toBe('none')
  expect(info.mock.calls.filter(([line]) => String(line).includes('no-directory'))).toHaveLength(1)
  info.mockRestore()
})

test('once a list was read, a 404 is a fault, in other isolates too', async () => {
  const isolate = world()
  const memory = createDirectoryMemory()
  expect(await readDirectory(isolate(memory), async () => list)).toBe(list)
  for (const other of [memory, createDirectoryMemory()])
    await expect(readDirectory(isolate(other), async () => none)).rejects.toMatchObject({ status: 502 })
})

test('a directory that appears is seen', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const memory = createDirectoryMemory()
  const isolate = world()
  await readDirectory(isolate(memory), async () => none)
  expect(await readDirectory(isolate(memory, 10 * 60_000), async () => list)).toBe(list)
  expect(memory.state).toBe('there')
  vi.restoreAllMocks()
})

test('a directory that appears is seen at once when its list is purged', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const memory = createDirectoryMemory()
  const isolate = world()
  await readDirectory(isolate(memory, 1_000), async () => none)
  expect(await readDirectory(isolate(memory, 3_000, 900), async () => list)).not.toBe(list)
  expect(await readDirectory(isolate(memory, 3_000, 2_000), async () => list)).toBe(list)
  vi.restoreAllMocks()
})

test('the embedded upstream is believed when its directory is taken away', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const memory = createDirectoryMemory()
  const isolate = world(false)
  await readDirectory(isolate(memory), async () => list)
  expect((await readDirectory(isolate(memory), async () => none)).status).toBe(404)
  vi.restoreAllMocks()
})
