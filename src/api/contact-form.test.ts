import { expect, test } from 'vitest'
import { messageWithTopic, newMessageKey, openContactForm } from './contact-form.ts'

test('a form without a topic opens empty', () => {
  const { values, errors } = openContactForm(1_000)
  expect({ values, errors }).toEqual({ values: { name: '', email: '', phone: '', message: '' }, errors: {} })
})

test('a topic brings its words and stays with the form', () => {
  const form = openContactForm(1_000, 'technician', 'Ramesh Kumar')
  expect(form.values.message).toContain('Technician: Ramesh Kumar')
  expect(form).toMatchObject({ subject: 'technician', about: 'Ramesh Kumar', startedAt: 1_000 })
})

test('what the message is about comes first in it', () => {
  expect(messageWithTopic('Hello there.', 5_000, 'career', 'Cook')).toBe(
    'Regarding: An application (Cook)\n\nHello there.',
  )
  expect(messageWithTopic('Hello there.', 5_000, 'lottery', 'Cook')).toBe('Hello there.')
})

test('a message that would become too long stays as it was written', () => {
  const message = 'x'.repeat(4_990)
  expect(messageWithTopic(message, 5_000, 'career')).toBe(message)
})

test('every key is new and fits the pattern of the API', () => {
  const keys = [newMessageKey(), newMessageKey()]
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
