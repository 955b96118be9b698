import { expect, test, vi } from 'vitest'
import { OriginError } from '#worker/origin.ts'
import { createEdgeCache } from './edge-cache.ts'
import { createIsolateState, MAX_COLD_FETCHES } from './isolate-state.ts'

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
  }
}

function setup(deadlineMs = 1_000) {
  const store = memoryStore()
  const state = createIsolateState()
  const work: Array<Promise<unknown>> = []
  const clock = { now: 1_000_000 }
  const cache = createEdgeCache({
    store,
    state,
    now: () => clock.now,
    waitUntil: (promise) => work.push(promise),
    deadlineMs,
  })
  return { cache, store, state, clock, settled: () => Promise.all(work.splice(0)) }
}

const answer = (body: string) => vi.fn(async () => ({ status: 200 as const, body }))
const failing = () => vi.fn(async () => Promise.reject(new OriginError(502, 'status-500')))

test('the first read asks the origin, the second is a hit', async () => {
  const { cache, settled } = setup()
  const origin = answer('one')
  expect(await cache.read(KEY, policy, origin)).toMatchObject({ outcome: 'miss', entry: { body: 'one' } })
  await settled()
  expect(await cache.read(KEY, policy, origin)).toMatchObject({ outcome: 'hit', entry: { body: 'one' } })
  expect(origin).toHaveBeenCalledTimes(1)
})

test('only a padded max-age is stored, no directive that the Cache API does not honour', async () => {
  const { cache, store, settled } = setup()
  await cache.read(KEY, policy, answer('one'))
  await settled()
  expect(store.entries.get(KEY)?.headers.get('Cache-Control')).toBe('public, max-age=4260')
})

test('a stale entry is served at once and refreshed behind it', async () => {
  const { cache, clock, settled } = setup()
  await cache.read(KEY, policy, answer('old'))
  await settled()
  clock.now += 61_000
  expect(await cache.read(KEY, policy, answer('new'))).toMatchObject({
    outcome: 'stale',
    entry: { body: 'old' },
  })
  await settled()
  expect(await cache.read(KEY, policy, failing())).toMatchObject({ outcome: 'hit', entry: { body: 'new' } })
})

test('a thousand reads of a stale entry refresh it once', async () => {
  const { cache, clock, settled } = setup()
  await cache.read(KEY, policy, answer('old'))
  await settled()
  clock.now += 61_000
  const origin = answer('new')
  await Promise.all(Array.from({ length: 1000 }, () => cache.read(KEY, policy, origin)))
  await settled()
  expect(origin).toHaveBeenCalledTimes(1)
})

test('a failed refresh keeps the entry', async () => {
  const { cache, clock, settled } = setup()
  await cache.read(KEY, policy, answer('good'))
  await settled()
  clock.now += 61_000
  await cache.read(KEY, policy, failing())
  await settled()
  expect(await cache.read(KEY, policy, failing())).toMatchObject({
    outcome: 'stale',
    entry: { body: 'good' },
  })
})

test('past the stale window the origin is asked, and the entry stands in when that fails', async () => {
  const { cache, clock, settled } = setup()
  await cache.read(KEY, policy, answer('old'))
  await settled()
  clock.now += 700_000
  expect(await cache.read(KEY, policy, failing())).toMatchObject({
    outcome: 'stale',
    reason: 'error',
    entry: { body: 'old' },
  })
  expect(await cache.read(KEY, policy, answer('new'))).toMatchObject({
    outcome: 'miss',
    entry: { body: 'new' },
  })
})

test('past all windows a failure is a failure', async () => {
  const { cache, clock, settled } = setup()
  await cache.read(KEY, policy, answer('old'))
  await settled()
  clock.now += 5_000_000
  await expect(cache.read(KEY, policy, failing())).rejects.toThrow(OriginError)
})

test('many readers of a cold key ask the origin a bounded number of times', async () => {
  const { cache } = setup()
  const origin = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return { status: 200 as const, body: 'one' }
  })
  const answers = await Promise.all(Array.from({ length: 200 }, () => cache.read(KEY, policy, origin)))
  expect(answers.every(({ entry }) => entry.body === 'one')).toBe(true)
  expect(origin.mock.calls.length).toBeLessThanOrEqual(MAX_COLD_FETCHES)
})

test('five failures in a row open the breaker, and after five seconds one success closes it', async () => {
  const { cache, clock, state } = setup()
  for (let index = 0; index < 5; index++) await cache.read(KEY, policy, failing()).catch(() => {})
  const origin = answer('back')
  await expect(cache.read(KEY, policy, origin)).rejects.toMatchObject({ reason: 'breaker-open' })
  expect(origin).not.toHaveBeenCalled()
  clock.now += 5_001
  expect(await cache.read(KEY, policy, origin)).toMatchObject({ outcome: 'miss' })
  expect(state.breaker.failures).toBe(0)
})

test('a refusal of one request does not count as a fault of the origin', async () => {
  const { cache, state } = setup()
  const refusing = async () => Promise.reject(new OriginError(403, 'status-403'))
  for (let index = 0; index < 9; index++) await cache.read(KEY, policy, refusing).catch(() => {})
  expect(state.breaker.failures).toBe(0)
})
