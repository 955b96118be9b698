import { expect, test } from 'vitest'
import type { Origin } from '#worker/origin.ts'
import { askUpstream } from './send.ts'

function originThat(answer: () => Response): Origin {
  return { name: 'test', isRemote: true, fetch: async () => answer() }
}

const message = { payload: '{}', key: 'key-12345', isRepeat: false }
const ask = (answer: () => Response) => askUpstream(originThat(answer), message, 1_000)
const refused = (status: number, code: number, words = '') => ({
  kind: 'refused',
  status,
  code,
  message: words,
})
const open = (reason: string) => ({ kind: 'open', status: 502, reason })
const html = { headers: { 'Content-Type': 'text/html' } }

test.each([
  ['code 200', () => Response.json({ code: 200 }), { kind: 'delivered' }],
  ['another code', () => Response.json({ code: 422, message: 'No.' }), refused(200, 422, 'No.')],
  ['a 422', () => Response.json({ code: 422, message: 'No.' }, { status: 422 }), refused(422, 422, 'No.')],
  [
    'a 422 without the envelope',
    () => Response.json({ message: 'No.' }, { status: 422 }),
    open('status-422'),
  ],
  ['a 400 without JSON', () => new Response('no', { status: 400 }), open('status-400')],
  [
    'a 400 as a page of JSON',
    () => new Response('{"code":400}', { ...html, status: 400 }),
    open('status-400'),
  ],
  ['a 401', () => Response.json({ code: 401 }, { status: 401 }), open('status-401')],
  ['a 404 page', () => new Response('<h1>', { ...html, status: 404 }), open('status-404')],
  ['a 409 to a new key', () => Response.json({ code: 409 }, { status: 409 }), open('status-409')],
  ['a 429', () => Response.json({}, { status: 429 }), open('status-429')],
  ['a 503', () => Response.json({}, { status: 503 }), open('status-503')],
  ['a redirect', () => new Response(null, { status: 302 }), open('status-302')],
  ['code 500', () => Response.json({ code: 500 }), open('code-500')],
  ['no code', () => Response.json({ data: {} }), open('code-undefined')],
  ['null', () => Response.json(null), open('code-undefined')],
  ['a page', () => new Response('<h1>', html), open('not-json')],
])('%s', async (_, answer, expected) => {
  expect(await ask(answer)).toEqual(expected)
})

test('a key that the API knows from an earlier attempt is delivered', async () => {
  const conflict = originThat(() => Response.json({ code: 409 }, { status: 409 }))
  expect(await askUpstream(conflict, { ...message, isRepeat: true }, 1_000)).toEqual({ kind: 'delivered' })
})

test('no answer at all leaves it open and says why', async () => {
  const origin: Origin = {
    name: 'test',
    isRemote: true,
    fetch: () => Promise.reject(new DOMException('late', 'TimeoutError')),
  }
  expect(await askUpstream(origin, message, 1_000)).toEqual({ kind: 'open', status: 504, reason: 'timeout' })
})
