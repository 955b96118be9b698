import type { Context } from 'hono'
import type { PurgeList } from '#worker/cache/purge-list.ts'
import type { Config, Env } from '#worker/config.ts'
import type { Origin } from '#worker/upstream-client/origin.ts'

export type Clock = () => number

/** Milliseconds since the epoch. With `TEST_CLOCK=header` the request says what time it is. */
export function clockFor(env: Env, request: Request): Clock {
  const fixed = env.TEST_CLOCK === 'header' ? Number(request.headers.get('x-test-clock')) : 0
  return fixed > 0 ? () => fixed : Date.now
}

/** What the middleware puts at the disposal of the endpoints of one request. */
export type Variables = {
  requestId: string
  /** The trace that the request is part of (W3C Trace Context). */
  traceId: string
  nonce: string
  now: Clock
  config: Config
  origin: Origin
  /** What was purged, once somebody has asked. */
  purges?: PurgeList | Promise<PurgeList>
  /** What happened, for the access log. */
  logged: { cacheStatus?: string; pageCacheStatus?: string; upstreamMs?: number }
}

export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>
