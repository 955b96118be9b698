import { expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { ApiError, generalMessage } from './errors.ts'

test.each([
  [new ApiError('http', 401, 'who are you'), messages.errors.sessionExpired],
  [new ApiError('http', 500, 'stack trace'), messages.errors.server],
  [new ApiError('http', 422, 'The phone number is taken.'), 'The phone number is taken.'],
  [new ApiError('http', 400, ''), messages.errors.unknown],
  [new Error('out of memory'), 'out of memory'],
  ['a thrown text', messages.errors.unknown],
])('%o shows "%s" when a call has no message', (error, message) => {
  expect(generalMessage(error)).toBe(message)
})
