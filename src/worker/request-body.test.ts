import { Context } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { readRequestBody } from '#worker/http.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Source = { chunks: ReadonlyArray<string>; end?: 'closed' | 'open' | 'broken' }

function getRequest({ chunks, end = 'closed' }: Source, headers: HeadersInit = {}): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (end === 'closed') controller.close()
    },
    pull(controller) {
      if (end === 'broken') controller.error(new Error('Network connection lost.'))
    },
  })
  return new Request(
    'http://site.example/',
    Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
  )
}

async function getText(request: Request): Promise<string | undefined> {
  const bytes = await readRequestBody(new Context(request), 10)
  return bytes && new TextDecoder().decode(bytes)
}

test('a body is read whole when it is within the limit', async () => {
  expect(await getText(getRequest({ chunks: ['12345', '67890'] }))).toBe('1234567890')
  expect(await getText(new Request('http://site.example/', { method: 'POST' }))).toBe('')
})

test('a body is refused when it is over the limit without an announced length', async () => {
  expect(await getText(getRequest({ chunks: ['12345', '678901'] }))).toBeUndefined()
})

test('a body is refused when its announced length is over the limit', async () => {
  expect(await getText(getRequest({ chunks: ['short'] }, { 'Content-Length': '11' }))).toBeUndefined()
})

test('a body times out after ten seconds', async () => {
  vi.useFakeTimers()
  const outcome = getText(getRequest({ chunks: ['12345'], end: 'open' })).catch((error) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toMatchObject({ name: 'BodyError', status: 408 })
})

test('a body ends in status 499 when its sender disconnects', async () => {
  await expect(getText(getRequest({ chunks: ['12345'], end: 'broken' }))).rejects.toMatchObject({
    name: 'BodyError',
    status: 499,
    message: expect.stringContaining('Network connection lost.'),
  })
})
