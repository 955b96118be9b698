import { expect, test, vi } from 'vitest'
import { MAX_COLD_FETCHES } from '#worker/cache/swr-cache.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'
import { createEdgeCache, createIsolateState, type FetchFresh } from './edge-cache.ts'

const policy = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 3600, absent: 30 }
const KEY = 'https://edge-cache.internal/v1/test/x'

function memoryStore() {
  const entries = new Map<string, Response>()
  return {
    entries,
    match: async (key: RequestInfo | URL) => entries.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.set(String(key), response)
    },
    delete: async (key: RequestInfo | URL) => entries.delete(String(key)),
  }
}

function setup(deadlineMs = 1_000) {
  const store = memoryStore()
  const state = createIsolateState()
  const work: Array<Promise<unknown>> = []
  const clock = { now: 1_000_000 }
  const onStoreFailed = vi.fn()
  const cache = createEdgeCache({
    store,
    state,
    now: () => clock.now,
    waitUntil: (promise) => work.push(promise),
    deadlineMs,
    onStoreFailed,
  })
  const purged = { at: 0 }
  const read = (fetchFresh: FetchFresh) =>
    cache.read({
      key: KEY,
      policy,
      isPurged: ({ storedAt }) => storedAt <= purged.at,
      fetchFresh,
    })
  return { read, store, state, clock, purged, onStoreFailed, settled: () => Promise.all(work.splice(0)) }
}

const answer = (body: string) => vi.fn(async () => ({ status: 200 as const, body }))
const failing = () => vi.fn(async () => Promise.reject(new OriginError(502, 'status-500')))

test('the first read calls the origin, the second is a hit', async () => {
  const { read, settled } = setup()
  const origin = answer('one')
  expect(await read(origin)).toMatchObject({ outcome: 'fetched', entry: { body: 'one' } })
  await settled()
  expect(await read(origin)).toMatchObject({ outcome: 'hit', entry: { body: 'one' } })
  expect(origin).toHaveBeenCalledTimes(1)
})

test('the store gets one max-age for all windows of the policy', async () => {
  const { read, store, settled } = setup()
  await read(answer('one'))
  await settled()
  expect(store.entries.get(KEY)?.headers.get('Cache-Control')).toBe('public, max-age=4260')
})

test('a stale entry is served at once and revalidated', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 61_000
  expect(await read(answer('new'))).toMatchObject({
    outcome: 'stale',
    entry: { body: 'old' },
  })
  await settled()
  expect(await read(failing())).toMatchObject({ outcome: 'hit', entry: { body: 'new' } })
})

test('a thousand concurrent reads of a stale entry revalidate it once', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 61_000
  const origin = answer('new')
  await Promise.all(Array.from({ length: 1000 }, () => read(origin)))
  await settled()
  expect(origin).toHaveBeenCalledTimes(1)
})

test('an entry stays when its revalidation fails', async () => {
  const { read, clock, settled } = setup()
  await read(answer('good'))
  await settled()
  clock.now += 61_000
  await read(failing())
  await settled()
  expect(await read(failing())).toMatchObject({
    outcome: 'stale',
    entry: { body: 'good' },
  })
})

test('an entry past its stale window is served only when the origin fails', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 700_000
  expect(await read(failing())).toMatchObject({ outcome: 'stale', reason: 'error', entry: { body: 'old' } })
  await settled()
  clock.now += 1_001
  expect(await read(answer('new'))).toMatchObject({
    outcome: 'fetched',
    instead: 'stale',
    entry: { body: 'new' },
  })
})

test('a read gets the new entry while it is still being stored', async () => {
  const { read, store, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 61_000 + 600_000
  store.put = () => new Promise(() => {})
  expect(await read(answer('new'))).toMatchObject({ outcome: 'fetched', entry: { body: 'new' } })
  expect(await read(answer('newer'))).toMatchObject({ outcome: 'hit', entry: { body: 'new' } })
})

test('one read waits, for a second, when the origin does not answer past the stale window', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 700_000
  const silent = vi.fn(() => new Promise<never>(() => {}))
  const first = read(silent)
  expect(await read(silent)).toMatchObject({ reason: 'revalidate', entry: { body: 'old' } })
  expect(await first).toMatchObject({ reason: 'slow', entry: { body: 'old' } })
  expect(silent).toHaveBeenCalledTimes(1)
})

test('an unfinished revalidation does not block the next one when the clock was turned back', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 600_000
  await read(() => new Promise<never>(() => {}))
  clock.now -= 300_000
  const origin = answer('new')
  expect(await read(origin)).toMatchObject({ reason: 'revalidate', entry: { body: 'old' } })
  expect(origin).toHaveBeenCalledTimes(1)
})

