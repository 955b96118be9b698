import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUEUE_FLAG } from './names.ts'
import { keepForLater, listQueued } from './store.ts'

const query = { name: 'Asha Rao', email: '', phone: '+919876543210', message: 'A tap drips all night.' }

let stored: Map<string, string>
let isStorageFull: boolean

beforeEach(() => {
  stored = new Map()
  isStorageFull = false
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isStorageFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the queue lists messages in the order in which they were written', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await keepForLater('second', query)).toBe(true)
  vi.setSystemTime(Date.now() + 1_000)
  expect(await keepForLater('first', query)).toBe(true)
  expect(stored.get(QUEUE_FLAG)).toBe('1')
  expect(await listQueued()).toMatchObject([
    { key: 'second', state: 'waiting', query },
    { key: 'first', state: 'waiting', query },
  ])
})

test('the queue stores no message when its flag cannot be stored', async () => {
  isStorageFull = true
  expect(await keepForLater('first', query)).toBe(false)
  expect(await listQueued()).toEqual([])
})

test('the queue stores neither message nor flag when the browser allows no database', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect(await keepForLater('first', query)).toBe(false)
  expect(stored.has(QUEUE_FLAG)).toBe(false)
})
