import { type Origin, OriginError } from '#worker/upstream-client/origin.ts'

/** Longest answer of the marketplace API that is read, in bytes. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json[ \t]*(?:;|$)/i

/** Reads a body as text, at most `MAX_BODY_BYTES` of it. @throws OriginError when it is longer. */
async function readLimitedText(response: Response): Promise<string> {
  const announced = Number(response.headers.get('Content-Length'))
  if (announced > MAX_BODY_BYTES) {
    await response.body?.cancel()
    throw new OriginError(502, 'too-large')
  }
  // No more than what was announced arrives, unless it is compressed.
  if (announced > 0 && !response.headers.has('Content-Encoding')) return response.text()
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new OriginError(502, 'too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Reads the text of a JSON answer. @throws OriginError when it is too long, cut off, or of another type. */
export async function readJsonText(response: Response): Promise<string> {
  if (!JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) {
    await response.body?.cancel()
    throw new OriginError(502, 'not-json')
  }
  return readLimitedText(response).catch((error: unknown) => {
    const failure = OriginError.from(error)
    throw failure.reason === 'unreachable' ? new OriginError(502, 'cut-off', failure.message) : failure
  })
}

/** Parses a JSON text. @throws OriginError when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new OriginError(502, 'not-json')
  }
}

/** Reads a JSON answer of an origin. @throws OriginError when it is too long, cut off, of another type, or not JSON. */
export async function readJsonBody(
  response: Response,
  { conceal }: Pick<Origin, 'conceal'> = {},
): Promise<unknown> {
  const text = await readJsonText(response)
  return parseJson(conceal?.(text) ?? text)
}
