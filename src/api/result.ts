import { ApiError, generalMessage } from '#api/errors.ts'

/**
 * The outcome of a read as plain data. A failed read is data too, so that a section can show its fallback in the
 * server's HTML and the rest of the page is not touched.
 */
export type Result<T> = { ok: true; data: T } | { ok: false; status: number; message: string }

/**
 * Waits for a read and never throws. `specific` is the sentence for this call; an expired session and a server error
 * have their own (specification section 8), whichever call it was.
 */
export async function toResult<T>(read: Promise<T>, specific: string): Promise<Result<T>> {
  try {
    return { ok: true, data: await read }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    const hasOwnWords =
      error instanceof ApiError && error.kind === 'http' && (status === 401 || status >= 500)
    const message = hasOwnWords ? generalMessage(error) : specific
    return { ok: false, status, message }
  }
}

export function isFailure(value: unknown): value is Extract<Result<unknown>, { ok: false }> {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}