test('a read fails past all windows when the origin fails', async () => {
  const { read, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  clock.now += 5_000_000
  await expect(read(failing())).rejects.toThrow(OriginError)
})

test('concurrent reads of a cold key call the origin at most MAX_COLD_FETCHES times', async () => {
  const { read } = setup()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const origin = vi.fn(async () => {
    await held
    return { status: 200 as const, body: 'one' }
  })
  const answers = Array.from({ length: 200 }, () => read(origin))
  release()
  expect((await Promise.all(answers)).every(({ entry }) => entry.body === 'one')).toBe(true)
  expect(origin.mock.calls.length).toBeLessThanOrEqual(MAX_COLD_FETCHES)
})

test('waiting reads of a cold key get the answer when the store keeps nothing', async () => {
  const { read, store } = setup()
  store.put = async () => {}
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const origin = vi.fn(async () => {
    await held
    return { status: 200 as const, body: 'one' }
  })
  const answers = Array.from({ length: 50 }, () => read(origin))
  release()
  expect((await Promise.all(answers)).every(({ entry }) => entry.body === 'one')).toBe(true)
  expect(origin.mock.calls.length).toBeLessThanOrEqual(MAX_COLD_FETCHES)
})

test('the answer is stored and the lease ends when the visitor has left', async () => {
  const { read, settled } = setup()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow = vi.fn(async () => {
    await held
    return { status: 200 as const, body: 'one' }
  })
  for (let index = 0; index < MAX_COLD_FETCHES; index++) void read(slow)
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(MAX_COLD_FETCHES))
  release()
  await settled()
  expect(await read(failing())).toMatchObject({ outcome: 'hit', entry: { body: 'one' } })
})

test('an answer after the timeout of the visitor is stored for the next', async () => {
  const { read, settled } = setup(20)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow = vi.fn(async () => {
    await held
    return { status: 200 as const, body: 'one' }
  })
  await expect(read(slow)).rejects.toMatchObject({ status: 504, reason: 'timeout' })
  release()
  await settled()
  expect(await read(failing())).toMatchObject({ outcome: 'hit', entry: { body: 'one' } })
})

test('the circuit opens when visitors have timed out on an origin that does not answer', async () => {
  const { read, clock } = setup(20)
  const silent = vi.fn(() => new Promise<never>(() => {}))
  for (let index = 0; index < 5; index++) {
    await read(silent).catch(() => {})
    clock.now += 21
  }
  await expect(read(silent)).rejects.toMatchObject({ reason: 'breaker-open' })
  expect(silent).toHaveBeenCalledTimes(2)
})

test('an address is not called for five seconds after five failures in a row', async () => {
  const { read, clock, settled } = setup()
  for (let index = 0; index < 5; index++) await read(failing()).catch(() => {})
  const origin = answer('back')
  await expect(read(origin)).rejects.toMatchObject({ reason: 'breaker-open', status: 502 })
  expect(origin).not.toHaveBeenCalled()
  await settled()
  clock.now += 5_001
  expect(await read(origin)).toMatchObject({ outcome: 'fetched' })
})

test.each([
  ['that is no text at all', 'nonsense', { 'x-entry-metadata': '{' }],
  ['without metadata', 'nonsense', {}],
  ['with metadata of another shape', 'nonsense', { 'x-entry-metadata': '{"status":"200"}' }],
  ['with an endless time', 'x', { 'x-entry-metadata': '{"status":200,"storedAt":1e999,"length":1}' }],
  ['of another status', 'x', { 'x-entry-metadata': '{"status":500,"storedAt":1,"length":1}' }],
  ['that was cut short', '{"dat', { 'x-entry-metadata': '{"status":200,"storedAt":1000000,"length":20}' }],
])('an entry in the store %s is ignored', async (_, body, headers) => {
  const { read, store } = setup()
  store.entries.set(KEY, new Response(body, { headers }))
  expect(await read(answer('good'))).toMatchObject({ outcome: 'fetched', entry: { body: 'good' } })
})

test('a store that fails is reported and reads go on', async () => {
  const { read, store, onStoreFailed, settled } = setup()
  store.match = async () => Promise.reject(new Error('no disk'))
  store.put = async () => Promise.reject(new Error('no disk'))
  expect(await read(answer('good'))).toMatchObject({ outcome: 'fetched', entry: { body: 'good' } })
  await settled()
  expect(onStoreFailed).toHaveBeenCalledTimes(2)
})

test('a purged entry is not served, even when the origin fails, and a later one is', async () => {
  const { read, purged, clock, settled } = setup()
  await read(answer('old'))
  await settled()
  purged.at = clock.now
  clock.now += 1
  await expect(read(failing())).rejects.toMatchObject({ status: 502 })
  expect(await read(answer('new'))).toMatchObject({ outcome: 'fetched', entry: { body: 'new' } })
  await settled()
  clock.now += 2_500
  expect(await read(failing())).toMatchObject({ outcome: 'hit', entry: { body: 'new' } })
})

test('an answer is purged when its call began before the purge', async () => {
  const { read, purged, clock, settled } = setup()
  const slow: FetchFresh = async () => {
    clock.now += 500
    purged.at = clock.now - 100
    return { status: 200, body: 'old' }
  }
  await read(slow)
  await settled()
  expect(await read(answer('new'))).toMatchObject({ outcome: 'fetched', entry: { body: 'new' } })
})

test('other addresses are called when visitors time out on one list', async () => {
  const state = createIsolateState()
  const cache = createEdgeCache({
    store: memoryStore(),
    state,
    now: () => 1_000_000,
    waitUntil: () => {},
    deadlineMs: 20,
  })
  const silent = vi.fn(() => new Promise<never>(() => {}))
  const ask = (key: string, fetchFresh: FetchFresh) => cache.read({ key, policy, fetchFresh })
  const waiting = Array.from({ length: 5 }, () => ask('brands', silent))
  expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(silent).toHaveBeenCalledTimes(2)
  expect(await ask('cities', answer('cities'))).toMatchObject({ outcome: 'fetched' })
  await expect(ask('brands', silent)).rejects.toMatchObject({ reason: 'breaker-open' })
})
