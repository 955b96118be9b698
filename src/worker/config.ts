import * as v from 'valibot'
import { type AdsConfig, isPublisherId } from '#browser/ads.ts'
import { messageRetentionDays as usualRetentionDays } from '#catalogue/legal-documents.ts'
import type { SiteConfig } from '#data/page-data.ts'
import { hashText } from '#lib/hash.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { DELIVERED_TEXT_DAYS } from '#worker/contact/messages.ts'
import * as format from '#worker/setting-formats.ts'
import {
  upstreamCredentials as credentialsOf,
  type UpstreamCredentials,
} from '#worker/upstream-client/credentials.ts'

/** Returns the text of a variable. In wrangler.toml it can also be a number or another JSON value. */
export function getText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function setting<TSchema extends v.GenericSchema<string, unknown>>(schema: TSchema, whenAbsent: string) {
  return v.optional(v.pipe(v.unknown(), v.transform(getText), schema), whenAbsent)
}

/** The variables, in the order of wrangler.toml, whose comments say more. */
const variables = {
  /** Origin of the marketplace API. Empty: the embedded one. */
  UPSTREAM_URL: setting(format.origin, ''),
  /** Header for UPSTREAM_TOKEN. */
  UPSTREAM_TOKEN_HEADER: setting(format.credentialHeader, 'Authorization'),
  /** The site's own origin, for canonical addresses. */
  SITE_URL: setting(format.origin, ''),
  /** Further hosts that /app?web=… may lead to. */
  WEB_TARGET_HOSTS: setting(format.hosts, ''),
  /** Embeddable office map of the contact page. */
  MAP_EMBED_URL: setting(format.webAddress, ''),
  /** The company's number on WhatsApp, for the contact page. */
  WHATSAPP_NUMBER: setting(format.phoneNumber, ''),
  /** Strict-Transport-Security header. */
  HSTS: setting(format.strictTransport, 'max-age=31536000'),
  /** Caches whole pages at the edge. */
  PAGE_CACHE: setting(format.onOff('on'), 'on'),
  /** Shows samples: providers in place of a directory, brands, testimonials, offers, team and vacancies. */
  SAMPLE_CONTENT: setting(format.onOff('off'), 'off'),
  /** Share of visits that report web vitals. */
  RUM_SAMPLE_RATE: setting(format.share, '0.1'),
  /** Share of visits that report client errors. */
  CLIENT_ERROR_SAMPLE_RATE: setting(format.share, '0.25'),
  /** Logs 1 in N requests. */
  LOG_SAMPLE: setting(format.sampleSize, '10'),
  /** Recipient of contact messages and alerts. */
  CONTACT_EMAIL_TO: setting(format.email, ''),
  /** Sender of these e-mails. */
  CONTACT_EMAIL_FROM: setting(format.email, ''),
  /** Webhook for contact messages and alerts. */
  CONTACT_WEBHOOK_URL: setting(format.webhookAddress, ''),
  /** Days that a message is kept. */
  MESSAGE_RETENTION_DAYS: setting(format.days, String(usualRetentionDays)),
  /** Publisher id of the ad network. */
  ADS_CLIENT_ID: setting(v.pipe(v.string(), v.trim()), 'ca-pub-XXXXXXXXXXXXXXXX'),
  /** Script of the ad network. */
  ADS_SCRIPT_URL: setting(format.secureAddress, ''),
  /** Slot ids of the ad network by place. */
  ADS_SLOTS: setting(format.adSlotIds, ''),
  /** Further hosts of the ad network. */
  ADS_HOSTS: setting(format.hosts, ''),
  /** Android apps that open links to the site. */
  ANDROID_APPS: setting(format.androidApps, ''),
  /** iOS apps that open links to the site. */
  IOS_APPS: setting(format.iosApps, ''),
}

