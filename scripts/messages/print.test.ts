import { expect, test } from 'vitest'
import { summaryLine, wholeText } from './print.ts'
import type { Message } from './store.ts'

const message: Message = {
  id: '3c605d8c-9068-49af-9e85-af0cb263494b',
  received_at: '2026-11-22T08:18:17.903Z',
  name: 'Asha\u009b31m Rao',
  email: 'asha@home.example',
  phone: '+91 98000 00000',
  message: 'The tap\nleaks \u202eand\u202c the floor is wet.',
  delivered_at: null,
  dealt_with_at: null,
  language: null,
  place: 'stored',
}
const waiting = {
  id: message.id,
  destination: 'webhook',
  attempts: 3,
  last_error: 'status-503',
  delivered_at: null,
}

test('a message is one line: id, time in India, name, first words, and what is left to do', () => {
  expect(summaryLine(message, [waiting]).split(/ {2,}/)).toEqual([
    '3c605d8c',
    '2026-11-22 13:48',
    'Asha31m Rao',
    'The tap leaks and the floor is wet.',
    '[waits for webhook]',
  ])
})

test.each<[Partial<Message>, string]>([
  [{ place: 'dead' }, '[refused by the API]'],
  [{ place: 'outbox' }, '[waits for API, webhook]'],
  [{ dealt_with_at: 1 }, '[dealt with]'],
])('what is left to do of %j is %s', (part, state) => {
  expect(summaryLine({ ...message, ...part }, [waiting]).endsWith(`  ${state}`)).toBe(true)
})

test('the language of a message is said by its name, where it is known', () => {
  expect(wholeText(message, [])).not.toContain('Language')
  expect(wholeText({ ...message, language: 'hi' }, [])).toContain('Language:  Hindi\n')
})

test('a terminal is shown letters and line ends, nothing that it would obey', () => {
  const text = wholeText(message, [waiting])
  expect(text).toContain('The tap\nleaks and the floor is wet.')
  expect(text).toContain('webhook:   waiting after 3 attempts (status-503)')
  expect(text).not.toMatch(/[\u0080-\u009f\u202a-\u202e]/)
})
