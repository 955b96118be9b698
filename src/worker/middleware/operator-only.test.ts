import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#worker/app-context.ts'
import { readConfig } from '#worker/config.ts'
import { operatorOnly } from '#worker/middleware/operator-only.ts'

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    const { config } = readConfig({
      UPSTREAM_URL: 'https://api.example',
      OPS_TOKEN: Reflect.get(c.env, 'OPS_TOKEN'),
    })
    if (config) c.set('config', config)
    await next()
  })
  .get('/', operatorOnly(), (c) => c.text('in'))
app.onError((error) => (error instanceof HTTPException ? error.getResponse() : Response.error()))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function getStatus(configured: unknown, authorization?: string): Promise<number> {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
  return (await app.request('/', { headers }, { OPS_TOKEN: configured })).status
}

test('the operator is admitted with the configured token and a scheme in any case', async () => {
  expect(await getStatus('a-long.random~text', 'Bearer a-long.random~text')).toBe(200)
  expect(await getStatus(' a-long.random~text\n', 'bearer  a-long.random~text')).toBe(200)
})

test('the operator is admitted when wrangler.toml has the token as a number', async () => {
  expect(await getStatus(20261124, 'Bearer 20261124')).toBe(200)
  expect(await getStatus(20261124, 'Bearer 20261125')).toBe(401)
})

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'a-long.random~text',
  'Basic a-long.random~text',
  'Bearer a-long.random~tex',
  'Bearer a-long.random~text2',
  'Bearer a-long.random~text x',
])('a request is refused when its credentials are %s', async (authorization) => {
  expect(await getStatus('a-long.random~text', authorization)).toBe(401)
})

test.each([undefined, '', ' '])('every request is refused when the setting is %j', async (configured) => {
  expect(await getStatus(configured, 'Bearer ')).toBe(404)
  expect(await getStatus(configured, 'Bearer undefined')).toBe(404)
})