/** The secrets that authenticate the site to the marketplace API. All secrets are optional. */
const credentials = {
  /** Authenticates the site to the marketplace API. */
  UPSTREAM_TOKEN: setting(format.credential, ''),
  /** Service token of Cloudflare Access, first half. */
  UPSTREAM_ACCESS_CLIENT_ID: setting(format.credential, ''),
  /** Service token of Cloudflare Access, second half. */
  UPSTREAM_ACCESS_CLIENT_SECRET: setting(format.credential, ''),
}
const secrets = {
  ...credentials,
  /** Signs the calls of CONTACT_WEBHOOK_URL. */
  CONTACT_WEBHOOK_SECRET: setting(format.webhookSecrets, ''),
  /** Bearer token of the operator's calls: /ops and the deep health. */
  OPS_TOKEN: setting(format.strongSecret, ''),
}

/** Every setting of the site, with its check and default. */
export const settingsSchema = v.object({ ...variables, ...secrets })
const variablesSchema = v.object(variables)
const credentialsSchema = v.object(credentials)

export type SettingName = keyof typeof settingsSchema.entries
export type SettingTexts = { [Name in SettingName]?: string | undefined }
export type Variables = v.InferOutput<typeof variablesSchema>
type Given = { [Name in SettingName]?: unknown } & { DB?: unknown }

export const variableNames = Object.keys(variables)
const settingNames = Object.keys(settingsSchema.entries)

