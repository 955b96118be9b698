import type { Context } from 'hono'
import type { Config } from '#worker/config.ts'

/** The bindings of wrangler.toml. Variables and secrets are read by `readConfig` alone. */
export type Env = {
  ASSETS: Fetcher
  DB?: D1Database
  /** Sends e-mails to the operator. */
  EMAIL?: SendEmail
  /** Stores web vitals; without it they go to the log. */
  RUM_ANALYTICS?: AnalyticsEngineDataset
  /** Limits contact messages; without a binding there is no limit. */
  FORM_LIMIT?: RateLimit
  /** Limits searches, suggestions and calls with credentials. */
  SEARCH_LIMIT?: RateLimit
  /** Limits reports of browsers, the operator's calls and sign-ins to the desk. */
  REPORT_LIMIT?: RateLimit
}

/** Returns the milliseconds since the epoch. */
export type Clock = () => number

/** The variables of a request, set by the middleware. */
export type Variables = {
  requestId: string
  /** The URL of the request, parsed once. Handlers must not change it. */
  url: URL
  nonce: string
  config: Config
  /** The person who is signed in to the desk. */
  deskUser: string
  /** Facts for the access log. */
  logged: { cacheStatus?: string; pageCacheStatus?: string; upstreamMs?: number }
}

export type AppEnv = { Bindings: Env; Variables: Variables }
export type AppContext = Context<AppEnv>
