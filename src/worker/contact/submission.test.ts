import { expect, test } from 'vitest'
import { malformedField, readJson, readSubmission } from './submission.ts'

const good = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

test('fields are empty when they are missing or not text', () => {
  const { values, honeypot, key } = readSubmission({ name: ['a'], phone: 9_800_000_000, message: null })
  expect(values).toEqual({ name: '', email: '', phone: '', message: '' })
  expect({ honeypot, key }).toEqual({ honeypot: '', key: undefined })
})

test.each(['{"a":1,"b":{"a":2},"c":["a",{"a":3}]}', '{"a":"{\\"a\\":1}","b":"a\\"b"}'])(
  'no name of %s is repeated',
  (text) => {
    expect(readJson(new TextEncoder().encode(text))).toEqual(JSON.parse(text))
  },
)

test('unknown fields of any type are accepted', () => {
  expect(malformedField({ ...good, elapsed: 5, details: { other: 5 } })).toBeUndefined()
})