function toSentence(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue)} ${issue.message}`
}

/** Reads the variables, or returns the sentence about the first that is wrong. */
export function readVariables(given: Given): { values: Variables } | { problem: string } {
  const result = v.safeParse(variablesSchema, given)
  return result.success ? { values: result.output } : { problem: toSentence(result.issues[0]) }
}

/** Returns the settings that an environment has. */
export function settingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = settingNames.map((name) => [name, environment[name]] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Settings that need each other. */
const PAIRS: ReadonlyArray<[SettingName, SettingName]> = [
  ['CONTACT_EMAIL_TO', 'CONTACT_EMAIL_FROM'],
  ['CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_SECRET'],
  ['UPSTREAM_ACCESS_CLIENT_ID', 'UPSTREAM_ACCESS_CLIENT_SECRET'],
]

/** Returns the pairs of which only one half is set. */
function halfPairs(given: Given): Array<[SettingName, SettingName]> {
  const isSet = (name: SettingName) => getText(given[name] ?? '').trim() !== ''
  return PAIRS.filter(([one, other]) => isSet(one) !== isSet(other))
}

function pairSentence([one, other]: [SettingName, SettingName]): string {
  return `${one} and ${other} need each other: set both or neither.`
}

/** Reads the credentials for the marketplace API. @throws Error in one sentence, which shows no value */
export function readCredentials(given: Given, headerName: string): UpstreamCredentials {
  const result = v.safeParse(credentialsSchema, given)
  if (!result.success) throw new Error(toSentence(result.issues[0]))
  const half = halfPairs(given).find(([name]) => Object.hasOwn(credentials, name))
  if (half) throw new Error(pairSentence(half))
  return credentialsOf(result.output, headerName)
}

/** Returns the Levenshtein distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Short names have neighbors that mean something else, such as HOST and HTTPS beside HSTS. */
const SHORT_NAME = 6
/** Belongs to npm. */
const OTHER_NAMES = ['NPM_TOKEN']

/** Returns a sentence for each unknown name within two letters of a setting. */
export function misspellings(names: ReadonlyArray<string>): Array<string> {
  const unknown = names.filter((name) => !settingNames.includes(name) && !OTHER_NAMES.includes(name))
  return unknown.flatMap((name) => {
    const allowed = (known: string) => (known.length < SHORT_NAME ? 1 : 2)
    const meant = settingNames.find((known) => distance(name, known) <= allowed(known))
    return meant ? [`${name} is not a setting: rename it to ${meant}.`] : []
  })
}

/**
 * Returns what an operator must change, one sentence each: wrong values, half pairs, weak secrets and misspelled names.
 * Commands call it before anything is served or deployed. `given` can have further names. Without `secretsKnown` a pair
 * with a secret is not judged, because only Cloudflare knows the secret.
 */
export function settingProblems(
  given: Readonly<Record<string, unknown>>,
  { secretsKnown }: { secretsKnown: boolean },
): Array<string> {
  const { issues = [] } = v.safeParse(settingsSchema, given)
  const isSecret = (name: SettingName) => Object.hasOwn(secrets, name)
  const halves = halfPairs(given).filter((pair) => secretsKnown || !pair.some(isSecret))
  return [...issues.map(toSentence), ...halves.map(pairSentence), ...misspellings(Object.keys(given))]
}

export type Config = {
  /** Origin of the marketplace API; undefined for the embedded one. */
  upstreamOrigin: string | undefined
  upstreamCredentials: UpstreamCredentials
  siteOrigin: string | undefined
  /** Value of `Strict-Transport-Security`; undefined for no header. */
  strictTransport: string | undefined
  webTargetHosts: Array<string>
  /** The settings that pages show, as far as they are set. They are in the state of every page. */
  site: SiteConfig
  /** Origins of the frames and calls of the ad network. */
  adOrigins: Array<string>
  androidApps: Array<format.AndroidApp>
  iosApps: Array<format.IosApp>
  /** Days that a contact message is kept after it was delivered or closed: fewer if a remote upstream has it. */
  messageRetentionDays: number
  logSample: number
  pageCache: boolean
  /** Equal for equal settings. */
  fingerprint: string
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problem: string }

/** Returns the ad network, which needs a publisher, a script and a slot. */
function getAds({ ADS_CLIENT_ID, ADS_SCRIPT_URL, ADS_SLOTS }: Variables): AdsConfig | undefined {
  const isComplete = isPublisherId(ADS_CLIENT_ID) && Object.keys(ADS_SLOTS).length > 0
  if (!isComplete || !ADS_SCRIPT_URL) return undefined
  return { clientId: ADS_CLIENT_ID, scriptUrl: ADS_SCRIPT_URL, slots: ADS_SLOTS }
}

/** Reads what the worker needs. A problem is one sentence for the operator. */
export function readConfig(given: Given): ConfigResult {
  const read = readVariables(given)
  if ('problem' in read) return { ok: false, problem: read.problem }
  const { values } = read
  if (!values.UPSTREAM_URL && !given.DB) {
    const problem = 'There is no database: bind a D1 database as DB in wrangler.toml, or set UPSTREAM_URL.'
    return { ok: false, problem }
  }
  let upstreamCredentials: UpstreamCredentials
  try {
    upstreamCredentials = readCredentials(given, values.UPSTREAM_TOKEN_HEADER)
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
  const days = values.MESSAGE_RETENTION_DAYS
  const messageRetentionDays = values.UPSTREAM_URL ? Math.min(DELIVERED_TEXT_DAYS, days) : days
  const ads = getAds(values)
  const adOrigins = ads && [
    new URL(ads.scriptUrl).origin,
    ...values.ADS_HOSTS.map((host) => `https://${host}`),
  ]
  return {
    ok: true,
    config: {
      upstreamOrigin: values.UPSTREAM_URL,
      upstreamCredentials,
      siteOrigin: values.SITE_URL,
      strictTransport: values.HSTS,
      webTargetHosts: values.WEB_TARGET_HOSTS,
      site: {
        ...(values.MAP_EMBED_URL && { mapEmbedUrl: values.MAP_EMBED_URL }),
        ...(values.WHATSAPP_NUMBER && { whatsAppNumber: values.WHATSAPP_NUMBER }),
        ...(ads && { ads }),
        webVitalsSampleRate: values.RUM_SAMPLE_RATE,
        clientErrorSampleRate: values.CLIENT_ERROR_SAMPLE_RATE,
        ...(values.SAMPLE_CONTENT && { samples: true as const }),
        ...(messageRetentionDays !== usualRetentionDays && { messageRetentionDays }),
      },
      adOrigins: adOrigins ?? [],
      androidApps: values.ANDROID_APPS,
      iosApps: values.IOS_APPS,
      messageRetentionDays,
      logSample: values.LOG_SAMPLE,
      pageCache: values.PAGE_CACHE,
      fingerprint: hashText(JSON.stringify(values)).toString(36),
    },
  }
}

/** Reads the settings of an isolate once, since its bindings do not change. */
export const getConfig = memoizeWeak(readConfig)

/** The bindings, variables and secrets of wrangler.toml. */
export type Env = SettingTexts & {
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
  /** Limits reports of browsers and the operator's calls. */
  REPORT_LIMIT?: RateLimit
  /** Tests only: when "header", the request header `x-test-clock` (milliseconds) is the time. */
  TEST_CLOCK?: string
}
