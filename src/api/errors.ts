import { messages } from '#content/messages.ts'

/**
 * The kind of a failed call: timeout, no connection, a refusal, or an unreadable answer. `result` is any of these with
 * the sentence for the visitor as its message.
 */
export type ApiErrorKind = 'timeout' | 'network' | 'http' | 'invalid' | 'result'

/** Returns true for 404 and 410 (RFC 9110, 15.5.5 and 15.5.11), which are answers and not failures. */
export function isAbsent(status: number): status is 404 | 410 {
  return status === 404 || status === 410
}

/** Returns true for an HTTP status. Any other number may be personal data, such as a phone number. */
export function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status of the answer; 504 for a timeout, 503 without a connection, 502 for an unreadable answer. */
  readonly status: number
  /** The message comes from the server, in the API's envelope, and is for the visitor. */
  readonly hasWords: boolean

  constructor(kind: ApiErrorKind, status: number, message: string, hasWords = false) {
    super(message)
    this.kind = kind
    this.status = status
    this.hasWords = hasWords
  }
}

/** The message of our own worker for a failed list. Other texts of a broken server are not for visitors. */
const OWN_WORDS: ReadonlyArray<string> = [messages.errors.listMissing, messages.errors.busy]

/**
 * Returns the sentence for the visitor (specification section 8): fixed for 401 and 5xx, else the server's message.
 */
export function generalMessage(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'http') {
    if (error.status === 401) return messages.errors.sessionExpired
    if (error.status >= 500 && !OWN_WORDS.includes(error.message)) return messages.errors.server
  }
  return (error instanceof Error && error.message) || messages.errors.unknown
}
