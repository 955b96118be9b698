import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#worker/config.ts'
import { createOrigin } from './origin.ts'

function settingsWith(secrets: Record<string, string> = {}) {
  const { config } = readConfig({ UPSTREAM_URL: 'https://api.example', ...secrets })
  if (!config) throw new Error('the settings are wrong')
  return config.settings
}
const settings = settingsWith()
const embedded = { ...settings, UPSTREAM_URL: undefined }
const env = {}

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubFetch(answer: (url: string, init: RequestInit) => Response) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(url, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const trusted = settingsWith({ UPSTREAM_TOKEN_HEADER: 'X-Api-Key', UPSTREAM_TOKEN: 'a-secret' })

test.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const headers = { Location: 'https://api.example/api/web/city/list' }
  const fetch = stubFetch(() => new Response(null, { status, headers }))
  expect((await createOrigin(trusted, env, 'r').fetch('/api/web/city/all', {})).status).toBe(status)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [401, 'application/json', true],
  [407, 'text/html', true],
  [403, 'text/html', true],
  [403, 'application/json', false],
  [400, 'application/json', false],
])('a %i of type %s is a refusal of the credentials: %j', async (status, type, isRefusal) => {
  stubFetch(() => new Response('{}', { status, headers: { 'Content-Type': type } }))
  const answer = createOrigin(trusted, env, 'r').fetch('/api/web/city/all', {})
  if (isRefusal) await expect(answer).rejects.toMatchObject({ status: 502, reason: 'credentials-refused' })
  else expect((await answer).status).toBe(status)
})

test('a site without credentials fails on 401 and passes 403 on', async () => {
  const ask = () => createOrigin(settings, env, 'r').fetch('/api/web/city/all', {})
  stubFetch(() => new Response('{}', { status: 401 }))
  await expect(ask()).rejects.toMatchObject({ status: 502, reason: 'credentials-refused' })
  stubFetch(() => new Response('no', { status: 403 }))
  expect((await ask()).status).toBe(403)
})

test("a visitor's credentials replace those of the site in the same header", async () => {
  const origin = createOrigin(settingsWith({ UPSTREAM_TOKEN: 'site' }), env, 'r')
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
  const { fetch: ask } = createOrigin(embedded, env, 'r')
  expect((await ask('/api/web/brand/all', {})).status).toBe(200)
  expect((await ask('/api/web/brand/all', { fromPrimary: true })).status).toBe(200)
  expect(constraints).toEqual(['first-unconstrained', 'first-primary'])
})

test('the embedded API has another name in cache keys when samples are off', () => {
  const nameWith = (SAMPLE_CONTENT: boolean) =>
    createOrigin({ ...embedded, SAMPLE_CONTENT }, Object.create(null), 'r').name
  expect(nameWith(true)).not.toBe(nameWith(false))
})

test('the embedded API is called until the caller aborts', async () => {
  const hanging = { bind: () => hanging, all: () => new Promise(() => {}) }
  const db = { withSession: () => ({ prepare: () => hanging, batch: () => new Promise(() => {}) }) }
  const env = Object.assign(Object.create(null), { DB: db })
  const { fetch: ask } = createOrigin(embedded, env, 'r')
  const late = new DOMException('late', 'TimeoutError')
  const caller = new AbortController()
  const answer = ask('/api/web/brand/all', { signal: caller.signal })
  caller.abort(late)
  await expect(answer).rejects.toBe(late)
  await expect(ask('/api/web/brand/all', { signal: AbortSignal.abort(late) })).rejects.toBe(late)
})
