import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { crossSerializeStream, getCrossReferenceHeader } from './cross-serialize.ts'

/** Serialises as the router does, and runs what it wrote as a browser does. */
function handOver(value: unknown) {
  const page = createContext({ self: {} })
  runInContext('self.self = self; globalThis.$R = undefined', page)
  runInContext(`${getCrossReferenceHeader('tsr')};$R = self.$R`, page)
  const events: Array<string> = []
  const onError = vi.fn()
  let received: unknown
  const dispose = crossSerializeStream(value, {
    plugins: [],
    scopeId: 'tsr',
    onSerialize(source, initial) {
      events.push(source)
      const result: unknown = runInContext(initial ? `(${source})` : source, page)
      if (initial) received = result
    },
    onError,
    onDone: () => events.push('done'),
  })
  return { received: received as Record<string, Promise<unknown>>, events, onError, dispose }
}

test('a value without promises is sent in one go', () => {
  const { received, events } = handOver({ matches: [{ i: 'home', u: 1, s: 'success' }] })
  expect(received).toEqual({ matches: [{ i: 'home', u: 1, s: 'success' }] })
  expect(events.at(-1)).toBe('done')
  expect(events).toHaveLength(2)
})

test('a promise arrives pending and settles with its value', async () => {
  const first = Promise.withResolvers<unknown>()
  const second = Promise.withResolvers<unknown>()
  const { received, events } = handOver({ first: first.promise, second: second.promise })
  second.resolve('</script>')
  await expect(received.second).resolves.toBe('</script>')
  expect(events).toHaveLength(2)
  first.resolve(undefined)
  await expect(received.first).resolves.toBeUndefined()
  expect(events).toHaveLength(4)
  expect(events.at(-1)).toBe('done')
  expect(events.join()).not.toContain('</')
})

test('a rejected promise rejects in the browser', async () => {
  const { received } = handOver({ outcome: Promise.reject({ status: 503 }) })
  await expect(received.outcome).rejects.toEqual({ status: 503 })
})

test('a promise of promises settles in the browser part by part', async () => {
  const inner = Promise.withResolvers<number>()
  const { received, events } = handOver({ outer: Promise.resolve({ inner: inner.promise }) })
  const outer = (await received.outer) as { inner: Promise<number> }
  expect(events).not.toContain('done')
  inner.resolve(7)
  await expect(outer.inner).resolves.toBe(7)
  expect(events.at(-1)).toBe('done')
})

test('a value that cannot be written is an error, and nothing is sent', () => {
  const { events, onError } = handOver({ page: new Map() })
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
  expect(events).toEqual([])
})

test('a promise of what cannot be written is an error, and nothing more is sent', async () => {
  const other = Promise.withResolvers<string>()
  const { events, onError } = handOver({ wrong: Promise.resolve(() => undefined), other: other.promise })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
  other.resolve('late')
  await other.promise
  expect(events).toHaveLength(1)
})

test('nothing is sent after the end', async () => {
  const outcome = Promise.withResolvers<string>()
  const { events, dispose } = handOver({ outcome: outcome.promise })
  dispose()
  outcome.resolve('late')
  await outcome.promise
  expect(events).toHaveLength(1)
})
