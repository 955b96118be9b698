import { expect, test } from 'vitest'
import {
  createCircuitBreakers,
  type Failure,
  isUpstreamOpen,
  lastMessage,
  openStatus,
  recordFailure,
  recordSuccess,
} from './circuit-breaker.ts'

const badAnswer: Failure = { status: 502, isSilence: false }
const silence: Failure = { status: 504, isSilence: true }
const NOW = 1_000_000

function afterFailures(times: number, failure: Failure, getAddress = (_: number) => '/a') {
  const breakers = createCircuitBreakers()
  for (let index = 0; index < times; index++) recordFailure(breakers, getAddress(index), failure, NOW)
  return breakers
}

const path = (index: number) => `/${index}`

test('other addresses stay closed when one fails', () => {
  expect(openStatus(afterFailures(50, badAnswer), '/b', NOW)).toBeUndefined()
  expect(openStatus(afterFailures(50, silence), '/b', NOW)).toBeUndefined()
})

test('the upstream stays closed when it answers in between, even with an error', () => {
  const breakers = afterFailures(4, silence, path)
  recordFailure(breakers, '/x', badAnswer, NOW)
  recordFailure(breakers, '/y', silence, NOW)
  expect(isUpstreamOpen(breakers, NOW)).toBe(false)
})

test('a circuit closes after five seconds and opens again with the next failure', () => {
  const breakers = afterFailures(5, silence, path)
  expect(isUpstreamOpen(breakers, NOW + 5_000)).toBe(false)
  recordFailure(breakers, '/0', silence, NOW + 5_000)
  expect(isUpstreamOpen(breakers, NOW + 5_001)).toBe(true)
  const address = afterFailures(5, badAnswer)
  expect(openStatus(address, '/a', NOW + 5_000)).toBeUndefined()
  recordFailure(address, '/a', badAnswer, NOW + 5_000)
  expect(openStatus(address, '/a', NOW + 5_001)).toBe(502)
})

test('all circuits are closed when the clock was turned back', () => {
  const breakers = afterFailures(5, silence, path)
  expect(openStatus(breakers, '/0', NOW - 60_000)).toBeUndefined()
})

test('all circuits close with a success', () => {
  const breakers = afterFailures(5, silence, path)
  recordSuccess(breakers, '/0')
  expect(openStatus(breakers, '/0', NOW)).toBeUndefined()
})

test('an open address repeats the message of its last failure', () => {
  const breakers = afterFailures(5, { ...badAnswer, message: 'Try later.' })
  expect(lastMessage(breakers, '/a')).toBe('Try later.')
  expect(lastMessage(breakers, '/b')).toBeUndefined()
  recordFailure(breakers, '/a', badAnswer, NOW)
  expect(lastMessage(breakers, '/a')).toBeUndefined()
})
