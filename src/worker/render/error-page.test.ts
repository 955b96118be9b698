import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let worker: typeof import('#worker/index.ts').default

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#worker/render/client-assets.ts', () => ({
    clientAssets: () => {
      throw new Error('secret detail')
    },
  }))
  worker = (await import('#worker/index.ts')).default
}, 60_000)

afterAll(() => {
  vi.restoreAllMocks()
  vi.doUnmock('#worker/render/client-assets.ts')
  vi.resetModules()
})

test('a page that fails to render is a designed 500 with a request id and no stack trace', async () => {
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const request = new Request('http://site.example/')
  const response = await worker.fetch(request, { DB: {}, ASSETS: {} }, context)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Something went wrong')
  expect(html).toContain(response.headers.get('X-Request-Id') ?? 'no id')
  expect(html).not.toMatch(/secret detail|\.ts:\d/)
})
