import { expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { ApiError } from './errors.ts'
import { toResult } from './result.ts'

const { errors } = messages

test('a successful read returns the data', async () => {
  expect(await toResult(Promise.resolve(1), errors.cities)).toEqual({ ok: true, data: 1 })
})

test.each([
  [new ApiError('http', 401, 'who are you'), errors.sessionExpired],
  [new ApiError('http', 500, 'stack trace'), errors.serverAt(errors.cities)],
  [new ApiError('http', 503, ''), errors.serverAt(errors.cities)],
  [new ApiError('http', 418, 'No tea today.'), errors.cities],
  [new ApiError('http', 418, 'No tea today.', true), 'No tea today.'],
  [new ApiError('http', 400, ''), errors.cities],
  [new ApiError('http', 400, '', true), errors.cities],
  [new ApiError('http', 404, 'Not found.', true), errors.cities],
  [new ApiError('http', 401, 'who are you', true), errors.sessionExpired],
  [new ApiError('http', 500, 'stack trace', true), errors.serverAt(errors.cities)],
  [new ApiError('http', 502, errors.busy, true), errors.busy],
  [new ApiError('http', 502, errors.listMissing, true), errors.listMissing],
  [new ApiError('network', 503, 'Failed to fetch'), errors.cities],
  [new ApiError('timeout', 504, 'The request took too long.'), errors.cities],
  [new ApiError('invalid', 502, 'The answer could not be read.'), errors.cities],
])('%o gives the message "%s"', async (error, message) => {
  expect(await toResult(Promise.reject(error), errors.cities)).toEqual({
    ok: false,
    status: error.status,
    message,
  })
})

test('a failed read has one sentence when its call has none of its own', async () => {
  const failed = (error: ApiError) => toResult(Promise.reject(error))
  expect(await failed(new ApiError('http', 503, ''))).toMatchObject({ message: errors.server })
  expect(await failed(new ApiError('network', 503, ''))).toMatchObject({ message: errors.unknown })
})
