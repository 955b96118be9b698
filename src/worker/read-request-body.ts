import { within } from '#worker/timeouts.ts'

/** Longest time that the body of a request may take to arrive. */
const BODY_DEADLINE_MS = 10_000

/** A body that did not arrive: it took too long (408), or its sender is gone (499, as nginx has it). */
export class BodyError extends Error {
  override name = 'BodyError'

  readonly status: 408 | 499

  constructor(status: 408 | 499, message: string) {
    super(message)
    this.status = status
  }
}

type Chunks = ReadableStreamDefaultReader<Uint8Array>

async function readAll(chunks: Chunks, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(most)
  let size = 0
  while (true) {
    const { done, value } = await chunks.read()
    if (done) return bytes.subarray(0, size)
    if (size + value.byteLength > most) {
      await chunks.cancel()
      return undefined
    }
    bytes.set(value, size)
    size += value.byteLength
  }
}

/** The media type of the body of a request in lower case, without its parameters; empty when there is none. */
export function mediaTypeOf({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The body of a request; undefined when it is longer than `most` bytes, whatever its headers say.
 * @throws BodyError when it has not arrived after ten seconds, or never will
 */
export async function readRequestBody(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length')) > most) {
    await request.body?.cancel()
    return undefined
  }
  if (!request.body) return new Uint8Array()
  const chunks: Chunks = request.body.getReader()
  try {
    return await within(BODY_DEADLINE_MS, readAll(chunks, most), () => {
      throw new BodyError(408, 'The request took too long to arrive.')
    })
  } catch (error) {
    // What is still to come is of no interest; a body that broke off cannot be cancelled.
    chunks.cancel().catch(() => undefined)
    throw error instanceof BodyError ? error : new BodyError(499, String(error))
  }
}

/** What the bytes of a body say as JSON; undefined when they say nothing. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
