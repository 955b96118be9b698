import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { ContactAnswer } from '#api/schemas/message.ts'
import { contact } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { sendMessage } from './send-message.ts'

const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }
const lost = new ApiError('network', 503, '')

function send(answer: ContactAnswer | Error) {
  const sendQuery = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  return sendMessage({ sendQuery }, query, 'key-1')
}

test('an accepted message has a reference', async () => {
  expect(await send({ code: 200, reference: '0a1b2c3d' })).toEqual({
    kind: 'sent',
    reference: '0a1b2c3d',
    isWaiting: false,
  })
})

test('an answer without code 200 is a rejection with the message of the server', async () => {
  expect(await send({ code: 7, message: 'Not today.' })).toEqual({ kind: 'rejected', reason: 'Not today.' })
})

test.each([
  [new ApiError('http', 500, 'x'), messages.errors.server],
  [new ApiError('http', 429, contact.answers.tooMany), contact.answers.tooMany],
  [lost, contact.answers.unreachable],
  [new ApiError('timeout', 504, ''), contact.answers.unreachable],
  [new Error('broken'), undefined],
])('%o is a failure with a reason for the visitor', async (error, reason) => {
  expect(await send(error)).toEqual({ kind: 'failed', reason })
})
