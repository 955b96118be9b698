import * as v from 'valibot'
import type { AdsConfig } from '#lib/ads.ts'
import { hashText } from '#lib/hash.ts'
import { perObject } from '#lib/per-object.ts'
import { adsConfig, adsEntries } from '#worker/ads-settings.ts'
import { type AndroidApp, appEntries, type IosApp } from '#worker/app-settings.ts'

/** The bindings and variables of wrangler.toml. */
export type Env = {
  ASSETS: Fetcher
  DB?: D1Database
  UPSTREAM_URL?: string
  SITE_URL?: string
  WEB_TARGET_HOSTS?: string
  MAP_EMBED_URL?: string
  ADS_CLIENT_ID?: string
  ADS_SCRIPT_URL?: string
  ADS_SLOTS?: string
  ADS_HOSTS?: string
  ANDROID_APPS?: string
  IOS_APPS?: string
  PAGE_CACHE?: string
  RUM_SAMPLE_RATE?: string
  /** Takes what browsers measured; without it the database counts it. */
  RUM_ANALYTICS?: AnalyticsEngineDataset
  /** Counts reports of measurements per connection; without it there is no limit. */
  RUM_LIMIT?: RateLimit
  /** Counts contact messages per connection; without it there is no limit. */
  CONTACT_LIMIT?: RateLimit
  /** Tests only: when "header", the request header `x-test-clock` (milliseconds) is the time. */
  TEST_CLOCK?: string
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const origin = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => value === '' || isWebAddress(value),
        `${name} is not an http(s) origin: set it to one like https://api.example.com, or leave it empty.`,
      ),
      v.transform((value) => (value === '' ? undefined : new URL(value).origin)),
    ),
    '',
  )

const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => value === '' || isWebAddress(value),
        `${name} is not an http(s) address: set it to one like https://maps.example.com/embed?place=1, or leave it empty.`,
      ),
      v.transform((value) => (value === '' ? undefined : new URL(value).href)),
    ),
    '',
  )

/** The host of an entry like "help.example.com" or "localhost:3000", in its normal form. */
function hostOf(entry: string): string | undefined {
  if (/[/?#@*\\\s]/.test(entry) || !URL.canParse(`https://${entry}`)) return undefined
  return new URL(`https://${entry}`).host
}

const hosts = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((entry) => entry.trim())),
      v.transform((entries) => entries.filter((entry) => entry !== '')),
      v.check(
        (entries) => entries.every((entry) => hostOf(entry) !== undefined),
        `${name} is not a list of hosts: set it to hosts separated by commas, like help.example.com,shop.example.com, or leave it empty.`,
      ),
      v.transform((entries) => entries.flatMap((entry) => hostOf(entry) ?? [])),
    ),
    '',
  )

const configSchema = v.object({
  UPSTREAM_URL: origin('UPSTREAM_URL'),
  SITE_URL: origin('SITE_URL'),
  WEB_TARGET_HOSTS: hosts('WEB_TARGET_HOSTS'),
  MAP_EMBED_URL: address('MAP_EMBED_URL'),
  ...adsEntries,
  ADS_HOSTS: hosts('ADS_HOSTS'),
  ...appEntries,
  RUM_SAMPLE_RATE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform(Number),
      v.check(
        (rate) => rate >= 0 && rate <= 1,
        'RUM_SAMPLE_RATE is not a share of visits: set it to a number from 0 (none) to 1 (all), like 0.1.',
      ),
    ),
    '',
  ),
  PAGE_CACHE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.picklist(['', 'on', 'off'], 'PAGE_CACHE is neither on nor off: set it to one of them.'),
      v.transform((value) => value !== 'off'),
    ),
    '',
  ),
})

export type Config = {
  /** Origin of the marketplace API; undefined means the embedded one. */
  upstreamOrigin: string | undefined
  siteOrigin: string | undefined
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
  rumSampleRate: number
  /** Whether whole pages are kept at the edge. */
  pageCache: boolean
  /** The same for the same settings. */
  fingerprint: string
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problem: string }

/** Checks the settings. A problem is one sentence for the operator that says what to set. */
export function readConfig(env: Omit<Env, 'ASSETS'>): ConfigResult {
  const result = v.safeParse(configSchema, {
    UPSTREAM_URL: env.UPSTREAM_URL,
    SITE_URL: env.SITE_URL,
    WEB_TARGET_HOSTS: env.WEB_TARGET_HOSTS,
    MAP_EMBED_URL: env.MAP_EMBED_URL,
    ADS_CLIENT_ID: env.ADS_CLIENT_ID,
    ADS_SCRIPT_URL: env.ADS_SCRIPT_URL,
    ADS_SLOTS: env.ADS_SLOTS,
    ADS_HOSTS: env.ADS_HOSTS,
    ANDROID_APPS: env.ANDROID_APPS,
    IOS_APPS: env.IOS_APPS,
    RUM_SAMPLE_RATE: env.RUM_SAMPLE_RATE,
    PAGE_CACHE: env.PAGE_CACHE,
  })
  if (!result.success) return { ok: false, problem: result.issues[0].message }
  if (!result.output.UPSTREAM_URL && !env.DB) {
    return {
      ok: false,
      problem:
        'There is no database: bind a D1 database as DB in wrangler.toml, or set UPSTREAM_URL to the marketplace API.',
    }
  }
  const ads = adsConfig(result.output)
  return {
    ok: true,
    config: {
      upstreamOrigin: result.output.UPSTREAM_URL,
      siteOrigin: result.output.SITE_URL,
      webTargetHosts: result.output.WEB_TARGET_HOSTS,
      mapEmbedUrl: result.output.MAP_EMBED_URL,
      ads,
      adOrigins: ads
        ? [new URL(ads.scriptUrl).origin, ...result.output.ADS_HOSTS.map((host) => `https://${host}`)]
        : [],
      androidApps: result.output.ANDROID_APPS,
      iosApps: result.output.IOS_APPS,
      rumSampleRate: result.output.RUM_SAMPLE_RATE,
      pageCache: result.output.PAGE_CACHE,
      fingerprint: hashText(JSON.stringify(result.output)).toString(36),
    },
  }
}

/** The checked settings of an isolate: they are read once, since its bindings do not change. */
export const configOf = perObject(readConfig)
