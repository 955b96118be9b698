/** Longest contact message that is read, in bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024

/** The body of a request; undefined when it is longer than `most` bytes, whatever its headers say. */
export async function readLimited(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length')) > most) {
    await request.body?.cancel()
    return undefined
  }
  const bytes = new Uint8Array(most)
  let size = 0
  for await (const chunk of request.body ?? []) {
    if (size + chunk.byteLength > most) return undefined
    bytes.set(chunk, size)
    size += chunk.byteLength
  }
  return bytes.subarray(0, size)
}
