import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliverQueued } from './deliver.ts'
import { listQueued, putQueued } from './store.ts'

const YEAR_MS = 365 * 86_400_000
const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

/** The keys under which messages were sent. */
let sent: Array<string | null>
let answer: () => Response

beforeEach(async () => {
  sent = []
  answer = () => Response.json({ code: 200 })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('Idempotency-Key'))
    return answer()
  })
  await putQueued({ key: 'first', writtenAt: Date.now(), state: 'waiting', query })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a year old', -YEAR_MS],
  ['from the future', YEAR_MS],
])('a message is sent when the clock of the device says it is %s', async (_, ms) => {
  await putQueued({ key: 'first', writtenAt: Date.now() + ms, state: 'waiting', query })
  expect(await deliverQueued()).toBe(0)
  expect(sent).toEqual(['first'])
})

test('a sent message keeps no text and is not sent again', async () => {
  await deliverQueued()
  await deliverQueued()
  expect(sent).toEqual(['first'])
  expect(await listQueued()).toEqual([{ key: 'first', writtenAt: expect.any(Number), state: 'sent' }])
})

test('a refused message keeps its text and is not sent again', async () => {
  answer = () => Response.json({ code: 422, message: 'This number cannot be called.' }, { status: 422 })
  expect(await deliverQueued()).toBe(0)
  await deliverQueued()
  expect(sent).toEqual(['first'])
  expect(await listQueued()).toMatchObject([
    { state: 'refused', reason: 'This number cannot be called.', query },
  ])
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a firewall', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['a busy server', () => Response.json({ code: 429 }, { status: 429 })],
  ['a broken server', () => Response.json({ code: 500 }, { status: 500 })],
])('a message waits after %s and is sent later under its key', async (_, fault) => {
  answer = fault as () => Response
  expect(await deliverQueued()).toBe(1)
  answer = () => Response.json({ code: 409 }, { status: 409 })
  expect(await deliverQueued()).toBe(0)
  expect(sent).toEqual(['first', 'first'])
})

test('two tabs at once send a message once', async () => {
  await Promise.all([deliverQueued(), deliverQueued()])
  expect(sent).toEqual(['first'])
})
