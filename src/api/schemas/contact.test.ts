import * as v from 'valibot'
import { expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { contactQuerySchema } from './contact.ts'

const good = {
  name: 'Asha Rao',
  email: 'asha@home.example',
  phone: '9800000000',
  message: 'The tap leaks badly.',
}

function firstMessage(query: unknown): string | undefined {
  return v.safeParse(contactQuerySchema, query).issues?.[0].message
}

test('a complete message passes, trimmed', () => {
  expect(v.parse(contactQuerySchema, { ...good, name: '  Asha Rao ' })).toEqual(good)
})

test.each([
  ['name', 'A', messages.contact.name],
  ['name', '   B   ', messages.contact.name],
  ['email', 'asha@', messages.contact.email],
  ['email', '', messages.contact.email],
  ['phone', '980000000', messages.contact.phone],
  ['message', 'too short', messages.contact.message],
])('%s %j is refused with the words of the specification', (field, value, expected) => {
  expect(firstMessage({ ...good, [field]: value })).toBe(expected)
})

test('two letters, ten digits and ten characters are enough', () => {
  expect(firstMessage({ ...good, name: 'Al', phone: '1234567890', message: '1234567890' })).toBeUndefined()
})
