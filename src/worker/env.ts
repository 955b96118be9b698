import type { AdsConfig } from '#lib/ads.ts'
import { hashText } from '#lib/hash.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { adsConfig } from '#worker/ads-settings.ts'
import type { AndroidApp, IosApp } from '#worker/app-settings.ts'
import { type GivenSettings, readSettings, type SecretTexts, type SettingTexts } from '#worker/settings.ts'
import {
  type GivenCredentials,
  type UpstreamCredentials,
  upstreamCredentials,
} from '#worker/upstream-credentials.ts'

/** The bindings, variables and secrets of wrangler.toml. */
export type Env = SettingTexts &
  SecretTexts & {
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
    /** Counts questions for suggestions per connection; without it there is no limit. */
    SUGGEST_LIMIT?: RateLimit
    /** Counts contact messages per connection; without it there is no limit. */
    CONTACT_LIMIT?: RateLimit
    /** Counts the operator's calls per connection; without it there is no limit. */
    OPS_LIMIT?: RateLimit
    /** Tests only: when "header", the request header `x-test-clock` (milliseconds) is the time. */
    TEST_CLOCK?: string
  }

export type Config = {
  /** Origin of the marketplace API; undefined means the embedded one. */
  upstreamOrigin: string | undefined
  /** What the remote API is told that proves who asks. */
  upstreamCredentials: UpstreamCredentials
  siteOrigin: string | undefined
  /** The value of `Strict-Transport-Security`; undefined means that there is no such header. */
  strictTransport: string | undefined
  /** Further hosts that the `web` parameter of /app may lead to. */
  webTargetHosts: Array<string>
  /** The office map that the contact page shows in a frame when asked to. */
  mapEmbedUrl: string | undefined
  /** The ad network; undefined means none, and every advertising place shows a promotion of our own. */
  ads: AdsConfig | undefined
  /** Where the network's frames and calls may go. */
  adOrigins: Array<string>
  /** The apps that open addresses of the site. */
  androidApps: Array<AndroidApp>
  iosApps: Array<IosApp>
  /** Share of the visits that are measured, from 0 to 1. */
  webVitalsSampleRate: number
  /** Days for which a contact message is kept once it was delivered or dealt with. */
  messageRetentionDays: number
  /** One in so many requests has its info lines in the log. */
  logSample: number
  /** Share of the visits that report client errors, from 0 to 1. */
  clientErrorSampleRate: number
  /** Whether whole pages are kept at the edge. */
  pageCache: boolean
  /** The same for the same settings. */
  fingerprint: string
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problem: string }

/** The credentials towards the API, or the sentence about what is wrong with them. */
function readCredentials(given: GivenCredentials, headerName: string): UpstreamCredentials | string {
  try {
    return upstreamCredentials(given, headerName)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Checks the settings. A problem is one sentence for the operator that says what to set. */
export function readConfig(env: GivenSettings & GivenCredentials & { DB?: unknown }): ConfigResult {
  const result = readSettings(env)
  if (!result.ok) return result
  const { values } = result
  if (!values.UPSTREAM_URL && !env.DB) {
    return {
      ok: false,
      problem:
        'There is no database: bind a D1 database as DB in wrangler.toml, or set UPSTREAM_URL to the marketplace API.',
    }
  }
  const ads = adsConfig(values)
  const credentials = readCredentials(env, values.UPSTREAM_TOKEN_HEADER)
  if (typeof credentials === 'string') return { ok: false, problem: credentials }
  return {
    ok: true,
    config: {
      upstreamOrigin: values.UPSTREAM_URL,
      upstreamCredentials: credentials,
      siteOrigin: values.SITE_URL,
      strictTransport: values.HSTS,
      webTargetHosts: values.WEB_TARGET_HOSTS,
      mapEmbedUrl: values.MAP_EMBED_URL,
      ads,
      adOrigins: ads
        ? [new URL(ads.scriptUrl).origin, ...values.ADS_HOSTS.map((host) => `https://${host}`)]
        : [],
      androidApps: values.ANDROID_APPS,
      iosApps: values.IOS_APPS,
      webVitalsSampleRate: values.RUM_SAMPLE_RATE,
      messageRetentionDays: values.MESSAGE_RETENTION_DAYS,
      logSample: values.LOG_SAMPLE,
      clientErrorSampleRate: values.CLIENT_ERROR_SAMPLE_RATE,
      pageCache: values.PAGE_CACHE,
      fingerprint: hashText(JSON.stringify(values)).toString(36),
    },
  }
}

/** The checked settings of an isolate: they are read once, since its bindings do not change. */
export const configOf = memoizeWeak(readConfig)
