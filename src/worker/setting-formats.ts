import * as v from 'valibot'
import { adSlots } from '#data/house-promo-list.ts'
import { isLandline, parsePhone } from '#lib/phone.ts'

/** A text, undefined if it is empty. In wrangler.toml it can also be a number or another JSON value. */
const text = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? value : JSON.stringify(value)).trim() || undefined),
)

/** A text that `read` understands. The name of the setting goes before the message. */
function format<T>(expected: string, example: string, read: (text: string) => T | undefined) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: `is not ${expected}: set it to one like ${example}.` })
      return NEVER
    }),
  )
}

/** Returns the schema of a setting that may be empty. */
export function optional<T>(value: v.GenericSchema<string, T>, whenAbsent = '') {
  return v.optional(v.pipe(text, v.optional(value)), whenAbsent)
}

/** Returns the schema of a setting that has its default if it is empty, too. */
export function withDefault<T>(value: v.GenericSchema<string, T>, whenAbsent: string) {
  return v.optional(v.pipe(text, v.optional(value, whenAbsent)), whenAbsent)
}

/** A secret. The site runs with a wrong one too, because a secret is set while it runs. */
function secret(expected: string, example: string, isRight: (text: string) => boolean) {
  const isAccepted = (value: string | undefined) => value === undefined || isRight(value)
  return v.optional(v.pipe(text, v.check(isAccepted, `is not ${expected}: set it to ${example}.`)), '')
}

/** A text that is used as it is. */
function pattern(expected: string, example: string, regex: RegExp) {
  return format(expected, example, (text) => (regex.test(text) ? text : undefined))
}

/** A list with commas. One wrong entry makes it wrong. */
function list<T>(expected: string, example: string, readEntry: (entry: string) => T | undefined) {
  return format(expected, example, (text) => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || [])
    const values = entries.flatMap((entry) => readEntry(entry) ?? [])
    return values.length === entries.length ? values : undefined
  })
}

/** A list of `name=value`. */
function pairs(expected: string, example: string, regex: RegExp) {
  return list(expected, example, (entry) => {
    const pair = entry.replace(/\s*=\s*/, '=')
    const [name = '', value = ''] = pair.split('=')
    return regex.test(pair) ? { name, value } : undefined
  })
}

/** A host name or IPv6 address with an optional port. The URL standard allows more, such as `;`. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d+)?$/

function readUrl(text: string, protocols = ['https:']): URL | undefined {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) && HOST.test(url.host) ? url : undefined
}

const WEB = ['https:', 'http:']

export const httpsUrl = format('an https address', 'https://ads.example.com/x', (text) => readUrl(text)?.href)

export const origin = format('an http(s) origin without path or user', 'https://api.example.com', (text) => {
  const url = readUrl(text, WEB)
  return url?.href === `${url?.origin}/` ? url.origin : undefined
})

/** The address of a webhook: https, because messages are personal data. To localhost, http is allowed for trials. */
export const webhookAddress = format(
  'an https address without a user',
  'https://hooks.example.com/contact',
  (text) => {
    const url = readUrl(text, /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(text) ? WEB : undefined)
    return url && !url.username && !url.password ? url.href : undefined
  },
)

