import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#worker/app-context.ts'
import { deepHealth, health } from './health.ts'

const hanging = () => new Promise(() => {})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks a site with the embedded API whose database hangs. */
function askHanging(path: string): Promise<Response> {
  const statement = { bind: () => statement, all: hanging, first: hanging, run: hanging }
  const db = { prepare: () => statement, batch: hanging, withSession: () => db }
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('config', Object.assign(Object.create(null), { settings: {} }))
      await next()
    })
    .get('/healthz', health, deepHealth)
  return Promise.resolve(app.request(path, {}, { DB: db }))
}

test('deep health reports a timeout when the database hangs', async () => {
  vi.stubGlobal('caches', { open: async () => ({ put: async () => {}, match: async () => undefined }) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = askHanging('/healthz?deep=1')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1))
  await vi.advanceTimersByTimeAsync(6_000)
  const response = await answer
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'down',
    checks: { database: { ok: false, problem: 'timeout' }, messages: { ok: false, problem: 'timeout' } },
  })
})
