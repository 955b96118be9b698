import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#browser/toasts.ts'
import { queued } from '#content/offline-queue.ts'
import { QUEUE_FLAG } from '#data/offline-queue/names.ts'
import { keepForLater, listQueued, putQueued } from '#data/offline-queue/store.ts'
import { settleQueue } from './offline-queue.ts'

const query = { name: 'Asha Rao', email: '', phone: '+919876543210', message: 'A tap drips all night.' }

let stored: Map<string, string>
let answer: () => Response

beforeEach(async () => {
  stored = new Map()
  answer = () => Response.json({ code: 200 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => answer())
  await keepForLater('first', query)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const toasts = () => toastStore.list().map(({ text }) => text)

test('a visible tab announces a sent message once and clears the flag', async () => {
  await settleQueue()
  expect(toasts()).toEqual([expect.stringMatching(/has been sent/)])
  expect(await listQueued()).toEqual([])
  expect(stored.has(QUEUE_FLAG)).toBe(false)
})

test('a hidden tab sends a message, and a visible one announces it', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await settleQueue()
  expect(toasts()).toEqual([])
  expect(stored.get(QUEUE_FLAG)).toBe('1')
  vi.stubGlobal('document', { visibilityState: 'visible' })
  await settleQueue()
  expect(toasts()).toHaveLength(1)
})

test('a retry is scheduled when a message still waits', async () => {
  answer = () => Response.json({ code: 503 }, { status: 503 })
  await settleQueue()
  expect(stored.get(QUEUE_FLAG)).toBe('1')
  expect(vi.getTimerCount()).toBe(1)
})

test('a refused message stays in the queue and is announced once', async () => {
  await putQueued({ key: 'first', writtenAt: 0, query, state: 'refused', reason: '' })
  await settleQueue()
  await settleQueue()
  expect(toastStore.list()).toMatchObject([{ tone: 'error', action: { label: queued.open } }])
  expect(await listQueued()).toHaveLength(1)
  expect(stored.get(QUEUE_FLAG)).toBe('1')
})

test('the flag of a message that stays in the queue is never removed', async () => {
  const removed = vi.spyOn(stored, 'delete')
  await putQueued({ key: 'first', writtenAt: 0, query, state: 'refused', reason: '' })
  await settleQueue()
  expect(removed).not.toHaveBeenCalled()
})

test('the flag is set again when another tab added a message meanwhile', async () => {
  const { delete: remove } = stored
  stored.delete = (key) => {
    void putQueued({ key: 'second', writtenAt: 1, query, state: 'waiting' })
    return remove.call(stored, key)
  }
  await settleQueue()
  expect(stored.get(QUEUE_FLAG)).toBe('1')
})
