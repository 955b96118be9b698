import { expect, test } from 'vitest'
import {
  createBreakers,
  type Failure,
  isSilent,
  lastWords,
  leftAlone,
  recordFailure,
  recordSuccess,
} from './breaker.ts'

const badAnswer: Failure = { status: 502, isSilence: false, isUnreachable: false }
const timeout: Failure = { status: 504, isSilence: true, isUnreachable: false }
const noConnection: Failure = { status: 503, isSilence: true, isUnreachable: true }
const NOW = 1_000_000

function afterFailures(
  times: number,
  failure: Failure,
  isFixedAddress: boolean,
  keyOf = (_: number) => 'key',
) {
  const breakers = createBreakers()
  for (let index = 0; index < times; index++)
    recordFailure(breakers, keyOf(index), failure, isFixedAddress, NOW)
  return breakers
}

test('four failures in a row are no reason yet, five are', () => {
  expect(leftAlone(afterFailures(4, badAnswer, true), 'key', NOW)).toBeUndefined()
  expect(leftAlone(afterFailures(5, badAnswer, true), 'key', NOW)).toBe(502)
})

test('bad answers at one address leave the others alone, however many addresses a visitor tries', () => {
  expect(leftAlone(afterFailures(50, badAnswer, true), 'other', NOW)).toBeUndefined()
  const chosen = afterFailures(50, badAnswer, false, (index) => `chosen-${index}`)
  expect(leftAlone(chosen, 'other', NOW)).toBeUndefined()
})

test('an origin without a connection is left alone as a whole', () => {
  expect(leftAlone(afterFailures(5, noConnection, false, String), 'other', NOW)).toBe(503)
})

test('an origin that is silent where we ask on our own account is left alone, not so where a visitor chose', () => {
  expect(isSilent(afterFailures(5, timeout, true, String), NOW)).toBe(true)
  expect(isSilent(afterFailures(5, timeout, false, String), NOW)).toBe(false)
})

test('any answer, even a bad one, shows that the origin is there', () => {
  const breakers = afterFailures(4, noConnection, true, String)
  recordFailure(breakers, 'x', badAnswer, true, NOW)
  recordFailure(breakers, 'y', noConnection, true, NOW)
  expect(isSilent(breakers, NOW)).toBe(false)
})

test('after five seconds it is tried again, and one more failure is enough to stop again', () => {
  const breakers = afterFailures(5, badAnswer, true)
  expect(leftAlone(breakers, 'key', NOW + 5_000)).toBeUndefined()
  recordFailure(breakers, 'key', badAnswer, true, NOW + 5_000)
  expect(leftAlone(breakers, 'key', NOW + 5_001)).toBe(502)
})

test('by a clock that was turned back nothing is left alone any longer', () => {
  const breakers = afterFailures(5, noConnection, true)
  expect(leftAlone(breakers, 'key', NOW - 60_000)).toBeUndefined()
  expect(isSilent(breakers, NOW - 60_000)).toBe(false)
})

test('a success forgets the failures', () => {
  const breakers = afterFailures(5, noConnection, true)
  recordSuccess(breakers, 'key')
  expect(leftAlone(breakers, 'key', NOW)).toBeUndefined()
  expect(isSilent(breakers, NOW)).toBe(false)
})

test('the memory of addresses is bounded', () => {
  expect(afterFailures(1_500, badAnswer, false, String).addresses.size).toBe(1_000)
})

test('what a visitor was told of an address is told while it is left alone', () => {
  const breakers = afterFailures(5, { ...badAnswer, words: 'Try later.' }, true)
  expect(lastWords(breakers, 'key')).toBe('Try later.')
  expect(lastWords(breakers, 'other')).toBeUndefined()
  recordFailure(breakers, 'key', badAnswer, true, NOW)
  expect(lastWords(breakers, 'key')).toBeUndefined()
})
