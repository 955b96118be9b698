import { afterEach, expect, test, vi } from 'vitest'
import type { AppContext } from '#worker/app-context.ts'
import { createHeldDatabase } from '../../../tests/support/held-database.ts'
import { begunAt, issueTicket, readToken, writeToken } from './form-token.ts'

const SECRET = 'a secret of this test'
const KEY = 'key-12345'
const NOW = Date.UTC(2026, 10, 17)
const DAY_MS = 86_400_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

/** A request to another isolate, which has a binding of its own to the database. */
function requestTo(db: D1Database): AppContext {
  const config = { fingerprint: 'x', upstreamOrigin: 'https://api.example' }
  const variables = new Map<string, unknown>([
    ['now', () => NOW],
    ['config', config],
  ])
  const binding = Object.assign(Object.create(null), db)
  return Object.assign(Object.create(null), {
    env: { DB: binding },
    get: (name: string) => variables.get(name),
  })
}

test('a database that only reads still tells its secret', async () => {
  const { db, setReadOnly } = createHeldDatabase()
  const ticket = await issueTicket(requestTo(db), KEY)
  setReadOnly()
  expect(await begunAt(requestTo(db), ticket)).toBe(NOW)
})

test('isolates that ask at once get one secret', async () => {
  const { db, rows } = createHeldDatabase()
  const [one] = await Promise.all([
    issueTicket(requestTo(db), KEY),
    issueTicket(requestTo(db), 'another-key'),
  ])
  expect(await begunAt(requestTo(db), one)).toBe(NOW)
  expect(rows('secrets')).toHaveLength(1)
})

test('a database that hangs is waited for for two seconds, and what it then says is remembered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const database = createHeldDatabase()
  const known = await issueTicket(requestTo(database.db), KEY)
  const request = requestTo(database.db)
  const asked = database.hold()
  const issuing = issueTicket(request, KEY)
  await asked
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await issuing).token).toMatch(/^[0-9a-z]+\.[A-Za-z0-9_-]{43}$/)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('form-secret-unavailable'))
  database.release()
  await vi.waitFor(async () => expect(await begunAt(request, known)).toBe(NOW))
})
