import { expect, test } from 'vitest'
import type { Origin } from '#worker/origin.ts'
import { askUpstream } from './ask-upstream.ts'

function originThat(answer: () => Response): Origin {
  return { name: 'test', isRemote: true, fetch: async () => answer() }
}

const ask = (answer: () => Response) => askUpstream(originThat(answer), '{}', 'key-12345', 1_000)
const refused = (status: number, code: number, message = '') => ({ kind: 'refused', status, code, message })
const failed = (reason: string) => ({ kind: 'failed', status: 502, reason })

test.each([
  ['code 200', () => Response.json({ code: 200 }), { kind: 'delivered' }],
  ['another code', () => Response.json({ code: 7, message: 'No.' }), refused(200, 7, 'No.')],
  ['a 422', () => Response.json({ message: 'No.' }, { status: 422 }), refused(422, 422, 'No.')],
  ['a 400 without JSON', () => new Response('no', { status: 400 }), refused(400, 400)],
  ['a 429', () => Response.json({}, { status: 429 }), failed('status-429')],
  ['a 503', () => Response.json({}, { status: 503 }), failed('status-503')],
  ['a redirect', () => new Response(null, { status: 302 }), failed('status-302')],
  ['code 500', () => Response.json({ code: 500 }), failed('code-500')],
  ['no code', () => Response.json({ data: {} }), failed('code-undefined')],
  ['null', () => Response.json(null), failed('code-undefined')],
  ['a page', () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }), failed('not-json')],
])('%s', async (_, answer, expected) => {
  expect(await ask(answer)).toEqual(expected)
})

test('no answer at all is a failure that says why', async () => {
  const origin: Origin = {
    name: 'test',
    isRemote: true,
    fetch: () => Promise.reject(new DOMException('late', 'TimeoutError')),
  }
  expect(await askUpstream(origin, '{}', 'key-12345', 1_000)).toEqual({
    kind: 'failed',
    status: 504,
    reason: 'timeout',
  })
})
