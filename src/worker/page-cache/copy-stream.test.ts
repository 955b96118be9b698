import { expect, test, vi } from 'vitest'
import { copyStream } from './copy-stream.ts'

function streamOf(chunks: ReadonlyArray<string>, end: (controller: ReadableStreamDefaultController) => void) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      end(controller)
    },
  })
}

test('the body passes unchanged and its bytes are kept', async () => {
  const { body, copy } = copyStream(streamOf(['a', 'bc', ''], (controller) => controller.close()))
  expect(await new Response(body).text()).toBe('abc')
  expect(new TextDecoder().decode(await copy)).toBe('abc')
})

test('of a body that fails there is no copy, and the reader is told', async () => {
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('broken')),
  })
  const { body, copy } = copyStream(source)
  await expect(new Response(body).text()).rejects.toThrow('broken')
  expect(await copy).toBeUndefined()
})

test('when the reader leaves, the source is told and there is no copy', async () => {
  const cancel = vi.fn()
  const { body, copy } = copyStream(new ReadableStream<Uint8Array>({ cancel }))
  await body.cancel('gone')
  expect(cancel).toHaveBeenCalledWith('gone')
  expect(await copy).toBeUndefined()
})
