import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FreshBody } from '#worker/cache/edge-cache.ts'
import type { Store } from '#worker/cache/swr-cache.ts'
import { createDirectoryMemory, type DirectoryRead, readDirectory } from './directory-memory.ts'

const none: FreshBody = { status: 404, body: '' }
const list: FreshBody = { status: 200, body: '{"code":200,"data":[]}' }

const logged = vi.spyOn(console, 'log')
beforeEach(() => {
  logged.mockReturnValue()
})
afterEach(() => {
  logged.mockClear()
})

/** Isolates that share a store. Each call starts one, unless it is given the memory of another. */
function isolates(isRemote = true) {
  const kept = new Map<string, Response>()
  const store: Store = {
    match: async (key) => kept.get(String(key)),
    put: async (key, response) => void kept.set(String(key), response),
    delete: async (key) => kept.delete(String(key)),
  }
  return (memory = createDirectoryMemory()): DirectoryRead => ({
    memory,
    origin: { isRemote },
    store,
    noteKey: 'https://site.example/.cache/note',
    requestId: 'r',
  })
}

test('an upstream has no directory when no list was ever read, which is logged once', async () => {
  const memory = createDirectoryMemory()
  const isolate = isolates()
  for (let reads = 0; reads < 2; reads++)
    expect(await readDirectory(isolate(memory), async () => none)).toEqual(none)
  expect(memory.state).toBe('none')
  expect(logged.mock.calls.filter(([line]) => String(line).includes('directory_missing'))).toHaveLength(1)
})

test('a 404 is a failure in every isolate when a list was read before', async () => {
  const isolate = isolates()
  const memory = createDirectoryMemory()
  expect(await readDirectory(isolate(memory), async () => list)).toBe(list)
  for (const other of [memory, createDirectoryMemory()])
    await expect(readDirectory(isolate(other), async () => none)).rejects.toMatchObject({ status: 502 })
})

test('a directory is noticed when it appears', async () => {
  const memory = createDirectoryMemory()
  const isolate = isolates()
  await readDirectory(isolate(memory), async () => none)
  expect(await readDirectory(isolate(memory), async () => list)).toBe(list)
  expect(memory.state).toBe('there')
})

test('the embedded upstream has no directory once it is removed', async () => {
  const isolate = isolates(false)
  const memory = createDirectoryMemory()
  await readDirectory(isolate(memory), async () => list)
  expect((await readDirectory(isolate(memory), async () => none)).status).toBe(404)
})
