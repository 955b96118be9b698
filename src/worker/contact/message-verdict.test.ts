import { expect, test } from 'vitest'
import { judgeAnswer } from './message-verdict.ts'

const judge = (status: number, body: unknown) => judgeAnswer(status, body, { isRepeat: true })

test.each([200, 202])('a message is delivered when status %i has code 200', (status) => {
  expect(judge(status, { code: 200, message: 'Received.' })).toEqual({ outcome: 'delivered' })
})

test.each([400, 413, 415, 422])(
  '%i in the envelope of the API rejects the message with a reason',
  (status) => {
    const rejected = {
      outcome: 'rejected',
      status,
      code: status,
      message: 'Please enter a valid phone number.',
    }
    expect(judge(status, { code: status, message: 'Please enter a valid phone number.' })).toEqual(rejected)
    expect(judge(200, { code: status })).toEqual({ ...rejected, status: 200, message: '' })
  },
)

test('the reason of a rejection is text of limited length', () => {
  expect(judge(422, { code: 422, message: 'x'.repeat(1_000) })).toMatchObject({ message: 'x'.repeat(300) })
  expect(judge(422, { code: 422, message: { html: '<b>' } })).toMatchObject({ message: '' })
})

test.each([
  [401, { code: 401, message: 'Who are you?' }],
  [403, { code: 403 }],
  [404, { code: 404, message: 'Not found.' }],
  [404, undefined],
  [409, undefined],
  [405, { code: 405 }],
  [428, { code: 428, message: 'A token, please.' }],
  [429, { code: 429, message: 'Too many.' }],
  [500, { code: 500 }],
  [502, { code: 422, message: 'A gateway that repeats what it has heard.' }],
  [503, undefined],
  [302, { code: 200 }],
  [400, undefined],
  [400, { message: 'Bad request' }],
  [400, { code: '400' }],
  [422, { code: 401 }],
  [200, { code: 500 }],
  [200, { code: '200' }],
  [200, { code: 7 }],
  [200, {}],
  [200, undefined],
  [200, 'a login page of a railway station'],
])('a message stays open when status %i comes with %j', (status, body) => {
  expect(judge(status, body).outcome).toBe('retry')
})

test('an open message has a reason without the text of the answer, which may be personal data', () => {
  expect(judge(404, undefined)).toEqual({ outcome: 'retry', reason: 'status-404' })
  expect(judge(200, { code: 500 })).toEqual({ outcome: 'retry', reason: 'code-500' })
  expect(judge(200, { code: '9800000000' })).toEqual({ outcome: 'retry', reason: 'code-string' })
  expect(judge(200, { code: 9_800_011_111 })).toEqual({ outcome: 'retry', reason: 'code-number' })
})

test.each([
  [409, { code: 409, message: 'Known.' }],
  [200, { code: 409 }],
])('status %i with %j means delivered, except at the first attempt', (status, body) => {
  expect(judge(status, body)).toEqual({ outcome: 'delivered' })
  expect(judgeAnswer(status, body, { isRepeat: false }).outcome).toBe('retry')
})
