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
  let leavings = 0
  /** What happens during a call. */
  const meanwhile = { sleep: () => {}, send: () => {} }
  const sender = createSender({
    fetchTicket: async (key) => {
      const error = noTickets.shift()
      if (error) throw error
      fetched.push(key)
      return { key, token: `token-${fetched.length}-of-${key}` }
    },
    send: async (body, { key, token }) => {
      calls.push({ body, key, token, at: now })
      meanwhile.send()
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
      meanwhile.sleep()
    },
    leavings: () => leavings,
    newKey: () => `key-${++keys}`,
    ticket,
  })
  function pass(ms: number): void {
    now += ms
  }
  function leave(): void {
    leavings += 1
  }
  return { ...sender, calls, fetched, kept, pass, leave, meanwhile }
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
  expect(calls[1]).toMatchObject({ at: 123_000, body: { weather: 'trapped' } })
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
  expect(kept).toEqual([{ key: 'key-1', token: 'token-1-of-key-1', query: { ...query, weather: '' } }])
})

test('what cannot be sent is kept without a token when there was no connection to fetch one', async () => {
  const { kept, sendMessage } = setUp([], { isKept: true, noTickets: [lost()] })
  expect(await sendMessage(query, '')).toEqual({ kind: 'queued' })
  expect(kept).toMatchObject([{ key: 'key-1', token: undefined }])
})

test('the next document sends the same words with the key of a message whose answer did not come, in any language', async () => {
  const first = setUp([lost()])
  await first.sendMessage({ ...query, language: 'en' }, '')
  const { calls, goOn, sendMessage } = setUp([])
  goOn(first.unanswered())
  expect(await sendMessage({ ...query, language: 'hi' }, '')).toEqual({ kind: 'sent' })
  expect(calls).toMatchObject([{ key: 'key-1', token: 'token-1-of-key-1' }])
})

test('the same words about another topic are another message', async () => {
  const { calls, sendMessage } = setUp([lost(), lost()])
  const about = { ...query, subject: 'technician', about: 'Ramesh' }
  await sendMessage(about, '')
  await sendMessage({ ...about, about: 'Suresh' }, '')
  await sendMessage(query, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3'])
  expect(calls[0]?.body).toMatchObject(about)
})

test('a message is unanswered from the press of the button until its answer comes', async () => {
  const { begin, sendMessage, unanswered } = setUp([lost(), { code: 200 }])
  begin()
  expect(unanswered()).toBeUndefined()
  const failing = sendMessage(query, '')
  const words = JSON.stringify(Object.values(query))
  expect(unanswered()).toEqual({ key: 'key-1', text: words })
  await failing
  expect(unanswered()).toEqual({ key: 'key-1', text: words })
  await sendMessage(query, '')
  expect(unanswered()).toBeUndefined()
})

test('the next document sends other words with a key of their own', async () => {
  const { calls, goOn, sendMessage } = setUp([])
  goOn({ key: 'of-before', text: JSON.stringify(Object.values(query)) })
  await sendMessage({ ...query, message: 'The tap still leaks.' }, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1'])
})

test('what another document has sent meanwhile is not unanswered any more, and the token stays for what is', async () => {
  const { calls, fetched, goOn, sendMessage, unanswered } = setUp([lost()])
  await sendMessage(query, '')
  goOn(unanswered())
  await sendMessage(query, '')
  await sendMessage(query, '')
  goOn({ key: 'of-another', text: '[]' })
  goOn(undefined)
  await sendMessage(query, '')
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  expect(fetched).toEqual(['key-1', 'key-2', 'key-3'])
})

test('a message that waits for its time is given up when the visitor leaves the document, and can be sent by who comes back', async () => {
  const { calls, kept, leave, meanwhile, sendMessage, pass, unanswered } = setUp([], { isKept: true })
  meanwhile.sleep = leave
  expect(await sendMessage(query, '')).toEqual({ kind: 'left', reason: undefined })
  expect(calls).toEqual([])
  expect(kept).toEqual([])
  expect(unanswered()?.key).toBe('key-1')
  pass(60_000)
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
  expect(calls).toMatchObject([{ key: 'key-1' }])
})

test('a message whose token comes after the visitor has left the document is not sent, however old the token is', async () => {
  const { calls, leave, sendMessage } = setUp([], { ticket: { key: 'given', token: 'signed' } })
  const sending = sendMessage(query, '')
  leave()
  expect(await sending).toEqual({ kind: 'left', reason: undefined })
  expect(calls).toEqual([])
})

test.each([lost(), new ApiError('http', 428, formToken.needed)])(
  'a message that the visitor left on its way is neither kept nor sent again after %o',
  async (error) => {
    const { calls, kept, leave, meanwhile, sendMessage } = setUp([error], { isKept: true })
    meanwhile.send = leave
    expect(await sendMessage(query, '')).toEqual({ kind: 'left', reason: undefined })
    expect(calls).toHaveLength(1)
    expect(kept).toEqual([])
  },
)

test('the answer to a message that the visitor left on its way counts', async () => {
  const { leave, meanwhile, sendMessage } = setUp([])
  meanwhile.send = leave
  expect(await sendMessage(query, '')).toEqual({ kind: 'sent' })
})
