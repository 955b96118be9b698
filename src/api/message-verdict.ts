import { isStatus } from '#api/errors.ts'

/**
 * What an answer to a message means for it. Only `delivered` and `refused` are final; whatever says nothing of the
 * message itself leaves it `open`, to be sent again.
 */
export type Verdict =
  | { kind: 'delivered' }
  | { kind: 'refused'; status: number; code: number; message: string }
  | { kind: 'open'; reason: string }

/**
 * Statuses that speak of the message and not of the way to the API (RFC 9110 section 15.5): malformed, too large, of a
 * wrong type, not processable.
 */
const ABOUT_THE_MESSAGE: ReadonlyArray<number> = [400, 413, 415, 422]
const CONFLICT = 409
const LONGEST_WORDS = 300

function read(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/**
 * The one judgement of an answer to a message, for the worker and the browser's offline queue. `body` is the
 * answer's JSON, undefined when it has none. The API speaks in its envelope alone, `{ code, message }` with a number as
 * the code: a page of a firewall or a gateway is no word about the message, whatever its status. A conflict means that
 * the key of a message that was sent before is known: it has arrived.
 */
export function judgeAnswer(status: number, body: unknown, { isRepeat }: { isRepeat: boolean }): Verdict {
  const code = read(body, 'code')
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && code === 200) return { kind: 'delivered' }
  if (isRepeat && code === CONFLICT && (isSuccess || status === CONFLICT)) return { kind: 'delivered' }
  const speaksOfMessage = isSuccess || ABOUT_THE_MESSAGE.includes(status)
  if (speaksOfMessage && typeof code === 'number' && ABOUT_THE_MESSAGE.includes(code)) {
    const message = read(body, 'message')
    const words = typeof message === 'string' ? message.slice(0, LONGEST_WORDS) : ''
    return { kind: 'refused', status, code, message: words }
  }
  return {
    kind: 'open',
    reason: isSuccess ? `code-${isStatus(code) ? code : typeof code}` : `status-${status}`,
  }
}
