import { isStatus } from '#api/errors.ts'

/**
 * The result of an answer for a message. `delivered` and `rejected` are final; any answer that does not decide is
 * `retry`.
 */
export type Verdict =
  | { outcome: 'delivered' }
  | { outcome: 'rejected'; status: number; code: number; message: string }
  | { outcome: 'retry'; reason: string }

/**
 * Statuses about the message itself: malformed, too large, of a wrong type, not processable (RFC 9110 section 15.5).
 */
const ABOUT_THE_MESSAGE: ReadonlyArray<number> = [400, 413, 415, 422]
const CONFLICT = 409
const MAX_WORDS = 300

function read(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/**
 * Judges an answer to a message by its JSON; `body` is undefined if it has none. Only the envelope of the API counts,
 * `{ code, message }` with a number as the code: the page of a firewall or a gateway says nothing about the message. A
 * conflict on a repeat means that the message arrived before.
 */
export function judgeAnswer(status: number, body: unknown, { isRepeat }: { isRepeat: boolean }): Verdict {
  const code = read(body, 'code')
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && code === 200) return { outcome: 'delivered' }
  if (isRepeat && code === CONFLICT && (isSuccess || status === CONFLICT)) return { outcome: 'delivered' }
  const speaksOfMessage = isSuccess || ABOUT_THE_MESSAGE.includes(status)
  if (speaksOfMessage && typeof code === 'number' && ABOUT_THE_MESSAGE.includes(code)) {
    const message = read(body, 'message')
    const words = typeof message === 'string' ? message.slice(0, MAX_WORDS) : ''
    return { outcome: 'rejected', status, code, message: words }
  }
  return {
    outcome: 'retry',
    reason: isSuccess ? `code-${isStatus(code) ? code : typeof code}` : `status-${status}`,
  }
}
