import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { ContactAnswer, ContactQuery } from '#api/schemas/contact.ts'
import { contact } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { createSender } from './sender.ts'

const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

/** A sender whose calls are recorded and answered in order; time passes only in `sleep` and `pass`. */
function setUp(answers: Array<ContactAnswer | Error>) {
  const calls: Array<{ body: ContactQuery; key: string }> = []
  let now = 0
  let keys = 0
  const sendMessage = createSender({
    send: async (body, key) => {
      calls.push({ body, key })
      const answer = answers.shift() ?? { code: 200 }
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => now,
    sleep: async (ms) => {
      now += ms
    },
    newKey: () => `key-${++keys}`,
  })
  function pass(ms: number): void {
    now += ms
  }
  return { calls, sendMessage, pass }
}

test('code 200 is success', async () => {
  const { sendMessage } = setUp([{ code: 200, message: 'Received.' }])
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
})

test('a message that waits for the upstream is its own kind of success', async () => {
  const { sendMessage } = setUp([{ code: 200, message: contact.answers.kept }])
  expect(await sendMessage(query, '')).toEqual({ kind: 'kept' })
})

test('an answer without code 200 is a rejection with the words of the server', async () => {
  const { sendMessage } = setUp([{ code: 7, message: 'Not today.' }])
  expect(await sendMessage(query, '')).toEqual({ kind: 'rejected', reason: 'Not today.' })
})

test.each([
  [new ApiError('http', 500, 'x'), messages.errors.server],
  [new ApiError('http', 429, contact.answers.tooMany), contact.answers.tooMany],
  [new ApiError('network', 503, ''), contact.answers.unreachable],
  [new ApiError('timeout', 504, ''), contact.answers.unreachable],
  [new Error('broken'), undefined],
])('%o is a failure with a reason for the visitor', async (error, reason) => {
  const { sendMessage } = setUp([error])
  expect(await sendMessage(query, '')).toEqual({ kind: 'failed', reason })
})

test('trying the same message again uses the same key, another message a new one', async () => {
  const lost = () => new ApiError('network', 503, '')
  const { calls, sendMessage } = setUp([lost(), lost()])
  await sendMessage(query, '')
  await sendMessage(query, '')
  await sendMessage({ ...query, message: 'The tap still leaks.' }, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
})

test('the same words after a success are a new message', async () => {
  const { calls, sendMessage } = setUp([])
  await sendMessage(query, '')
  await sendMessage(query, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
})

test('a message that is faster than a person is held back until three seconds are over', async () => {
  const { calls, sendMessage, pass } = setUp([])
  pass(1_200)
  await sendMessage(query, '')
  expect(calls[0]?.body).toMatchObject({ elapsedMs: 3_000 })
  pass(60_000)
  await sendMessage(query, 'trapped')
  expect(calls[1]?.body).toMatchObject({ elapsedMs: 63_000, website: 'trapped' })
})
