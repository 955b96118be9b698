import type { Context } from 'hono'
import type { PurgeList } from '#worker/cache/purge-list.ts'
import type { Config, Env } from '#worker/config.ts'
import type { Origin } from '#worker/upstream-client/origin.ts'

export type Clock = () => number

/** Milliseconds since the epoch. With `TEST_CLOCK=header` the request sets the time. */
export function clockFor(env: Env, request: Request): Clock {
  const fixed = env.TEST_CLOCK === 'header' ? Number(request.headers.get('x-test-clock')) : 0
  return fixed > 0 ? () => fixed : Date.now
}

/** The variables of a request, set by the middleware. */
export type Variables = {
  requestId: string
  /** The trace that the request is part of (W3C Trace Context). */
  traceId: string
  nonce: string
  now: Clock
  config: Config
  origin: Origin
  /** The purges, once they are read for this request. */
  purges?: PurgeList | Promise<PurgeList>
  /** Facts for the access log. */
  logged: { cacheStatus?: string; pageCacheStatus?: string; upstreamMs?: number }
}

export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>
