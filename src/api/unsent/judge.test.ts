import { expect, test } from 'vitest'
import { judgeAnswer } from './judge.ts'

test.each([200, 202])('status %i with code 200: it is sent', (status) => {
  expect(judgeAnswer(status, { code: 200, message: 'Received.' })).toEqual({ kind: 'sent' })
})

test('a refusal is the visitor’s to hear, with its reason', () => {
  expect(judgeAnswer(400, { code: 400, message: 'Please enter a valid phone number.' })).toEqual({
    kind: 'refused',
    reason: 'Please enter a valid phone number.',
  })
  expect(judgeAnswer(200, { code: 7 })).toEqual({ kind: 'refused', reason: '' })
})

test.each([
  [429, { code: 429, message: 'Too many.' }],
  [502, { code: 502 }],
  [503, undefined],
  [200, undefined],
  [200, 'a login page of a railway station'],
  [404, null],
])('status %i with %o says nothing about the message: it waits', (status, body) => {
  expect(judgeAnswer(status, body)).toEqual({ kind: 'later' })
})