export const hosts = list('a list of hosts', 'help.example.com,shop.example.com:8443', (entry) =>
  /[/?#@*\\\s]/.test(entry) ? undefined : readUrl(`https://${entry}`)?.host,
)

/** A header for a token. Those of every call, of the connection (RFC 9110 section 7.6.1) and of this site are refused. */
export const credentialHeader = pattern(
  'a header that a token can be sent in',
  'Authorization or X-Api-Key',
  /^(?!(?:host|connection|upgrade|te|trailer|keep-alive|transfer-encoding|proxy-.*|content-.*|accept.*|cookie|user-agent|idempotency-key|x-request-id|cf-.*)$)[!#$%&'*+.^_`|~\w-]{1,64}$/i,
)

export const strictTransport = pattern(
  'a value of Strict-Transport-Security',
  'max-age=31536000 or max-age=63072000; includeSubDomains; preload',
  /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/,
)

export const onOff = format('on or off', 'on', (text) =>
  text === 'on' || text === 'off' ? text === 'on' : undefined,
)

export const press = pattern('press', 'press', /^press$/)

export const share = format('a share of visits from 0 (none) to 1 (all)', '0.1', (text) =>
  Number(text) >= 0 && Number(text) <= 1 ? Number(text) : undefined,
)

export const oneIn = format('a whole number from 1 (all requests)', '10 (one in ten)', (text) =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined,
)

export const days = format('a number of days from 1 to 9999', '365', (text) =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined,
)

/** One address as in RFC 5321 section 4.1.2, in ASCII and without quotes: not a list, without a name or a line end. */
export const email = pattern(
  'one e-mail address',
  'office@example.com',
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/,
)

/** A number with its country code, no Indian landline. The value is its digits, as in links to WhatsApp. */
export const whatsAppNumber = format(
  'one mobile number with + and country code',
  '+91 98765 43210',
  (text) => {
    const number = text.includes('+') ? parsePhone(text) : undefined
    return number && !isLandline(number) ? number.slice(1) : undefined
  },
)

export const publisherId = pattern('the id of a publisher', 'ca-pub-1234567890123456', /^[\w.-]+$/)

export const adSlotIds = pairs(
  `a list of places (${adSlots.join(', ')}) and slot ids`,
  'home-middle=123,blog=456',
  new RegExp(`^(?:${adSlots.join('|')})=[\\w./:-]+$`),
)

export const androidApps = pairs(
  'a list of packages and SHA-256 fingerprints of 32 pairs of digits',
  'com.example.app=14:6D:E9:…',
  /^[a-z]\w*(?:\.[a-z]\w*)+=[\da-f]{2}(?::[\da-f]{2}){31}$/i,
)

export const iosApps = pairs(
  'a list of apps and their ids',
  'customer=ABCDE12345.com.example.app,partner=ABCDE12345.com.example.partner',
  /^(?:customer|partner)=[A-Z\d]{10}(?:\.[A-Za-z\d-]+)+$/,
)

/** Visible ASCII with single spaces inside (RFC 9110 section 5.5). */
export const credential = pattern(
  'one line that a header can carry',
  'the output of openssl rand -hex 32',
  /^(?=.{1,4096}$)[!-~]+(?: [!-~]+)*$/,
)

/** A bearer token (RFC 6750 section 2.1). */
export const strongSecret = secret(
  'a strong bearer token',
  'at least 32 random letters and digits, like the output of openssl rand -hex 32',
  (text) => /^[\w.~+/-]{32,}=*$/.test(text) && new Set(text).size >= 8,
)

/** One or two secrets of 24 to 64 bytes in base64. */
export const webhookSecrets = secret(
  'a secret of Standard Webhooks',
  'the output of echo whsec_$(openssl rand -base64 32), or to two of these with a space between',
  (text) => text.split(/[\s,]+/).every((each) => /^whsec_[A-Za-z\d+/]{32,86}={0,2}$/.test(each)),
)

/** The domain of a team at Cloudflare Access. */
export const accessTeam = pattern(
  'the domain of a team at Cloudflare Access',
  'example.cloudflareaccess.com',
  /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.cloudflareaccess\.com$/,
)

export const accessAudience = pattern(
  'the audience tag of an application at Cloudflare Access',
  'the 64 letters and digits of its Application Audience (AUD) Tag',
  /^[\da-f]{64}$/,
)

/** At least 16 characters that every keyboard has. */
export const officePassword = secret(
  'a strong password',
  'at least 16 letters, digits and signs, like the output of openssl rand -base64 18',
  (text) => /^[ -~]{16,}$/.test(text) && new Set(text).size >= 8,
)
