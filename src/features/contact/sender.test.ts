import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { FormTicket } from '#api/form-token.ts'
import type { MessageToKeep } from '#api/offline-queue/store.ts'
import type { ContactAnswer, ContactQuery } from '#api/schemas/contact.ts'
import { contact, formToken } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { createSender } from './sender.ts'

const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

type SetUp = {
  ticket?: FormTicket
  /** What the fetching of tokens fails with, in order. */
  noTickets?: Array<Error>
  isKept?: boolean
}

/** A sender whose calls are recorded and answered in order; time passes only in `sleep` and `pass`. */
function setUp(
  answers: Array<ContactAnswer | Error>,
  { ticket, noTickets = [], isKept = false }: SetUp = {},
) {
  const calls: Array<{ body: ContactQuery; key: string; token: string; at: number }> = []
  const fetched: Array<string> = []
  const kept: Array<MessageToKeep> = []
  let now = 0
  let keys = 0
  const { begin, sendMessage } = createSender({
    fetchTicket: async (key) => {
      const error = noTickets.shift()
      if (error) throw error
      fetched.push(key)
      return { key, token: `token-${fetched.length}-of-${key}` }
    },
    send: async (body, { key, token }) => {
      calls.push({ body, key, token, at: now })
      const answer = answers.shift() ?? { code: 200 }
      if (answer instanceof Error) throw answer
      return answer
    },
    keep: async (message) => {
      kept.push(message)
      return isKept
    },
    now: () => now,
    sleep: async (ms) => {
      now += ms
    },
    newKey: () => `key-${++keys}`,
    ticket,
  })
  function pass(ms: number): void {
    now += ms
  }
  return { begin, calls, fetched, kept, sendMessage, pass }
}

/** What was begun without waiting for it is over. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

const lost = () => new ApiError('network', 503, '')

test('code 200 is success', async () => {
  const { sendMessage } = setUp([{ code: 200, message: 'Received.' }])
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
})

test('a message that waits for the upstream is its own kind of success', async () => {
  const { sendMessage } = setUp([{ code: 200, message: 'In another language.', isKept: true }])
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
  const { calls, fetched, sendMessage } = setUp([lost(), lost()])
  await sendMessage(query, '')
  await sendMessage(query, '')
  await sendMessage({ ...query, message: 'The tap still leaks.' }, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  expect(calls.map(({ token }) => token)).toEqual([
    'token-1-of-key-1',
    'token-1-of-key-1',
    'token-2-of-key-2',
  ])
  expect(fetched).toEqual(['key-1', 'key-2'])
})

test('the same words after a success are a new message', async () => {
  const { calls, sendMessage } = setUp([])
  await sendMessage(query, '')
  await sendMessage(query, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
})

test('a message that is faster than a person is held back until three seconds are over', async () => {
  const { begin, calls, sendMessage, pass } = setUp([])
  pass(60_000)
  begin()
  await settled()
  pass(1_200)
  await sendMessage(query, '')
  expect(calls[0]?.at).toBe(63_000)
  begin()
  await settled()
  pass(60_000)
  await sendMessage(query, 'trapped')
  expect(calls[1]).toMatchObject({ at: 123_000, body: { website: 'trapped' } })
})

test('the token is fetched once, when the form is first used', async () => {
  const { begin, fetched, sendMessage } = setUp([])
  expect(fetched).toEqual([])
  begin()
  begin()
  await sendMessage(query, '')
  expect(fetched).toEqual(['key-1'])
})

test('a token that could not be fetched is asked for again', async () => {
  const { begin, calls, sendMessage } = setUp([], { noTickets: [lost(), lost()] })
  begin()
  await settled()
  expect(await sendMessage(query, '')).toEqual({ kind: 'failed', reason: contact.answers.unreachable })
  expect(calls).toEqual([])
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
})

test('a form that was sent back goes on with its key and its token', async () => {
  const { calls, fetched, sendMessage } = setUp([], { ticket: { key: 'given', token: 'signed' } })
  await sendMessage(query, '')
  expect(calls).toMatchObject([{ key: 'given', token: 'signed' }])
  expect(fetched).toEqual([])
})

test('a token that has run out is replaced, and the message goes on with its key', async () => {
  const expired = new ApiError('http', 428, formToken.needed)
  const { calls, sendMessage } = setUp([expired], { ticket: { key: 'given', token: 'of last week' } })
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
  expect(calls).toMatchObject([
    { key: 'given', token: 'of last week' },
    { key: 'given', token: 'token-1-of-given', at: 6_000 },
  ])
})

test('what cannot be sent is kept with its key and its token', async () => {
  const { kept, sendMessage } = setUp([lost()], { isKept: true })
  expect(await sendMessage(query, '')).toEqual({ kind: 'queued' })
  expect(kept).toEqual([{ key: 'key-1', token: 'token-1-of-key-1', query: { ...query, website: '' } }])
})

test('what cannot be sent is kept without a token when there was no connection to fetch one', async () => {
  const { kept, sendMessage } = setUp([], { isKept: true, noTickets: [lost()] })
  expect(await sendMessage(query, '')).toEqual({ kind: 'queued' })
  expect(kept).toMatchObject([{ key: 'key-1', token: undefined }])
})
