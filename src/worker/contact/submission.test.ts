import { expect, test } from 'vitest'
import { contactMessages } from '#content/contact.ts'
import { checkValues, malformedField, readJson, readSubmission } from './submission.ts'

const good = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

function getBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

test('fields are empty when they are missing or not text', () => {
  const { values, honeypot, key } = readSubmission({ name: ['a'], phone: 9_800_000_000, message: null })
  expect(values).toEqual({ name: '', email: '', phone: '', message: '' })
  expect({ honeypot, key }).toEqual({ honeypot: '', key: undefined })
})

test.each([
  ['hi', 'hi'],
  ['xx', undefined],
  [['hi'], undefined],
])('the language %j is read as %s', (language, read) => {
  expect(readSubmission({ language }).language).toBe(read)
})

test('details are read from JSON and from a form, known names only', () => {
  const details = { city: ' Kochi ', service: 5, other: 'x' }
  expect(readSubmission({ details }).details).toEqual({ city: 'Kochi' })
  expect(readSubmission({ 'details.city': 'Kochi' }).details).toEqual({ city: 'Kochi' })
  expect(readSubmission({ details: [] }).details).toBeNull()
})

test.each([
  ['{"a":1,"b":{"a":2},"c":["a",{"a":3}]}', undefined],
  ['{"a":"{\\"a\\":1}","b":"a\\"b"}', undefined],
  ['{"a":1,"b":"x","a":2}', 'a'],
  ['{"a":1, "\\u0061" : 2}', 'a'],
])('the repeated name of %s is %s', (text, name) => {
  const read = readJson(getBytes(text))
  if (name) expect(read).toContain(`"${name}"`)
  else expect(read).toEqual(JSON.parse(text))
})

test.each([
  [{ name: 5 }, 'name'],
  [{ message: 'a\ud800b' }, 'message'],
  [{ message: 'a\ufffdb' }, 'message'],
  [{ details: { city: ['kochi'] } }, 'city'],
])('%j is malformed, and the sentence names the field', (fields, name) => {
  expect(malformedField(fields)).toContain(`"${name}"`)
})

test('unknown fields of any type are accepted', () => {
  expect(malformedField({ ...good, elapsed: 5, details: { other: 5 } })).toBeUndefined()
})

test('every wrong field has its message', () => {
  const values = { name: 'A', email: 'x', phone: '1', message: 'short' }
  const { name, email, phone, message } = contactMessages
  expect(checkValues({ subject: undefined, values })).toEqual({
    ok: false,
    errors: { name, email, phone, message },
    first: name,
  })
})

test('only a call back may lack an e-mail address and text', () => {
  const values = { ...good, email: ' ', message: '' }
  expect(checkValues({ subject: 'booking', values })).toMatchObject({
    ok: true,
    query: { email: '', message: '' },
  })
  expect(checkValues({ subject: undefined, values })).toMatchObject({ ok: false })
})
