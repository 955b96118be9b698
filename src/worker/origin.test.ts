import { afterEach, expect, test, vi } from 'vitest'
import { createOrigin, redirectTarget } from './origin.ts'

const config = { upstreamOrigin: 'https://api.example' }
const from = new URL('https://api.example/api/web/city/all')

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/api/web/city/list', 'https://api.example/api/web/city/list'],
  ['list?limit=3', 'https://api.example/api/web/city/list?limit=3'],
  ['https://api.example/api/web/x', 'https://api.example/api/web/x'],
])('a redirect to %s is followed', (location, expected) => {
  expect(redirectTarget(location, from)?.href).toBe(expected)
})

test.each([
  null,
  '//evil.example/api/web/city/all',
  'https://evil.example/api/web/city/all',
  'http://api.example/api/web/city/all',
  'https://api.example:8443/api/web/city/all',
  'https://user:secret@api.example/api/web/city/all',
  'https://api.example.evil.example/api/web/x',
  '/admin',
  '/api/web',
  '/api/web/../admin',
  '/api/web/%2e%2e/admin',
  '\\\\evil.example/api/web/x',
  'javascript:alert(1)',
  'http://[',
])('a redirect to %j is not followed', (location) => {
  expect(redirectTarget(location, from)).toBeUndefined()
})

function stubFetch(answer: (url: string, init: RequestInit) => Response) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(url, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const redirectTo = (location: string, status = 302) =>
  new Response('moved', { status, headers: { Location: location } })

test('three redirects are followed, a fourth is a fault', async () => {
  const fetch = stubFetch((url) =>
    url.endsWith('3') ? new Response('end') : redirectTo(`/api/web/${Number(url.at(-1)) + 1}`),
  )
  const origin = createOrigin(config, { ASSETS: { fetch, connect: vi.fn() } })
  expect(await (await origin.fetch('/api/web/0', {})).text()).toBe('end')
  stubFetch((url) => redirectTo(url))
  await expect(origin.fetch('/api/web/0', {})).rejects.toMatchObject({ status: 502, reason: 'redirect-loop' })
})

test('a message is sent on only by a redirect that keeps its method', async () => {
  const origin = createOrigin(config, { ASSETS: { fetch: vi.fn(), connect: vi.fn() } })
  const fetch = stubFetch((url) =>
    url.endsWith('/query') ? redirectTo('/api/web/v2', 307) : new Response('taken'),
  )
  await origin.fetch('/api/web/query', { method: 'POST', body: '{}' })
  expect(fetch.mock.calls.map(([, init]) => init.method)).toEqual(['POST', 'POST'])
  stubFetch(() => redirectTo('/api/web/v2', 302))
  expect((await origin.fetch('/api/web/query', { method: 'POST', body: '{}' })).status).toBe(302)
})

test('nothing is sent but the given headers and our own name', async () => {
  const fetch = stubFetch(() => new Response('x'))
  const origin = createOrigin(config, { ASSETS: { fetch, connect: vi.fn() } })
  await origin.fetch('/api/web/city/all', { headers: { Accept: 'application/json' } })
  expect([...new Headers(fetch.mock.calls[0]?.[1].headers)]).toEqual([
    ['accept', 'application/json'],
    ['user-agent', 'sudhaar-web'],
  ])
})

test('the embedded API reads from the nearest copy of the database, and writes to the one that has the last word', async () => {
  const constraints: Array<unknown> = []
  const statement = { bind: () => statement, all: async () => ({ results: [] }), run: async () => ({}) }
  const db = {
    withSession: (constraint: unknown) => {
      constraints.push(constraint)
      return { prepare: () => statement }
    },
  }
  const env = Object.assign(Object.create(null), { DB: db })
  const { fetch: ask } = createOrigin({ upstreamOrigin: undefined }, env)
  expect((await ask('/api/web/brand/all', {})).status).toBe(200)
  const message = {
    name: 'Asha Rao',
    email: 'a@b.example',
    phone: '+91 98000 00000',
    message: 'A tap leaks here.',
  }
  const sent = await ask('/api/web/query', { method: 'POST', body: JSON.stringify(message) })
  expect(sent.status).toBe(200)
  expect(constraints).toEqual(['first-unconstrained', 'first-primary'])
})
