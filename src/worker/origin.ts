import { upstream } from '#upstream/app.ts'
import type { Config, Env } from '#worker/env.ts'

/** Why the marketplace API gave no usable answer. `status` is what our own answer says. */
export class OriginError extends Error {
  override name = 'OriginError'
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message = '') {
    super(message || reason)
    this.status = status
    this.reason = reason
  }

  /** A fault of the origin itself, as against a refusal of this one request. */
  get isFault(): boolean {
    return this.status >= 500 && this.reason !== 'breaker-open'
  }

  static from(error: unknown): OriginError {
    if (error instanceof OriginError) return error
    const message = error instanceof Error ? error.message : String(error)
    const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return isTimeout ? new OriginError(504, 'timeout', message) : new OriginError(503, 'unreachable', message)
  }
}

export type Origin = {
  /** Names the source in cache keys and in `/healthz`. */
  name: string
  isRemote: boolean
  /** `path` begins with `/api/web/`; it is made of checked parts only. */
  fetch: (path: string, init: RequestInit) => Promise<Response>
}

/** The one seam to the marketplace API: the configured remote one, or the embedded one in process. */
export function createOrigin(config: Config, env: Env): Origin {
  const { upstreamOrigin } = config
  if (upstreamOrigin) {
    return {
      name: upstreamOrigin,
      isRemote: true,
      fetch: (path, init) => fetch(upstreamOrigin + path, { ...init, redirect: 'manual' }),
    }
  }
  return {
    name: 'embedded',
    isRemote: false,
    fetch: async (path, init) => upstream.fetch(new Request(`http://embedded${path}`, init), env),
  }
}
