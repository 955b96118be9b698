import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
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

/** The media type of the body of a request in lower case, without its parameters; empty when there is none. */
export function mediaTypeOf({ headers }: Request): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Returns the body as it arrives; undefined when it is longer than `maxBytes`, whatever its headers say. */
async function readLimited(c: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const limit = bodyLimit({ maxSize: maxBytes, onError: () => new Response(null, { status: 413 }) })
  await limit(c, async () => {
    bytes = new Uint8Array(await c.req.arrayBuffer())
  })
  return bytes
}

/**
 * Returns the body of a request; undefined when it is longer than `maxBytes`.
 * @throws BodyError when it has not arrived after ten seconds, or never will
 */
export async function readRequestBody(
  c: Context,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await within(BODY_DEADLINE_MS, readLimited(c, maxBytes), () => {
      throw new BodyError(408, 'The request took too long to arrive.')
    })
  } catch (error) {
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
