import * as v from 'valibot'
import { adsSettings } from '#worker/ads-settings.ts'
import { appSettings } from '#worker/app-settings.ts'
import { notifySettings } from '#worker/notify/notify-settings.ts'
import { setting } from '#worker/setting.ts'

/** Labels of letters, digits and hyphens, or an address of IPv6, perhaps a port: the URL standard allows more, like `;`. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d+)?$/

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, host } = new URL(value)
  return /^https?:$/.test(protocol) && HOST.test(host)
}

/** Whether an address has nothing that would be lost if its origin stood for it. */
function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`
}

/** An http(s) address, or nothing. */
function webAddress(problem: string, isRight: (value: string) => boolean, read: (url: URL) => string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || isRight(value), problem),
    v.transform((value) => (value === '' ? undefined : read(new URL(value)))),
  )
}

const origin = (name: string) =>
  webAddress(
    `${name} is not an http(s) origin: set it to scheme and host alone, like https://api.example.com, or leave it empty.`,
    isOrigin,
    (url) => url.origin,
  )

/** The host of an entry like "help.example.com" or "localhost:3000", in its normal form. */
function hostOf(entry: string): string | undefined {
  if (/[/?#@*\\\s]/.test(entry) || !URL.canParse(`https://${entry}`)) return undefined
  const { host } = new URL(`https://${entry}`)
  return HOST.test(host) ? host : undefined
}

const hosts = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(',').map((entry) => entry.trim())),
    v.transform((entries) => entries.filter((entry) => entry !== '')),
    v.check(
      (entries) => entries.every((entry) => hostOf(entry) !== undefined),
      `${name} is not a list of hosts: set it to hosts separated by commas, like help.example.com,shop.example.com, or leave it empty.`,
    ),
    v.transform((entries) => entries.flatMap((entry) => hostOf(entry) ?? [])),
  )

/** Headers of a call that mean something else: its own, those of the connection (RFC 9110 section 7.6.1), and ours. */
const RESERVED_HEADERS =
  /^(?:host|connection|upgrade|te|trailer|keep-alive|transfer-encoding|proxy-.*|content-.*|accept.*|cookie|user-agent|idempotency-key|x-request-id|traceparent|tracestate|cf-.*)$/i
const share = (name: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(Number),
    v.check(
      (rate) => rate >= 0 && rate <= 1,
      `${name} is not a share of visits: set it to a number from 0 (none) to 1 (all), like 0.1.`,
    ),
  )

/**
 * Every setting under [vars] of wrangler.toml, in its order: the worker reads them, `npm start` takes them out of the
 * environment, and a test compares them with wrangler.toml.
 */
