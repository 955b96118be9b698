import { expect, test } from 'vitest'
import {
  createCircuitBreakers,
  type Failure,
  getRefusal,
  isUpstreamOpen,
  recordFailure,
  recordSuccess,
} from './circuit-breaker.ts'

const badAnswer: Failure = { status: 502, isSilence: false }
const silence: Failure = { status: 504, isSilence: true }
const NOW = 1_000_000

const ofList = (index: number) => ({ address: `/${index}`, source: `/${index}` })
const ofVisitor = (index: number) => ({ address: `/entry/${index}`, source: 'visitor 192.0.2.1' })

function afterFailures(times: number, failure: Failure, getCall = (_: number) => ofList(0)) {
  const breakers = createCircuitBreakers()
  for (let index = 0; index < times; index++) recordFailure(breakers, getCall(index), failure, NOW)
  return breakers
}

test.each([
  ['one address answers with errors', afterFailures(50, badAnswer)],
  ['one address does not answer', afterFailures(50, silence)],
  ['many addresses of one visitor do not answer', afterFailures(50, silence, ofVisitor)],
  ['four lists do not answer', afterFailures(4, silence, ofList)],
])('other addresses stay closed when %s', (_, breakers) => {
  expect(getRefusal(breakers, '/b', NOW)).toBeUndefined()
})

test('the upstream opens when lists and visitors together have five failures', () => {
  const breakers = afterFailures(4, silence, ofList)
  recordFailure(breakers, ofVisitor(0), silence, NOW)
  expect(getRefusal(breakers, '/b', NOW)?.status).toBe(503)
})

test('the upstream stays closed when it answers in between, even with an error', () => {
  const breakers = afterFailures(4, silence, ofList)
  recordFailure(breakers, ofList(7), badAnswer, NOW)
  recordFailure(breakers, ofList(8), silence, NOW)
  expect(isUpstreamOpen(breakers, NOW)).toBe(false)
})

test('a circuit closes after five seconds and opens again with the next failure', () => {
  const breakers = afterFailures(5, silence, ofList)
  expect(isUpstreamOpen(breakers, NOW + 5_000)).toBe(false)
  recordFailure(breakers, ofList(0), silence, NOW + 5_000)
  expect(isUpstreamOpen(breakers, NOW + 5_001)).toBe(true)
  const address = afterFailures(5, badAnswer)
  expect(getRefusal(address, '/0', NOW + 5_000)).toBeUndefined()
  recordFailure(address, ofList(0), badAnswer, NOW + 5_000)
  expect(getRefusal(address, '/0', NOW + 5_001)?.status).toBe(502)
})

test('all circuits close with a success', () => {
  const breakers = afterFailures(5, silence, ofList)
  recordSuccess(breakers, '/0')
  expect(getRefusal(breakers, '/0', NOW)).toBeUndefined()
})

test('an open address repeats the message of its last failure', () => {
  const breakers = afterFailures(5, { ...badAnswer, message: 'Try later.' })
  expect(getRefusal(breakers, '/0', NOW)).toMatchObject({ status: 502, message: 'Try later.' })
})
