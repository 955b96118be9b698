import { afterEach, expect, test, vi } from 'vitest'
import { readRequestBody } from './read-request-body.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Source = { chunks: ReadonlyArray<string>; end?: 'closed' | 'open' | 'broken'; onCancel?: () => void }

function requestOf({ chunks, end = 'closed', onCancel }: Source, headers: HeadersInit = {}): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (end === 'closed') controller.close()
    },
    pull(controller) {
      if (end === 'broken') controller.error(new Error('Network connection lost.'))
    },
    ...(onCancel && { cancel: onCancel }),
  })
  return new Request(
    'http://site.example/',
    Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
  )
}

async function textOf(request: Request): Promise<string | undefined> {
  const bytes = await readRequestBody(request, 10)
  return bytes && new TextDecoder().decode(bytes)
}

test('a body up to the limit is read whole', async () => {
  expect(await textOf(requestOf({ chunks: ['12345', '67890'] }))).toBe('1234567890')
  expect(await textOf(new Request('http://site.example/', { method: 'POST' }))).toBe('')
})

test('a longer one is not, also when it does not say how long it is', async () => {
  expect(await textOf(requestOf({ chunks: ['12345', '678901'] }))).toBeUndefined()
})

test('a length that is too long is believed before anything is read', async () => {
  expect(await textOf(requestOf({ chunks: ['short'] }, { 'Content-Length': '11' }))).toBeUndefined()
})

test('a body that does not end is waited for for ten seconds', async () => {
  vi.useFakeTimers()
  const onCancel = vi.fn()
  const outcome = textOf(requestOf({ chunks: ['12345'], end: 'open', onCancel })).catch((error) => error)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onCancel).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ name: 'BodyError', status: 408 })
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a sender who breaks off is gone', async () => {
  await expect(textOf(requestOf({ chunks: ['12345'], end: 'broken' }))).rejects.toMatchObject({
    name: 'BodyError',
    status: 499,
    message: expect.stringContaining('Network connection lost.'),
  })
})
