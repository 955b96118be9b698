import * as v from 'valibot'
import { messageRetentionDays as usualRetentionDays } from '#catalogue/message-retention.ts'
import type { AdsConfig, SiteConfig } from '#data/page-data.ts'
import { hashText } from '#lib/hash.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import * as format from '#worker/setting-formats.ts'

const { optional, withDefault } = format

/** The variables, in the order of wrangler.toml, whose comments describe them. */
const variables = {
  UPSTREAM_URL: optional(format.origin),
  UPSTREAM_TOKEN_HEADER: withDefault(format.credentialHeader, 'Authorization'),
  SITE_URL: optional(format.origin),
  WEB_TARGET_HOSTS: optional(format.hosts),
  MAP_EMBED_URL: optional(format.httpsUrl),
  WHATSAPP_NUMBER: optional(format.whatsAppNumber),
  HSTS: optional(format.strictTransport, 'max-age=31536000'),
  PAGE_CACHE: withDefault(format.onOff, 'on'),
  SAMPLE_CONTENT: withDefault(format.onOff, 'off'),
  RUM_SAMPLE_RATE: withDefault(format.share, '0.1'),
  CLIENT_ERROR_SAMPLE_RATE: withDefault(format.share, '0.25'),
  LOG_SAMPLE: withDefault(format.oneIn, '10'),
  CONTACT_EMAIL_TO: optional(format.email),
  CONTACT_EMAIL_FROM: optional(format.email),
  CONTACT_WEBHOOK_URL: optional(format.webhookAddress),
  MESSAGE_RETENTION_DAYS: withDefault(format.days, String(usualRetentionDays)),
  DESK_ACCESS_TEAM: optional(format.accessTeam),
  DESK_ACCESS_AUD: optional(format.accessAudience),
  ADS_CLIENT_ID: optional(format.publisherId, 'ca-pub-XXXXXXXXXXXXXXXX'),
  ADS_SCRIPT_URL: optional(format.httpsUrl),
  ADS_SLOTS: optional(format.adSlotIds),
  ADS_HOSTS: optional(format.hosts),
  ADS_LOAD: optional(format.press),
  ANDROID_APPS: optional(format.androidApps),
  IOS_APPS: optional(format.iosApps),
}

/** The secrets. A weak one is reported by `npm start`, and does not stop a site that runs. */
const secrets = {
  CONTACT_WEBHOOK_SECRET: format.webhookSecrets,
  OPS_TOKEN: format.strongSecret,
  DESK_PASSWORD: format.officePassword,
  UPSTREAM_TOKEN: optional(format.credential),
  UPSTREAM_ACCESS_CLIENT_ID: optional(format.credential),
  UPSTREAM_ACCESS_CLIENT_SECRET: optional(format.credential),
}

/** Settings that need each other, a secret first. */
const PAIRS = [
  ['CONTACT_EMAIL_TO', 'CONTACT_EMAIL_FROM'],
  ['CONTACT_WEBHOOK_SECRET', 'CONTACT_WEBHOOK_URL'],
  ['DESK_ACCESS_TEAM', 'DESK_ACCESS_AUD'],
  ['UPSTREAM_ACCESS_CLIENT_ID', 'UPSTREAM_ACCESS_CLIENT_SECRET'],
] as const

/** Every setting of the site, with its check and default. */
export const settingsSchema = v.pipe(
  v.object({ ...variables, ...secrets }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [one, other] of PAIRS)
      if (Boolean(dataset.value[one]) !== Boolean(dataset.value[other]))
        addIssue({ message: `${one} and ${other} need each other: set both or neither.` })
  }),
)

/** The values of all settings by name. */
export type Settings = v.InferOutput<typeof settingsSchema>
type Given = { [Name in keyof Settings]?: unknown } & { DB?: unknown }

export const variableNames = Object.keys(variables)
export const secretNames = Object.keys(secrets)

/** Returns the ad network, which needs a publisher other than the placeholder, a script and a slot. */
function getAds(settings: Settings): AdsConfig | undefined {
  const { ADS_CLIENT_ID: clientId = '', ADS_SCRIPT_URL: scriptUrl, ADS_SLOTS = [], ADS_LOAD } = settings
  if (!clientId || clientId.includes('XXXX') || !scriptUrl || ADS_SLOTS.length === 0) return undefined
  const slots = Object.fromEntries(ADS_SLOTS.map(({ name, value }) => [name, value]))
  return { clientId, scriptUrl, slots, ...(ADS_LOAD && { isOnPress: true }) }
}

/**
 * Returns how the office signs in to the desk. Cloudflare Access decides if it is configured, so half of its settings
 * close the desk; so does a weak password.
 */
function getDesk(settings: Settings): { team: string; audience: string } | { password: string } | undefined {
  const { DESK_ACCESS_TEAM: team, DESK_ACCESS_AUD: audience, DESK_PASSWORD: password } = settings
  if (team || audience) return team && audience ? { team, audience } : undefined
  return password && v.is(format.officePassword, password) ? { password } : undefined
}

function toConfig(settings: Settings) {
  const { MAP_EMBED_URL: mapEmbedUrl, WHATSAPP_NUMBER: whatsAppNumber, SAMPLE_CONTENT: samples } = settings
  const days = settings.MESSAGE_RETENTION_DAYS
  // A remote API has the messages that it took.
  const messageRetentionDays = settings.UPSTREAM_URL ? Math.min(7, days) : days
  const ads = getAds(settings)
  const adHosts = (settings.ADS_HOSTS ?? []).map((host) => `https://${host}`)
  /** Origins of the frames and calls of the ad network. */
  const adOrigins = ads ? [new URL(ads.scriptUrl).origin, ...adHosts] : []
  /** The settings that pages show, as far as they are set. They are in the state of every page. */
  const site: SiteConfig = {
    ...(mapEmbedUrl && { mapEmbedUrl }),
    ...(whatsAppNumber && { whatsAppNumber }),
    ...(ads && { ads }),
    webVitalsSampleRate: settings.RUM_SAMPLE_RATE,
    clientErrorSampleRate: settings.CLIENT_ERROR_SAMPLE_RATE,
    ...(samples && { samples }),
    ...(messageRetentionDays !== usualRetentionDays && { messageRetentionDays }),
  }
  return {
    settings,
    site,
    adOrigins,
    messageRetentionDays,
    desk: getDesk(settings),
    /** Changes with the settings that pages depend on. A changed password must not empty the page cache. */
    fingerprint: hashText(JSON.stringify([settings.UPSTREAM_URL, site, adOrigins])).toString(36),
  }
}

export type Config = ReturnType<typeof toConfig>

/**
 * Reads the settings. Each problem is a sentence for the operator that begins with the name of the setting. A site runs
 * in spite of problems that leave a `config`.
 */
export function readConfig(env: Given): { config: Config | undefined; problems: Array<string> } {
  const { typed, output, issues = [] } = v.safeParse(settingsSchema, env)
  const problems = issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(' '))
  const isUsable = typed && (output.UPSTREAM_URL || env.DB)
  if (typed && !isUsable)
    problems.push('There is no database: bind a D1 database as DB in wrangler.toml, or set UPSTREAM_URL.')
  return { config: isUsable ? toConfig(output) : undefined, problems }
}

/** Reads the settings of an isolate once, since its bindings do not change. */
export const getConfig = memoizeWeak(readConfig)
