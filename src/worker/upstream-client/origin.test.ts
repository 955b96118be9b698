import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#worker/config.ts'
import { getTrace } from '#worker/trace-context.ts'
import { createOrigin, redirectTarget } from './origin.ts'

function configWith(secrets: Record<string, string> = {}) {
  const { config } = readConfig({ UPSTREAM_URL: 'https://api.example', ...secrets })
  if (!config) throw new Error('the settings are wrong')
  return config
}
const config = configWith()
const env = {}
const trace = getTrace('0f8fad5b-d9cb-469f-a165-70867728950e', undefined)
const from = 'https://api.example/api/web/city/all'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/api/web/city/list', 'https://api.example/api/web/city/list'],
  ['list?limit=3', 'https://api.example/api/web/city/list?limit=3'],
  ['https://api.example/api/web/x', 'https://api.example/api/web/x'],
])('a redirect to %s is followed', (location, expected) => {
  expect(redirectTarget(location, from)).toBe(expected)
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

test('three redirects are followed, a fourth is an error', async () => {
  stubFetch((url) =>
    url.endsWith('3') ? new Response('end') : redirectTo(`/api/web/${Number(url.at(-1)) + 1}`),
  )
  const origin = createOrigin(config, env, trace)
  expect(await (await origin.fetch('/api/web/0', {})).text()).toBe('end')
  stubFetch((url) => redirectTo(url))
  await expect(origin.fetch('/api/web/0', {})).rejects.toMatchObject({ status: 502, reason: 'redirect-loop' })
})

test('a message follows only a redirect that keeps its method', async () => {
  const origin = createOrigin(config, env, trace)
  const fetch = stubFetch((url) =>
    url.endsWith('/query') ? redirectTo('/api/web/v2', 307) : new Response('taken'),
  )
  await origin.fetch('/api/web/query', { method: 'POST', body: '{}' })
  expect(fetch.mock.calls.map(([, init]) => init.method)).toEqual(['POST', 'POST'])
  stubFetch(() => redirectTo('/api/web/v2', 302))
  expect((await origin.fetch('/api/web/query', { method: 'POST', body: '{}' })).status).toBe(302)
})

const trusted = configWith({ UPSTREAM_TOKEN_HEADER: 'X-Api-Key', UPSTREAM_TOKEN: 'a-secret' })

test('credentials are sent with every redirect within the origin', async () => {
  const origin = createOrigin(trusted, env, trace)
  const fetch = stubFetch((url) => (url.endsWith('/1') ? new Response('end') : redirectTo('/api/web/1')))
  await origin.fetch('/api/web/0', {})
  expect(fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('X-Api-Key'))).toEqual([
    'a-secret',
    'a-secret',
  ])
})

test.each([
  [401, 'application/json', true],
  [407, 'text/html', true],
  [403, 'text/html', true],
  [403, 'application/json', false],
  [400, 'application/json', false],
])('a %i of type %s is a refusal of the credentials: %j', async (status, type, isRefusal) => {
  stubFetch(() => new Response('{}', { status, headers: { 'Content-Type': type } }))
  const answer = createOrigin(trusted, env, trace).fetch('/api/web/city/all', {})
  if (isRefusal) await expect(answer).rejects.toMatchObject({ status: 502, reason: 'credentials-refused' })
  else expect((await answer).status).toBe(status)
})

test('a site without credentials fails on 401 and passes 403 on', async () => {
  const ask = () => createOrigin(config, env, trace).fetch('/api/web/city/all', {})
  stubFetch(() => new Response('{}', { status: 401 }))
  await expect(ask()).rejects.toMatchObject({ status: 502, reason: 'credentials-refused' })
  stubFetch(() => new Response('no', { status: 403 }))
  expect((await ask()).status).toBe(403)
})

test("a visitor's credentials replace those of the site in the same header", async () => {
  const origin = createOrigin(configWith({ UPSTREAM_TOKEN: 'site' }), env, trace)
  const fetch = stubFetch(() => new Response('{}', { status: 401 }))
  const answer = await origin.fetch('/api/web/city/all', { headers: { Authorization: 'Bearer visitor' } })
  expect(answer.status).toBe(401)
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer visitor')
})

test('the embedded API reads from a database replica unless a read needs the latest data', async () => {
  const constraints: Array<unknown> = []
  const statement = { bind: () => statement, all: async () => ({ results: [] }) }
  const db = {
    withSession: (constraint: unknown) => {
      constraints.push(constraint)
      return { prepare: () => statement, batch: async () => [] }
    },
  }
  const env = Object.assign(Object.create(null), { DB: db })
  const { fetch: ask } = createOrigin({ ...config, upstreamOrigin: undefined }, env, trace)
  expect((await ask('/api/web/brand/all', {})).status).toBe(200)
  expect((await ask('/api/web/brand/all', { fromPrimary: true })).status).toBe(200)
  expect(constraints).toEqual(['first-unconstrained', 'first-primary'])
})

test('the embedded API is called until the caller aborts', async () => {
  const hanging = { bind: () => hanging, all: () => new Promise(() => {}) }
  const db = { withSession: () => ({ prepare: () => hanging, batch: () => new Promise(() => {}) }) }
  const env = Object.assign(Object.create(null), { DB: db })
  const { fetch: ask } = createOrigin({ ...config, upstreamOrigin: undefined }, env, trace)
  const late = new DOMException('late', 'TimeoutError')
  const caller = new AbortController()
  const answer = ask('/api/web/brand/all', { signal: caller.signal })
  caller.abort(late)
  await expect(answer).rejects.toBe(late)
  await expect(ask('/api/web/brand/all', { signal: AbortSignal.abort(late) })).rejects.toBe(late)
})
