import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUEUE_FLAG } from './names.ts'
import { keepForLater, listQueued } from './store.ts'

type Entry = { key: string; writtenAt: number }

let stored: Map<string, string>
let entries: Map<string, Entry>
/** What is wrong with the browser. */
let broken: { storage?: boolean; opening?: boolean; writing?: boolean }
/** What happens when the database has written a message. */
let onWritten: () => void

beforeEach(() => {
  stored = new Map()
  entries = new Map()
  broken = {}
  onWritten = () => {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken.storage) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('indexedDB', { open: openDatabase })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

/** A request of the database; what it leads to comes when its handlers are there. */
function requestFor<T>(result: T, then = () => {}) {
  const request = { result, onsuccess: () => {} }
  queueMicrotask(() => {
    request.onsuccess()
    then()
  })
  return request
}

function beginTransaction() {
  const transaction = {
    error: new DOMException('full'),
    oncomplete: () => {},
    onabort: () => {},
    objectStore,
  }
  const complete = () => transaction.oncomplete()
  function put(entry: Entry) {
    if (broken.writing) return requestFor(undefined, () => transaction.onabort())
    entries.set(entry.key, entry)
    onWritten()
    return requestFor(undefined, complete)
  }
  function objectStore() {
    return {
      put,
      delete: (key: string) => requestFor(entries.delete(key), complete),
      getAll: () => requestFor([...entries.values()], complete),
    }
  }
  return transaction
}

function openDatabase() {
  if (broken.opening) throw new DOMException('not allowed', 'SecurityError')
  return requestFor({ transaction: beginTransaction, close: () => {} })
}

const message = {
  key: 'first',
  query: { name: 'Asha Rao', email: '', phone: '+919876543210', message: 'A tap drips all night.' },
  token: 'signed',
}

test('a message that is kept is looked after', async () => {
  expect(await keepForLater(message)).toBe(true)
  expect(stored.get(QUEUE_FLAG)).toBe('1')
  expect(await listQueued()).toMatchObject([{ ...message, state: 'waiting' }])
})

test('a message that nobody would look after is not kept', async () => {
  broken = { storage: true }
  expect(await keepForLater(message)).toBe(false)
  expect(await listQueued()).toEqual([])
})

test('a message is kept in a full storage that has the flag of an earlier one', async () => {
  await keepForLater(message)
  broken = { storage: true }
  expect(await keepForLater({ ...message, key: 'second' })).toBe(true)
  expect(await listQueued()).toHaveLength(2)
})

test('a message is not kept when the storage is full by the time that another tab has taken the flag away', async () => {
  onWritten = () => {
    stored.delete(QUEUE_FLAG)
    broken = { storage: true }
  }
  expect(await keepForLater(message)).toBe(false)
  expect(await listQueued()).toEqual([])
})

test('the flag that another tab takes away while a message is written is there again', async () => {
  onWritten = () => stored.delete(QUEUE_FLAG)
  expect(await keepForLater(message)).toBe(true)
  expect(stored.get(QUEUE_FLAG)).toBe('1')
})

test.each([{ opening: true }, { writing: true }])(
  'what cannot be kept (%o) leaves no flag behind, but that of an earlier message',
  async (fault) => {
    broken = fault
    expect(await keepForLater(message)).toBe(false)
    expect(stored.has(QUEUE_FLAG)).toBe(false)
    broken = {}
    await keepForLater(message)
    broken = fault
    expect(await keepForLater({ ...message, key: 'second' })).toBe(false)
    expect(stored.get(QUEUE_FLAG)).toBe('1')
  },
)