export const settings = {
  UPSTREAM_URL: setting(
    origin('UPSTREAM_URL'),
    '',
    'Origin of the marketplace API, e.g. "https://api.example.com"; its calls are below /api/web. Empty: the worker serves the same API itself from D1.',
  ),
  UPSTREAM_TOKEN_HEADER: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => value || 'Authorization'),
      v.check(
        (value) => /^[!#$%&'*+.^_`|~\w-]{1,64}$/.test(value) && !RESERVED_HEADERS.test(value),
        'UPSTREAM_TOKEN_HEADER is no header that a token can be sent in: set it to one like Authorization or X-Api-Key.',
      ),
    ),
    'Authorization',
    'The request header that the secret UPSTREAM_TOKEN is sent to the API in, e.g. "X-Api-Key". In "Authorization" a token without a scheme is sent as a bearer token; there, a visitor\'s own credentials go before it.',
  ),
  SITE_URL: setting(
    origin('SITE_URL'),
    '',
    "The site's own origin, for canonical addresses. Empty: the origin of the request.",
  ),
  WEB_TARGET_HOSTS: setting(
    hosts('WEB_TARGET_HOSTS'),
    '',
    'Hosts, separated by commas, that /app?web=... may send desktop visitors to, besides the site itself and the company\'s website: "help.example.com, shop.example.com:8443".',
  ),
  MAP_EMBED_URL: setting(
    webAddress(
      'MAP_EMBED_URL is not an http(s) address: set it to one like https://maps.example.com/embed?place=1, or leave it empty.',
      isWebAddress,
      (url) => url.href,
    ),
    '',
    'The office map of the contact page: the address of an embeddable map, e.g. "https://maps.example.com/embed?place=1". It is loaded in a frame when a visitor asks for it. Empty: a drawing and a link to a maps search; no other host is allowed.',
  ),
  HSTS: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (value) => value === '' || /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/.test(value),
        'HSTS is not a value of Strict-Transport-Security: set it to one like max-age=31536000 or max-age=63072000; includeSubDomains; preload, or leave it empty.',
      ),
      v.transform((value) => (value === '' ? undefined : value)),
    ),
    'max-age=31536000',
    'The Strict-Transport-Security header: for so many seconds browsers come to this host by https only. "max-age=63072000; includeSubDomains; preload" says so of every subdomain too and for good: right only for a domain on which nothing will ever be served by http again (hstspreload.org). Empty: no such header.',
  ),
  PAGE_CACHE: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.picklist(['', 'on', 'off'], 'PAGE_CACHE is neither on nor off: set it to one of them.'),
      v.transform((value) => value !== 'off'),
    ),
    'on',
    '"on": whole pages are kept at the edge (src/worker/page-cache). "off": every page is rendered for every request.',
  ),
  SAMPLE_PEOPLE: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.picklist(['', 'on', 'off'], 'SAMPLE_PEOPLE is neither on nor off: set it to one of them.'),
      v.transform((value) => value === 'on'),
    ),
    'off',
    '"on": as long as no professionals are imported, the embedded API shows made-up ones, marked as samples. `npm start` and `npm run dev` turn it on. "off": there is no directory until one is imported.',
  ),
  RUM_SAMPLE_RATE: setting(
    share('RUM_SAMPLE_RATE'),
    '0.1',
    'Share of the visits that report web vitals, "0" (none) to "1" (all): to the dataset RUM_ANALYTICS, or to the log without it.',
  ),
  CLIENT_ERROR_SAMPLE_RATE: setting(
    share('CLIENT_ERROR_SAMPLE_RATE'),
    '0.25',
    'Share of the visits that report client errors to the log, "0" (none) to "1" (all).',
  ),
  LOG_SAMPLE: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => /^[1-9]\d{0,5}$/.test(text),
        'LOG_SAMPLE is not a whole number from 1: set it to 1 (all requests) or one like 10 (one in ten).',
      ),
      v.transform(Number),
    ),
    '10',
    'One in so many requests is written to the log; warnings, errors and requests that failed always are. `npm start` writes all.',
  ),
  ...notifySettings,
  ...adsSettings,
  ADS_HOSTS: setting(
    hosts('ADS_HOSTS'),
    '',
    'Further hosts, separated by commas, that the network loads frames and data from, e.g. "googleads.g.doubleclick.net, tpc.googlesyndication.com"; the script\'s own host is always allowed.',
  ),
  ...appSettings,
}

export type SettingName = keyof typeof settings

/** What is no variable but a secret (`npx wrangler secret put NAME`), with its comment in wrangler.toml. All may be absent. */
export const secrets = {
  FORM_TOKEN_SECRET:
    'signs the tokens of the contact form: any long random text. Without it one is drawn and kept in the database; without a database as well, set it.',
  CONTACT_WEBHOOK_SECRET:
    "signs what is posted to CONTACT_WEBHOOK_URL: `whsec_` and 24 to 64 random bytes in base64 (`echo whsec_$(openssl rand -base64 32)`), or two of these with a blank between while one takes the other's place.",
  UPSTREAM_TOKEN:
    "proves to the API at UPSTREAM_URL that a call is the site's; UPSTREAM_TOKEN_HEADER says in which header it is sent.",
  UPSTREAM_ACCESS_CLIENT_ID: 'is one half of a service token of Cloudflare Access, for an API behind it.',
  UPSTREAM_ACCESS_CLIENT_SECRET: 'is the other half.',
  OPS_TOKEN:
    "is the bearer token of the calls that are the operator's alone, like POST /ops/purge: any long random text of letters and digits. Without it there are no such calls.",
} as const

export type SecretTexts = { [Name in keyof typeof secrets]?: string | undefined }

/** Settings as an operator gives them. */
export type SettingTexts = { [Name in SettingName]?: string | undefined }

const settingsSchema = v.object(settings)

/** What the settings say. */
export type SettingValues = v.InferOutput<typeof settingsSchema>

/** Settings as wrangler.toml may have them. */
export type GivenSettings = { [Name in SettingName]?: unknown }

/** Reads the settings: what they say, or one sentence for the operator about the first that is wrong. */
export function readSettings(
  given: GivenSettings,
): { ok: true; values: SettingValues } | { ok: false; problem: string } {
  const result = v.safeParse(settingsSchema, given)
  return result.success
    ? { ok: true, values: result.output }
    : { ok: false, problem: result.issues[0].message }
}

type Environment = Readonly<Record<string, string | undefined>>

function given(names: ReadonlyArray<string>, environment: Environment): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = environment[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** The settings that an environment gives. */
export function settingsIn(environment: Environment): Record<string, string> {
  return given(Object.keys(settings), environment)
}

/** The secrets that an environment gives. */
export function secretsIn(environment: Environment): Record<string, string> {
  return given(Object.keys(secrets), environment)
}
