import { expect, test, vi } from 'vitest'
import { answer, failing, KEY, setup, silent } from '#support/site/edge-requests.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

test.each([
  ['fresh', 59, answer('new'), { outcome: 'hit', entry: { body: 'old' } }, 0],
  ['stale', 61, answer('new'), { outcome: 'stale', reason: 'revalidate', entry: { body: 'old' } }, 1],
  ['past its stale window', 700, answer('new'), { outcome: 'fetched', entry: { body: 'new' } }, 1],
  [
    'past its stale window and the origin fails',
    700,
    failing(),
    { outcome: 'stale', reason: 'error', entry: { body: 'old' } },
    1,
  ],
  ['past all windows', 5_000, answer('new'), { outcome: 'fetched', instead: 'miss' }, 1],
])('the cache answers by the age of an entry when it is %s', async (_, age, origin, expected, calls) => {
  const { read, store200, settled } = setup()
  await store200('old', age)
  expect(await read(origin)).toMatchObject(expected)
  await settled()
  expect(origin).toHaveBeenCalledTimes(calls)
})

test.each([
  ['soft', answer('new'), { outcome: 'fetched', entry: { body: 'new' } }],
  ['soft', failing(), { outcome: 'stale', reason: 'error', entry: { body: 'old' } }],
  ['hard', answer('new'), { outcome: 'fetched', instead: 'miss', entry: { body: 'new' } }],
] as const)('an entry is refreshed first after a %s purge', async (kind, origin, expected) => {
  const { read, store200, purge, clock } = setup()
  await store200('old', 1)
  purge[kind] = clock.now - 1_000
  expect(await read(origin)).toMatchObject(expected)
})

test('an entry is not served after a hard purge when the origin fails', async () => {
  const { read, store200, purge, clock } = setup()
  await store200('old', 1)
  purge.hard = clock.now - 1_000
  await expect(read(failing())).rejects.toMatchObject({ status: 502 })
})

test('an answer is purged when its call began before the purge', async () => {
  const { read, purge, clock, settled } = setup()
  const slow = async () => {
    clock.now += 500
    purge.soft = clock.now - 100
    return { status: 200 as const, body: 'old' }
  }
  await read(slow)
  await settled()
  expect(await read(answer('new'))).toMatchObject({ outcome: 'fetched', entry: { body: 'new' } })
})

test('an entry is read from the memory of the isolate when it is fresh there', async () => {
  const { read, store, store200 } = setup()
  await store200('one', 1)
  store.match = () => Promise.reject(new Error('asked'))
  expect(await read(answer('two'))).toMatchObject({ outcome: 'hit', level: 'memory', entry: { body: 'one' } })
})

test('an entry is read from the store when another isolate has refreshed it', async () => {
  const { read, store, store200 } = setup()
  await store200('one', 61)
  const other = setup()
  other.clock.now += 61_000
  await other.store200('two', 0)
  const refreshed = other.store.entries.get(KEY)
  if (refreshed) store.entries.set(KEY, refreshed)
  expect(await read(answer('three'))).toMatchObject({
    outcome: 'hit',
    level: 'store',
    entry: { body: 'two' },
  })
})

test('the store gets one max-age for all windows of the policy', async () => {
  const { store, store200 } = setup()
  await store200('one', 0)
  expect(store.entries.get(KEY)?.headers.get('Cache-Control')).toBe('public, max-age=4260')
})

test('a revalidated entry replaces the stale one, and stays when the next one fails', async () => {
  const { read, store200, clock, settled } = setup()
  await store200('old', 61)
  await read(answer('new'))
  await settled()
  clock.now += 61_000
  await read(failing())
  await settled()
  expect(await read(failing())).toMatchObject({ outcome: 'stale', entry: { body: 'new' } })
})

test('a thousand concurrent reads of a stale entry revalidate it once', async () => {
  const { read, store200, settled } = setup()
  await store200('old', 61)
  const origin = answer('new')
  await Promise.all(Array.from({ length: 1000 }, () => read(origin)))
  await settled()
  expect(origin).toHaveBeenCalledTimes(1)
})

test('a refresh that failed is not repeated for a second', async () => {
  const { read, store200, clock } = setup()
  await store200('old', 700)
  const origin = failing()
  for (const _ of [1, 2, 3]) expect(await read(origin)).toMatchObject({ reason: 'error' })
  expect(origin).toHaveBeenCalledTimes(1)
  clock.now += 1_001
  expect(await read(answer('new'))).toMatchObject({ outcome: 'fetched', entry: { body: 'new' } })
})

test('an answer after the deadline of the visitor is stored for the next', async () => {
  const deadline = new AbortController()
  const { read, settled } = setup(deadline.signal)
  const { promise, resolve } = Promise.withResolvers<{ status: 200; body: string }>()
  const reading = read(() => promise)
  deadline.abort()
  await expect(reading).rejects.toMatchObject({ status: 504, reason: 'timeout' })
  resolve({ status: 200, body: 'one' })
  await settled()
  expect(await read(failing())).toMatchObject({ outcome: 'hit', entry: { body: 'one' } })
})

test('all reads of a request end at one deadline, with the stored entry if there is one', async () => {
  const deadline = new AbortController()
  const { read, store200 } = setup(deadline.signal)
  await store200('old', 700)
  deadline.abort()
  expect(await read(silent())).toMatchObject({ outcome: 'stale', reason: 'slow', entry: { body: 'old' } })
  await expect(read(silent(), 'other')).rejects.toMatchObject({ reason: 'timeout' })
})

test('an address is not called for five seconds after five failures or timeouts in a row', async () => {
  const { read, clock } = setup(AbortSignal.abort())
  for (const origin of [silent(), silent(), silent(), failing(), failing()])
    await read(origin).catch(() => {})
  const origin = answer('back')
  await expect(read(origin)).rejects.toMatchObject({ reason: 'breaker-open' })
  expect(origin).not.toHaveBeenCalled()
  await expect(read(origin, 'other')).rejects.toMatchObject({ reason: 'timeout' })
  clock.now += 5_001
  await expect(read(origin)).rejects.toMatchObject({ reason: 'timeout' })
})

test('an address is still called when its answers are too large', async () => {
  const { read } = setup()
  const origin = vi.fn(async () => Promise.reject(new OriginError(502, 'too-large')))
  for (let call = 1; call <= 6; call++)
    await expect(read(origin)).rejects.toMatchObject({ reason: 'too-large' })
  expect(origin).toHaveBeenCalledTimes(6)
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
  const { read, store, onFailed, settled } = setup()
  store.match = async () => Promise.reject(new Error('no disk'))
  store.put = async () => Promise.reject(new Error('no disk'))
  expect(await read(answer('good'))).toMatchObject({ outcome: 'fetched', entry: { body: 'good' } })
  await settled()
  expect(onFailed.mock.calls.map(([event]) => event)).toEqual(['store_failed', 'store_failed'])
})
