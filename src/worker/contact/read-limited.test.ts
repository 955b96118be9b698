import { expect, test } from 'vitest'
import { readLimited } from './read-limited.ts'

function requestOf(chunks: ReadonlyArray<string>, headers: HeadersInit = {}): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return new Request(
    'http://site.example/',
    Object.assign({ method: 'POST', headers, body }, { duplex: 'half' }),
  )
}

async function textOf(request: Request): Promise<string | undefined> {
  const bytes = await readLimited(request, 10)
  return bytes && new TextDecoder().decode(bytes)
}

test('a body up to the limit is read whole', async () => {
  expect(await textOf(requestOf(['12345', '67890']))).toBe('1234567890')
  expect(await textOf(new Request('http://site.example/', { method: 'POST' }))).toBe('')
})

test('a longer one is not, also when it does not say how long it is', async () => {
  expect(await textOf(requestOf(['12345', '678901']))).toBeUndefined()
})

test('a length that is too long is believed before anything is read', async () => {
  expect(await textOf(requestOf(['short'], { 'Content-Length': '11' }))).toBeUndefined()
})
