import { expect, test } from 'vitest'
import { contactMessages } from '#content/contact.ts'
import { checkValues, readFields } from './submission.ts'

const good = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

test.each([undefined, null, 7, 'text', [], {}])('%j has four empty fields', (body) => {
  const { values, website, key, token } = readFields(body)
  expect(values).toEqual({ name: '', email: '', phone: '', message: '' })
  expect({ website, key, token }).toEqual({ website: '', key: undefined, token: '' })
})

test('values that are no text count as empty', () => {
  const { values } = readFields({ name: ['a'], email: {}, phone: 9_800_000_000, message: null })
  expect(values).toEqual({ name: '', email: '', phone: '', message: '' })
})

test('lines of the message stay, those of a name become one, control characters go', () => {
  const { values } = readFields({ name: 'Asha\r\nBcc: x', message: 'one\r\ntwo\u0000\u001b' })
  expect(values.name).toBe('Asha Bcc: x')
  expect(values.message).toBe('one\ntwo')
})

test('half a character does not get into the database', () => {
  expect(readFields({ message: 'a\ud800b' }).values.message).toBe('a\ufffdb')
})

test('a key that does not fit the pattern counts as none', () => {
  expect(readFields({ key: 'abc-DEF_123' }).key).toBe('abc-DEF_123')
  expect(readFields({ key: 'short' }).key).toBeUndefined()
})

test.each([
  ['hi', 'hi'],
  ['en', 'en'],
  ['xx', undefined],
  ['', undefined],
  [['hi'], undefined],
  [undefined, undefined],
])('of the language %j is kept %s', (language, kept) => {
  expect(readFields({ language }).language).toBe(kept)
})

test('every field that is wrong has its message', () => {
  expect(checkValues({ name: 'A', email: 'x', phone: '1', message: 'short' })).toEqual({
    ok: false,
    errors: {
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      message: contactMessages.message,
    },
    first: contactMessages.name,
  })
})

test('good values pass, trimmed', () => {
  expect(checkValues({ ...good, name: ' Asha Rao ' })).toEqual({ ok: true, query: good })
})
