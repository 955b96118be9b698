import { expect, test } from 'vitest'
import { readToken, writeToken } from './form-token.ts'

const SECRET = 'a secret of this test'
const KEY = 'key-12345'
const NOW = Date.UTC(2026, 10, 17)
const DAY_MS = 86_400_000

test('a token says when the form was begun', async () => {
  const token = await writeToken(SECRET, KEY, NOW)
  expect(token).toMatch(/^[0-9a-z]+\.[A-Za-z0-9_-]{43}$/)
  expect(await readToken(SECRET, KEY, token, NOW + 5_000)).toBe(NOW)
})

test('it is valid for seven days', async () => {
  const token = await writeToken(SECRET, KEY, NOW)
  expect(await readToken(SECRET, KEY, token, NOW + 7 * DAY_MS)).toBe(NOW)
  expect(await readToken(SECRET, KEY, token, NOW + 7 * DAY_MS + 1)).toBeUndefined()
})

test('it belongs to its key, its secret and its time', async () => {
  const token = await writeToken(SECRET, KEY, NOW)
  expect(await readToken(SECRET, 'key-54321', token, NOW)).toBeUndefined()
  expect(await readToken('another secret', KEY, token, NOW)).toBeUndefined()
  const earlier = `${(NOW - DAY_MS).toString(36)}.${token.split('.')[1]}`
  expect(await readToken(SECRET, KEY, earlier, NOW)).toBeUndefined()
})

test.each([
  '',
  '.',
  'x',
  `${NOW.toString(36)}.`,
  `${NOW.toString(36)}.${'A'.repeat(43)}`,
  `-1.${'A'.repeat(43)}`,
  '\u0000',
])('%j is no token', async (token) => {
  expect(await readToken(SECRET, KEY, token, NOW)).toBeUndefined()
})
