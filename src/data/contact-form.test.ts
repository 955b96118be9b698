import { expect, test } from 'vitest'
import { contact } from '#content/contact.ts'
import { contact as hindi } from '#content-hi/contact.ts'
import { HONEYPOT_FIELD, messageWithTopic, missingLines, openContactForm } from './contact-form.ts'

test('a message that would become too long stays as it was written', () => {
  const message = 'x'.repeat(4_990)
  expect(messageWithTopic(message, 5_000, 'career')).toBe(message)
})

test('a message is incomplete when it is only the text of its topic', () => {
  const { values } = openContactForm('custom-service')
  expect(missingLines(values.message, 'custom-service')).toEqual(['What needs doing', 'City', 'When'])
  expect(missingLines(values.message.replaceAll('\n', ' \r\n\n'), 'custom-service')).toHaveLength(3)
  expect(missingLines('What needs doing:\nWhen:', 'custom-service')).toHaveLength(3)
  const technician = openContactForm('technician', 'Ramesh Kumar').values.message
  expect(missingLines(technician, 'technician', 'Ramesh Kumar')).toEqual(['What needs doing', 'City'])
})

test.each([
  ['custom-service', 'I need help with a job.\nWhat needs doing: a new gate\nCity: \nWhen: '],
  ['custom-service', 'What needs doing: \nCity: \nWhen: \n\nPlease call me.'],
  ['custom-service', ''],
  ['lottery', 'What needs doing:'],
  [undefined, 'The kitchen tap leaks.'],
])('%s, %j: the message is complete, or the topic asks for nothing', (subject, message) => {
  expect(missingLines(message, subject)).toEqual([])
})

/** Words by which Chromium, Firefox and Bitwarden recognize a field, with the Hindi ones. */
const FILLED =
  /name|mail|phone|mobile|\btel|fax|company|business|organi[sz]ation|address|street|city|town|state|country|region|area|zip|postal|pin\b|code|card|user|login|pass|otp|url|web|site|search|query|find|title|date|day|month|year|exp|number|size|amount|price|location|नाम|ईमेल|मेल|फ़ोन|फोन|मोबाइल|पता|शहर|गाँव|राज्य|देश|पिन/i

test.each([HONEYPOT_FIELD, contact.form.honeypot, hindi.form.honeypot])(
  'browsers and password managers do not fill the honeypot %s',
  (words) => expect(words).not.toMatch(FILLED),
)
