import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliverQueued } from '#api/offline-queue/deliver.ts'
import { QUEUE_FLAG } from '#api/offline-queue/names.ts'
import { listQueued, type QueuedMessage } from '#api/offline-queue/store.ts'
import { settleQueue } from './offline-queue.ts'

vi.mock('#api/offline-queue/store.ts', () => ({
  listQueued: vi.fn(),
  removeQueued: async () => undefined,
  watchQueue: () => () => undefined,
}))
vi.mock('#api/offline-queue/deliver.ts', () => ({ deliverQueued: vi.fn(async () => 0) }))

const sent: QueuedMessage = { key: 'first', writtenAt: 0, state: 'sent' }
const query = { name: 'Asha Rao', email: '', phone: '+919876543210', message: 'A tap drips all night.' }
const waiting: QueuedMessage = { key: 'second', writtenAt: 1, state: 'waiting', query }

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([[QUEUE_FLAG, '1']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => vi.unstubAllGlobals())

/** What the queue holds, each time that it is read. */
function queueHolds(...states: ReadonlyArray<Array<QueuedMessage>>): void {
  for (const state of states) vi.mocked(listQueued).mockResolvedValueOnce(state)
}

test('when all is sent nobody looks at the queue any more', async () => {
  queueHolds([sent], [])
  await settleQueue()
  expect(stored.has(QUEUE_FLAG)).toBe(false)
})

test('a message that another tab keeps while this one tells of the last is looked after', async () => {
  queueHolds([sent], [waiting])
  await settleQueue()
  expect(stored.get(QUEUE_FLAG)).toBe('1')
})

test('a queue that cannot be opened is left for another page', async () => {
  const error = new DOMException('not allowed', 'SecurityError')
  vi.mocked(deliverQueued).mockRejectedValueOnce(error)
  vi.mocked(listQueued).mockRejectedValueOnce(error)
  await settleQueue()
  expect(stored.get(QUEUE_FLAG)).toBe('1')
})
