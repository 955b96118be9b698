import { ApiError, generalMessage, isAbsent } from '#api/errors.ts'
import { messages } from '#content/messages.ts'

/**
 * The outcome of a read as plain data. A failed read is data too, so that a section can say so in the server's HTML and
 * the rest of the page is unaffected.
 */
export type Result<T> = { ok: true; data: T } | { ok: false; status: number; message: string }

/**
 * Returns true if the message of an error precedes the sentence for the call: an expired session and a server error
 * have their own (specification section 8), and a refusal may have a reason.
 */
function hasOwnWords(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false
  const { status, message } = error
  return status === 401 || status >= 500 || (status !== 404 && error.hasWords && message !== '')
}

/** Returns the failed result for an error. `specific` is the sentence for a failure of this call, if it has one. */
export function toFailure(error: unknown, specific?: string): Extract<Result<never>, { ok: false }> {
  const status = error instanceof ApiError ? error.status : 500
  const message = hasOwnWords(error) ? generalMessage(error) : (specific ?? messages.errors.unknown)
  const isServerError = specific !== undefined && message === messages.errors.server
  return { ok: false, status, message: isServerError ? messages.errors.serverAt(specific) : message }
}

/** Waits for a read and never throws. `specific` is the sentence for a failure of this call, if it has one. */
export async function toResult<T>(read: Promise<T>, specific?: string): Promise<Result<T>> {
  try {
    return { ok: true, data: await read }
  } catch (error) {
    return toFailure(error, specific)
  }
}

/** Returns true for a failed read. A missing entry (404 or 410) is an answer, not a failure. */
export function isFailure(value: unknown): value is Extract<Result<unknown>, { ok: false }> {
  if (typeof value !== 'object' || value === null || !('ok' in value) || value.ok !== false) return false
  return !('status' in value && typeof value.status === 'number' && isAbsent(value.status))
}

export async function ifKnown<T>(read: Promise<T>): Promise<T | undefined>
export async function ifKnown<T, Other>(read: Promise<T>, other: Other): Promise<T | Other>
/** Returns the result of an optional read, or `other` if the upstream failed. @throws any other error */
export async function ifKnown<T, Other>(read: Promise<T>, other?: Other): Promise<T | Other | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return other
    throw error
  }
}

/** Returns an entry, or undefined if it does not exist or was removed. @throws any other error */
export async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.status)) return undefined
    throw error
  }
}
