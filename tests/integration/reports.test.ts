import { afterAll, expect, test } from 'vitest'
import { newConnection } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { startSite } from '#support/site/start-site.ts'

const site = await startSite()

afterAll(() => site.stop())

function report(directive: string, headers: Record<string, string>): Promise<Response> {
  return site.fetch('/csp-report', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report', ...headers },
    body: JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': 'inline' } }),
  })
}

const logged = (directive: string) => site.logs.filter((line) => line.includes(directive)).length

test('a client over its limit of reports does not block the others', async () => {
  const loud = newConnection()
  await untilRefused(10, () => report('script-src', loud))
  expect((await report('img-src', newConnection())).status).toBe(204)
  await expect.poll(() => logged('img-src')).toBe(1)
  expect(logged('script-src')).toBeLessThanOrEqual(20)
})

test('calls with a made-up token, which no cache answers, are limited per connection', async () => {
  const call = (headers: Record<string, string>) =>
    site.fetch('/api/web/city/all', { headers: { Authorization: 'Bearer made-up', ...headers } })
  const one = newConnection()
  const refused = await untilRefused(60, () => call(one))
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await call(newConnection())).status).toBe(200)
  expect((await site.fetch('/api/web/city/all', { headers: one })).status).toBe(200)
})
