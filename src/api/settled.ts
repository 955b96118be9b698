import { ApiError, generalMessage } from '#api/errors.ts'

/**
 * The outcome of a read as plain data. A failed read is data too, so that a section can show its fallback in the
 * server's HTML and the rest of the page is not touched.
 */
export type Settled<T> = { ok: true; data: T } | { ok: false; status: number; message: string }

/**
 * Waits for a read and never throws. An answer that says no is told by the general rule (specification section 8):
 * 401, 5xx, else what the server said. `specific` is the sentence for a read without a usable answer.
 */
export async function settle<T>(read: Promise<T>, specific: string): Promise<Settled<T>> {
  try {
    return { ok: true, data: await read }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    const answered = error instanceof ApiError && error.kind === 'http'
    const message = answered ? generalMessage(error) : specific
    return { ok: false, status, message }
  }
}

export function isFailure(value: unknown): value is Extract<Settled<unknown>, { ok: false }> {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}
