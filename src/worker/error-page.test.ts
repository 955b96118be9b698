import { expect, test, vi } from 'vitest'
import worker from './index.ts'

test('a page that fails to render is a designed 500 with a request id and no stack trace', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const brokenDatabase = {
    prepare: () => {
      throw new Error('secret detail')
    },
  }
  // There is no Cache API outside a worker, so rendering throws.
  const request = new Request('http://site.example/')
  const response = await worker.fetch(request, { DB: brokenDatabase, ASSETS: {} }, context)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Something went wrong')
  expect(html).toContain(response.headers.get('X-Request-Id') ?? 'no id')
  expect(html).not.toMatch(/caches|secret detail|\.ts:\d/)
})
