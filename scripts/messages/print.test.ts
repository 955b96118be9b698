import { expect, test } from 'vitest'
import type { DeliveryState, OfficeMessage } from '#worker/contact/message-store.ts'
import { summaryLine, wholeText } from './print.ts'

const message: OfficeMessage = {
  id: '3c605d8c906849af9e85af0cb263494b',
  receivedAt: Date.UTC(2026, 10, 22, 8, 18, 17),
  name: 'Asha\u009b31m Rao',
  email: 'asha@home.example',
  phone: '+919800000000',
  message: 'The tap\nleaks \u202eand\u202c the floor is wet.',
  topic: null,
  details: null,
  language: null,
  suspected: 0,
  closedAt: null,
  progress: 'new',
  calls: 0,
  note: '',
  version: 0,
  dueAt: 0,
  rank: 0,
  sortKey: 0,
}
const waiting: DeliveryState = {
  messageId: message.id,
  destination: 'webhook',
  state: 'pending',
  attempts: 3,
  lastError: 'status-503',
  settledAt: null,
}

test('a message is one line with id, time in India, name, excerpt and open deliveries', () => {
  expect(summaryLine(message, [waiting]).split(/ {2,}/)).toEqual([
    '3c605d8c',
    '2026-11-22 13:48',
    'Asha31m Rao',
    'The tap leaks and the floor is wet.',
    '[waits for webhook]',
  ])
})

test.each<[Partial<OfficeMessage>, DeliveryState['state'], string]>([
  [{}, 'dead', '[dead letter: webhook]'],
  [{ suspected: 1 }, 'held', '[suspected spam]'],
  [{ closedAt: 1 }, 'closed', '[closed]'],
])('%j with a delivery that is %s ends in %s', (part, state, words) => {
  expect(summaryLine({ ...message, ...part }, [{ ...waiting, state }]).endsWith(`  ${words}`)).toBe(true)
})

test.each([
  [1, 'acknowledge by 2026-11-24 13:48'],
  [49, 'resolve by 2026-12-22 13:48'],
  [31 * 24, 'LATE since 2026-12-22 13:48'],
])('an open complaint shows its next deadline after %i hours', (hours, words) => {
  const now = message.receivedAt + hours * 3_600_000
  const complaint = { ...message, topic: 'complaint' }
  expect(summaryLine(complaint, [{ ...waiting, state: 'delivered' }], now)).toContain(words)
  expect(summaryLine({ ...complaint, closedAt: now }, [], now)).toContain('[closed]')
})

test('a call back shows topic and details, also in place of a text', () => {
  const call = {
    ...message,
    topic: 'booking',
    email: '',
    message: '',
    details: { city: 'kochi', job: 'leak' },
  }
  expect(summaryLine(call, [])).toContain('booking, Job: leak, City: kochi')
  expect(wholeText(call, [])).toMatch(/Topic: booking\nJob: leak\nCity: kochi\n/)
})

test('control characters are removed from text for a terminal', () => {
  const text = wholeText({ ...message, language: 'hi' }, [waiting])
  expect(text).toContain('Language: Hindi\n')
  expect(text).toContain('The tap\nleaks and the floor is wet.')
  expect(text).toContain('webhook: pending after 3 attempts (status-503)')
  expect(text).not.toMatch(/[\u0080-\u009f\u202a-\u202e]/)
})
