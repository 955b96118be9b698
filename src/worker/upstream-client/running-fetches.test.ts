import { expect, test, vi } from 'vitest'
import { answer, held, setup, silent } from '#support/site/edge-requests.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'
import { claimFetch, type RunningFetches } from '#worker/upstream-client/running-fetches.ts'

test('a thousand concurrent reads of a key that is not stored fetch it once', async () => {
  const { open, settled } = setup()
  const { origin, answer } = held()
  const reading = Array.from({ length: 1000 }, () => open()(origin))
  answer('one')
  const answers = await Promise.all(reading)
  expect(new Set(answers.map(({ entry }) => entry.data)).size).toBe(1)
  expect(answers[999]).toMatchObject({ outcome: 'fetched', instead: 'miss', entry: { body: 'one' } })
  await settled()
  expect(origin).toHaveBeenCalledTimes(1)
})

test('concurrent reads after a purge refresh an entry once', async () => {
  const { open, store200, purge, clock } = setup()
  await store200('old', 1)
  purge.soft = clock.now - 1_000
  const { origin, answer } = held()
  const reading = Array.from({ length: 100 }, () => open()(origin))
  await vi.waitFor(() => expect(origin).toHaveBeenCalled())
  answer('new')
  expect((await Promise.all(reading)).every(({ entry }) => entry.body === 'new')).toBe(true)
  expect(origin).toHaveBeenCalledTimes(1)
})

test('a key is fetched twice at a time when the first fetch is slow, and never more', async () => {
  const { open } = setup()
  const { origin, answer } = held()
  const reading = Array.from({ length: 5 }, () => open()(origin))
  await vi.waitFor(() => expect(origin).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(origin).toHaveBeenCalledTimes(2))
  answer('one')
  await Promise.all(reading)
  expect(origin).toHaveBeenCalledTimes(2)
})

test('a request that waits for another one goes on when that has left, fails, or hangs', async () => {
  const { open } = setup()
  const { origin, reject } = held()
  const left = new AbortController()
  const first = open(left.signal)(origin)
  await vi.waitFor(() => expect(origin).toHaveBeenCalled())
  const second = open()(answer('two'))
  left.abort()
  await expect(first).rejects.toMatchObject({ reason: 'timeout' })
  reject(new OriginError(502, 'status-500'))
  expect(await second).toMatchObject({ entry: { body: 'two' } })
  const hanging = silent()
  void open()(hanging, 'other')
  await vi.waitFor(() => expect(hanging).toHaveBeenCalled())
  const third = open()(answer('three'), 'other')
  expect(await third).toMatchObject({ entry: { body: 'three' } })
})

test('a request that waits for another one ends at its own deadline', async () => {
  const { open } = setup()
  const first = held()
  const reading = open()(first.origin)
  const deadline = new AbortController()
  const waiting = open(deadline.signal)(answer('unused'))
  deadline.abort()
  await expect(waiting).rejects.toMatchObject({ status: 504, reason: 'timeout' })
  first.answer('one')
  expect(await reading).toMatchObject({ entry: { body: 'one' } })
})

test('a request after a purge does not take the answer to a call before it', async () => {
  const { open, purge, clock } = setup()
  const first = held()
  const before = open()(first.origin)
  await vi.waitFor(() => expect(first.origin).toHaveBeenCalled())
  clock.now += 10
  purge.soft = clock.now
  clock.now += 10
  const second = held()
  const after = open()(second.origin)
  await vi.waitFor(() => expect(second.origin).toHaveBeenCalledTimes(1))
  const waiting = open()(answer('unused'))
  first.answer('old')
  expect(await before).toMatchObject({ entry: { body: 'old' } })
  second.answer('new')
  for (const reading of [after, waiting]) expect(await reading).toMatchObject({ entry: { body: 'new' } })
})

test('waiting requests find an answer in the store when it is too large for memory', async () => {
  const { open } = setup()
  const { origin, answer } = held()
  const reading = Array.from({ length: 50 }, () => open()(origin))
  answer('x'.repeat(1_000_000))
  await Promise.all(reading)
  expect(origin).toHaveBeenCalledTimes(1)
})

test('fetches whose requests were ended without notice are forgotten when many others follow', () => {
  const running: RunningFetches = new Map()
  for (let index = 0; index < 5_000; index += 1)
    claimFetch(running, `key ${index}`, { now: index * 1_000, purgedAt: 0, waitedMs: 0 })
  expect(running.size).toBeLessThanOrEqual(1_000)
})
