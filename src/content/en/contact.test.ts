import { expect, test } from 'vitest'
import { contactHref } from '#catalogue/contact-href.ts'
import { contactMessage, contactRegarding } from '#catalogue/contact-subjects.ts'
import { contact } from './contact.ts'

test('the address of the form has the topic and its subject', () => {
  expect(contactHref('hr')).toBe('/contact?subject=hr')
  expect(contactHref('career', 'Trade Trainer, Electrical')).toBe(
    '/contact?subject=career&about=Trade+Trainer%2C+Electrical',
  )
})

test('the message of a topic has the role on its first open line', () => {
  expect(contactMessage('career', 'Backend Engineer')).toContain('Role: Backend Engineer\nExperience: \n')
})

test('the text of a topic stays unchanged without a name', () => {
  expect(contactMessage('technician')).toContain('Professional: \nWhat needs doing: \nCity: ')
})

test('a name from an address becomes one short line', () => {
  const message = contactMessage('technician', `$& ${'x'.repeat(100)}\n\nCity: Goa`)
  expect(message).toContain(`Professional: $& ${'x'.repeat(57)}\nWhat needs doing: `)
})

test('the line of a topic has its subject', () => {
  expect(contactRegarding('career', ' Backend\nEngineer ')).toBe('An application (Backend Engineer)')
  expect(contactRegarding('career')).toBe('An application')
})

test.each([undefined, '', 'lottery', 'toString', '__proto__'])('the topic %j does not exist', (subject) => {
  expect(contactRegarding(subject, 'Call now')).toBeUndefined()
  expect(contactMessage(subject, 'Call now')).toBe('')
})

test.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['18:30', '6:30 PM'],
])('%s is formatted as %s', (time, words) => {
  expect(contact.hours.until(time)).toBe(`until ${words}`)
})
