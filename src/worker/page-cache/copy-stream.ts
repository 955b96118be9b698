/** One array of the bytes of all chunks. */
function join(chunks: ReadonlyArray<Uint8Array>, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/**
 * Passes a body on as it comes and keeps its bytes. `copy` is undefined when the body failed, or when the visitor left
 * before its end.
 */
export function copyStream(source: ReadableStream<Uint8Array>): {
  body: ReadableStream<Uint8Array>
  copy: Promise<Uint8Array<ArrayBuffer> | undefined>
} {
  const reader = source.getReader()
  const chunks: Array<Uint8Array> = []
  let length = 0
  let settle: (copy: Uint8Array<ArrayBuffer> | undefined) => void = () => {}
  const copy = new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve) => {
    settle = resolve
  })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          settle(join(chunks, length))
          return
        }
        // The receiver may take the memory of what it is given.
        chunks.push(value.slice())
        length += value.length
        controller.enqueue(value)
      } catch (error) {
        settle(undefined)
        throw error
      }
    },
    async cancel(reason) {
      settle(undefined)
      await reader.cancel(reason)
    },
  })
  return { body, copy }
}
