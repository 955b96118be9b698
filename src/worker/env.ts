import type { SettingTexts } from '#worker/config.ts'

/** The bindings, variables and secrets of wrangler.toml. */
export type Env = SettingTexts & {
  ASSETS: Fetcher
  DB?: D1Database
  /** Sends e-mails to the operator. */
  EMAIL?: SendEmail
  /** Stores web vitals; without it they go to the log. */
  RUM_ANALYTICS?: AnalyticsEngineDataset
  /** Counts calls with credentials per connection; without it there is no limit. */
  PRIVATE_LIMIT?: RateLimit
  /** Counts reports of what a policy blocked per connection; without it there is no limit. */
  CSP_LIMIT?: RateLimit
  /** Counts reports of client errors per connection; without it there is no limit. */
  CLIENT_ERROR_LIMIT?: RateLimit
  /** Counts reports of web vitals per connection; without it there is no limit. */
  RUM_LIMIT?: RateLimit
  /** Counts searches and suggestions per connection; without it there is no limit. */
  SEARCH_LIMIT?: RateLimit
  /** Counts contact messages per connection; without it there is no limit. */
  CONTACT_LIMIT?: RateLimit
  /** Counts attempts to send one per connection, also those with mistakes; without it there is no limit. */
  CONTACT_ATTEMPT_LIMIT?: RateLimit
  /** Counts the operator's calls per connection; without it there is no limit. */
  OPS_LIMIT?: RateLimit
  /** Tests only: when "header", the request header `x-test-clock` (milliseconds) is the time. */
  TEST_CLOCK?: string
}
