import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#worker/app-context.ts'
import { checkOpsToken } from '#worker/ops/ops-token.ts'

const app = new Hono<AppEnv>().get('/', async (c) => c.text(await checkOpsToken(c)))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function verdict(
  configured: unknown,
  authorization?: string,
  settings: { OPS_LIMIT?: unknown } = {},
): Promise<string> {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
  return (await app.request('/', { headers }, { OPS_TOKEN: configured, ...settings })).text()
}

test('the configured token is right, whatever the case of its scheme', async () => {
  expect(await verdict('a-long.random~text', 'Bearer a-long.random~text')).toBe('right')
  expect(await verdict(' a-long.random~text\n', 'bearer  a-long.random~text')).toBe('right')
})

test('a token may have any signs, and blanks between them', async () => {
  expect(await verdict('my secret! #1', 'Bearer my secret! #1')).toBe('right')
  expect(await verdict('my secret! #1', 'Bearer my secret!')).toBe('wrong')
})

test('a token that wrangler.toml has as a number is one', async () => {
  expect(await verdict(20261124, 'Bearer 20261124')).toBe('right')
  expect(await verdict(20261124, 'Bearer 20261125')).toBe('wrong')
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
])('with the credentials %s it is wrong', async (authorization) => {
  expect(await verdict('a-long.random~text', authorization)).toBe('wrong')
})

test.each([undefined, '', ' '])('with the setting %j nobody is let in', async (configured) => {
  expect(await verdict(configured, 'Bearer ')).toBe('none-configured')
  expect(await verdict(configured, 'Bearer undefined')).toBe('none-configured')
})

test('over its limit a connection learns nothing of its token', async () => {
  const over = { OPS_LIMIT: { limit: async () => ({ success: false }) } }
  expect(await verdict('right', 'Bearer right', over)).toBe('limited')
  expect(await verdict('right', 'Bearer wrong', over)).toBe('limited')
  expect(await verdict(undefined, 'Bearer right', over)).toBe('none-configured')
})

test('a wrong token is logged, without what it was', async () => {
  await verdict('right', 'Bearer right')
  expect(console.warn).not.toHaveBeenCalled()
  await verdict('right', 'Bearer a-guess')
  expect(console.warn).toHaveBeenCalledWith('{"level":"warn","event":"ops-refused"}')
})
