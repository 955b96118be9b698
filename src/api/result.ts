import { ApiError, generalMessage, isAbsent } from '#api/errors.ts'
import { messages } from '#content/messages.ts'

/**
 * The outcome of a read as plain data. A failed read is data too, so that a section can show its fallback in the
 * server's HTML and the rest of the page is unaffected.
 */
export type Result<T> =
  | {
      ok: true
      data: T
      /** The sentence of a failed read whose data is older or incomplete. */
      failure?: string
    }
  | { ok: false; status: number; message: string }

/** Returns the fallback of a failed optional read. @throws any other error */
export type UnlessFailed = <T, Other>(read: Promise<T>, other: Other) => Promise<T | Other>

/**
 * Returns true if the message of an error precedes the sentence for the call: an expired session and a server error
 * have their own (specification section 8), and a refusal may have a reason.
 */
function hasOwnWords(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false
  const { status, message } = error
  return status === 401 || status >= 500 || (status !== 404 && error.hasWords && message !== '')
}

/** Waits for a read and never throws. `specific` is the sentence for a failure of this call. */
export async function toResult<T>(read: Promise<T>, specific: string): Promise<Result<T>> {
  try {
    return { ok: true, data: await read }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    const message = hasOwnWords(error) ? generalMessage(error) : specific
    const isServerError = message === messages.errors.server
    return { ok: false, status, message: isServerError ? messages.errors.serverAt(specific) : message }
  }
}

export function isFailure(value: unknown): value is Extract<Result<unknown>, { ok: false }> {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}

/**
 * Returns a failed read with its sentence, and with data if there is any. A missing entry is an answer, not a failure.
 */
export function toFailure(value: unknown): { message: string; hasData: boolean } | undefined {
  if (isFailure(value)) return isAbsent(value.status) ? undefined : { message: value.message, hasData: false }
  const isCovered = typeof value === 'object' && value !== null && 'failure' in value
  return isCovered ? { message: String(value.failure), hasData: true } : undefined
}

/** Returns the result of a read; undefined if the upstream failed. */
export async function ifKnown<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Returns the same result with other data. */
export const unlessUnknown: UnlessFailed = async (read, other) => (await ifKnown(read)) ?? other
