import { expect, test } from 'vitest'
import { readSubmission } from './submission.ts'

const good = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

test('fields are empty when they are missing or not text', () => {
  const { values, honeypot, key } = readSubmission({ name: ['a'], phone: 9_800_000_000, message: null })
  expect(values).toEqual({ name: '', email: '', phone: '', message: '' })
  expect({ honeypot, key }).toEqual({ honeypot: '', key: undefined })
})

test('unknown fields of any type are accepted', () => {
  expect(readSubmission({ ...good, elapsed: 5, details: { other: 5 } }).malformed).toBeUndefined()
})
