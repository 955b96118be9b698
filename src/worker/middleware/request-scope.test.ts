import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#worker/app-context.ts'
import { accessLog, getRoute } from './request-scope.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['/', '/'],
  ['/services/plumbing/mumbai', '/services/plumbing'],
  ['/api/web/city/all', '/api/web'],
  ['/asha@home.example', '/*'],
  ['/services/%3Cscript%3E', '/services/*'],
  [`/${'a'.repeat(65)}/b`, '/*/b'],
])('the log has the path %s as %s', (path, expected) => {
  expect(getRoute(path)).toBe(expected)
})

test.each([
  ['no', 200, { 'Cache-Control': 'public, max-age=60' }],
  ['no', 200, { 'Cache-Control': 'no-cache', 'Cloudflare-CDN-Cache-Control': 'public, max-age=60' }],
  ['no', 304, { 'Cache-Control': 'no-cache' }],
  ['a', 200, { 'Cache-Control': 'no-cache', 'Cloudflare-CDN-Cache-Control': 'no-store' }],
  ['a', 200, { 'Cache-Control': 'private, no-cache' }],
  ['a', 200, {}],
])('an answer has %s request id when it is %d with %o', async (has, status, headers) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const app = new Hono<AppEnv>()
  app.use(requestId(), accessLog(), async (c) => {
    c.set('logged', {})
    return new Response(null, { status, headers })
  })
  expect((await app.request('/')).headers.has('X-Request-Id')).toBe(has === 'a')
})
