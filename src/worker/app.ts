import type { Context } from 'hono'
import type { Clock } from '#worker/clock.ts'
import type { Config, Env } from '#worker/env.ts'
import type { Origin } from '#worker/origin.ts'

/** What the middleware puts at the disposal of the endpoints of one request. */
export type Variables = {
  requestId: string
  nonce: string
  now: Clock
  config: Config
  origin: Origin
  /** What happened, for the access log. */
  logged: { cacheStatus?: string; pageCacheStatus?: string; upstreamMs?: number }
}

export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>
