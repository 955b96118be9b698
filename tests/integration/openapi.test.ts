import { expect, test } from 'vitest'
import { site } from '#support/site/shared-site.ts'

test('the OpenAPI description is readable from other origins', async () => {
  const response = await site.fetch('/api/web/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.json()).toHaveProperty(['openapi'], '3.1.1')
})
