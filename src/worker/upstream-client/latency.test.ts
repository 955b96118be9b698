import { expect, test } from 'vitest'
import { createLatency } from '#worker/upstream-client/latency.ts'

function watched(assumed: 'fast' | 'slow') {
  let time = 1_000_000
  const latency = createLatency(assumed, () => time)
  return {
    isFast: latency.isFast,
    answer: (took: number) =>
      latency.observe(async () => {
        time += took
      }),
    fail: () => latency.observe(() => Promise.reject(new Error('down'))).catch(() => {}),
    later: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('a source that is assumed slow is fast from its first fast answer on', async () => {
  const source = watched('slow')
  expect(source.isFast()).toBe(false)
  await source.answer(300)
  expect(source.isFast()).toBe(false)
  await source.answer(80)
  expect(source.isFast()).toBe(true)
})

test('a fast upstream counts as slow after two periods of slow responses', async () => {
  const source = watched('slow')
  await source.answer(80)
  source.later(2_100)
  await source.answer(300)
  expect(source.isFast()).toBe(true)
  source.later(2_100)
  await source.answer(300)
  expect(source.isFast()).toBe(false)
})

test('a source that is assumed fast stays fast when only its start is slow', async () => {
  const source = watched('fast')
  for (let turn = 0; turn < 5; turn++) await source.answer(300)
  expect(source.isFast()).toBe(true)
  await source.answer(5)
  expect(source.isFast()).toBe(true)
})

test('a source that is assumed fast becomes slow when it stays slow', async () => {
  const source = watched('fast')
  await source.answer(300)
  source.later(2_100)
  await source.answer(300)
  expect(source.isFast()).toBe(false)
  await source.answer(20)
  expect(source.isFast()).toBe(true)
})

test('slow responses are ignored when many reads wait in the isolate', async () => {
  const source = watched('slow')
  await source.answer(20)
  for (let period = 0; period < 3; period++) {
    source.later(2_100)
    await Promise.all(Array.from({ length: 100 }, () => source.answer(300)))
  }
  expect(source.isFast()).toBe(true)
  for (let period = 0; period < 2; period++) {
    source.later(2_100)
    await source.answer(300)
  }
  expect(source.isFast()).toBe(false)
})

test('a failure resets the known latency', async () => {
  const slow = watched('slow')
  await slow.answer(20)
  await slow.fail()
  expect(slow.isFast()).toBe(false)
  const fast = watched('fast')
  await fast.answer(300)
  fast.later(2_100)
  await fast.answer(300)
  await fast.fail()
  expect(fast.isFast()).toBe(true)
})
