import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliverQueued } from './deliver.ts'
import { listQueued, putQueued, type QueuedMessage } from './store.ts'

vi.mock('./store.ts', () => ({ listQueued: vi.fn(), putQueued: vi.fn() }))

const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }
const waiting = (key: string, token?: string): QueuedMessage => ({
  key,
  query,
  writtenAt: Date.now(),
  state: 'waiting',
  ...(token && { token }),
})

let posted: Array<string | null> = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  posted = []
  vi.mocked(putQueued).mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key')
    if (url.includes('/form-token')) return Response.json({ code: 200, data: { key: '', token: 'new' } })
    posted.push(key)
    return Response.json({ code: 200 })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['has a token', 'token'],
  ['needs a new token', undefined],
])('a browser that can write nothing down sends all that waits, also when it %s', async (_, token) => {
  vi.mocked(listQueued).mockResolvedValue([waiting('first', token), waiting('second', token)])
  vi.mocked(putQueued).mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const left = deliverQueued()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await left).toBe(0)
  expect(posted).toEqual(['first', 'second'])
})

test('a message that has left has no words any more', async () => {
  vi.mocked(listQueued).mockResolvedValue([waiting('first', 'token'), waiting('second', 'token')])
  expect(await deliverQueued()).toBe(0)
  for (const key of ['first', 'second'])
    expect(putQueued).toHaveBeenCalledWith({ key, writtenAt: expect.any(Number), state: 'sent' })
})
