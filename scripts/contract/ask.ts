import { API_BASE } from '#api/client.ts'
import { type ApiCall, type Origin, OriginError, readJsonBody } from '#worker/upstream-client/origin.ts'

export type Api = { origin: Origin; deadlineMs: number }

export type Reply = {
  /** Undefined without an answer. */
  status?: number | undefined
  ms: number
  /** The JSON of the body; undefined without one. */
  body?: unknown
  /** The reason for an unreadable body, as in the site's log, such as `not-json`. */
  failure?: string
}

/** Calls a path below `/api/web` as the site does, with the same redirects, limits and headers. */
export async function ask({ origin, deadlineMs }: Api, path: string, init: ApiCall = {}): Promise<Reply> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  let status: number | undefined
  try {
    const response = await origin.fetch(API_BASE + path, {
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(deadlineMs),
    })
    status = response.status
    return { status, body: await readJsonBody(response, origin), ms: elapsed() }
  } catch (error) {
    const { reason, message } = OriginError.from(error)
    const failure = message === reason ? reason : `${reason} (${message})`
    return { status, failure, ms: elapsed() }
  }
}
