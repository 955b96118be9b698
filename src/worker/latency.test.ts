import { expect, test } from 'vitest'
import { createLatency } from './latency.ts'

function watched(assumed: 'near' | 'far') {
  let time = 1_000_000
  const latency = createLatency(assumed, () => time)
  return {
    isNear: latency.isNear,
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

test('a source that is assumed far is near from its first fast answer on', async () => {
  const source = watched('far')
  expect(source.isNear()).toBe(false)
  await source.answer(300)
  expect(source.isNear()).toBe(false)
  await source.answer(80)
  expect(source.isNear()).toBe(true)
})

test('what was fast is forgotten after two periods of slow answers', async () => {
  const source = watched('far')
  await source.answer(80)
  source.later(2_100)
  await source.answer(300)
  expect(source.isNear()).toBe(true)
  source.later(2_100)
  await source.answer(300)
  expect(source.isNear()).toBe(false)
})

test('a source that is assumed near stays so when only its start is slow', async () => {
  const source = watched('near')
  for (let turn = 0; turn < 5; turn++) await source.answer(300)
  expect(source.isNear()).toBe(true)
  await source.answer(5)
  expect(source.isNear()).toBe(true)
})

test('a source that is assumed near is far when it goes on being slow', async () => {
  const source = watched('near')
  await source.answer(300)
  source.later(2_100)
  await source.answer(300)
  expect(source.isNear()).toBe(false)
  await source.answer(20)
  expect(source.isNear()).toBe(true)
})

test('what is slow while many wait says more of this isolate than of the source', async () => {
  const source = watched('far')
  await source.answer(20)
  for (let period = 0; period < 3; period++) {
    source.later(2_100)
    await Promise.all(Array.from({ length: 100 }, () => source.answer(300)))
  }
  expect(source.isNear()).toBe(true)
  for (let period = 0; period < 2; period++) {
    source.later(2_100)
    await source.answer(300)
  }
  expect(source.isNear()).toBe(false)
})

test('after a failure nothing is known', async () => {
  const far = watched('far')
  await far.answer(20)
  await far.fail()
  expect(far.isNear()).toBe(false)
  const near = watched('near')
  await near.answer(300)
  near.later(2_100)
  await near.answer(300)
  await near.fail()
  expect(near.isNear()).toBe(true)
})
