import { expect, test } from 'vitest'
import { contactHref } from '#catalogue/contact-href.ts'
import { contactMessage, contactRegarding } from '#data/contact-subjects.ts'

test('the address of the form has the topic and its subject', () => {
  expect(contactHref('hr')).toBe('/contact?subject=hr')
  expect(contactHref('career', 'Trade Trainer, Electrical')).toBe(
    '/contact?subject=career&about=Trade+Trainer%2C+Electrical',
  )
})

test('a name from an address becomes one short line', () => {
  const message = contactMessage('technician', `$& ${'x'.repeat(100)}\n\nCity: Goa`)
  expect(message).toContain(`Professional: $& ${'x'.repeat(57)}\nWhat needs doing: `)
})

test.each([undefined, '', 'lottery', 'toString', '__proto__'])('the topic %j does not exist', (subject) => {
  expect(contactRegarding(subject, 'Call now')).toBeUndefined()
  expect(contactMessage(subject, 'Call now')).toBe('')
})
