import * as v from 'valibot'
import { adSlots } from '#catalogue/house-promo-list.ts'

/** An Android app, and the certificates that it may be signed with. */
export type AndroidApp = { packageName: string; fingerprints: Array<string> }
/** An iOS app by team and bundle, and the path of the site that it opens. */
export type IosApp = { id: string; path: string }

/** Trims and checks a text. The name of the setting goes before `problem`. */
function text<T>(problem: string, isRight: (value: string) => boolean, read: (value: string) => T) {
  return v.pipe(v.string(), v.trim(), v.check(isRight, problem), v.transform(read))
}

/** Trims and checks a text that may be empty. An empty text reads as undefined. */
function textOrNone<T>(problem: string, isRight: (value: string) => boolean, read: (value: string) => T) {
  return text(
    problem,
    (value) => value === '' || isRight(value),
    (value) => (value === '' ? undefined : read(value)),
  )
}

/** Returns the entries of a list with commas. */
function toEntries(list: string): Array<string> {
  return list.split(',').flatMap((entry) => entry.trim() || [])
}

/** Splits `name=value`. Returns an empty value unless there is exactly one. */
function toPair(entry: string): [name: string, value: string] {
  const [name = '', value = '', ...more] = entry.split('=').map((part) => part.trim())
  return more.length > 0 ? [entry, ''] : [name, value]
}

/** A host name or IPv6 address with an optional port. The URL standard allows more, such as `;`. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])(?::\d+)?$/

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && HOST.test(url.host)
}

export const webAddress = textOrNone(
  'is not an http(s) address: set it to one like https://maps.example.com/embed?place=1, or leave it empty.',
  isWebAddress,
  (value) => new URL(value).href,
)

export const origin = textOrNone(
  'is not an http(s) origin: set it to scheme and host alone, like https://api.example.com, or leave it empty.',
  (value) => isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`,
  (value) => new URL(value).origin,
)

export const secureAddress = textOrNone(
  'is not an https address: set it to one like https://ads.example.com/unit.js, or leave it empty.',
  (value) => URL.parse(value)?.protocol === 'https:',
  (value) => new URL(value).href,
)

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The address of a webhook: https, because messages are personal data. To localhost, http is allowed for trials.
 */
export const webhookAddress = textOrNone(
  'is not an https address: set it to one like https://hooks.example.com/contact, or leave it empty.',
  (value) => {
    const url = URL.parse(value)
    if (!url || url.username || url.password) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  },
  (value) => new URL(value).href,
)

/** Returns the normal form of an entry like "help.example.com" or "localhost:3000". */
function getHost(entry: string): string | undefined {
  if (/[/?#@*\\\s]/.test(entry)) return undefined
  const host = URL.parse(`https://${entry}`)?.host ?? ''
  return HOST.test(host) ? host : undefined
}

export const hosts = text(
  'is not a list of hosts: set it to hosts separated by commas, like help.example.com,shop.example.com, or leave it empty.',
  (value) => toEntries(value).every((entry) => getHost(entry) !== undefined),
  (value) => toEntries(value).flatMap((entry) => getHost(entry) ?? []),
)

/**
 * Headers that have another meaning: those of every call, of the connection (RFC 9110 section 7.6.1), and of this site.
 */
const RESERVED_HEADERS =
  /^(?:host|connection|upgrade|te|trailer|keep-alive|transfer-encoding|proxy-.*|content-.*|accept.*|cookie|user-agent|idempotency-key|x-request-id|traceparent|tracestate|cf-.*)$/i

export const credentialHeader = text(
  'is no header that a token can be sent in: set it to one like Authorization or X-Api-Key.',
  (value) => value === '' || (/^[!#$%&'*+.^_`|~\w-]{1,64}$/.test(value) && !RESERVED_HEADERS.test(value)),
  (value) => value || 'Authorization',
)

export const strictTransport = textOrNone(
  'is not a value of Strict-Transport-Security: set it to one like max-age=31536000 or max-age=63072000; includeSubDomains; preload, or leave it empty.',
  (value) => /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/.test(value),
  (value) => value,
)

/** Reads a switch. An empty one has its default. */
export function onOff(whenEmpty: 'on' | 'off') {
  return text(
    'is neither on nor off: set it to one of them.',
    (value) => ['', 'on', 'off'].includes(value),
    (value) => (value || whenEmpty) === 'on',
  )
}

export const share = text(
  'is not a share of visits: set it to a number from 0 (none) to 1 (all), like 0.1.',
  (value) => Number(value) >= 0 && Number(value) <= 1,
  Number,
)

export const sampleSize = text(
  'is not a whole number from 1: set it to 1 (all requests) or one like 10 (one in ten).',
  (value) => /^[1-9]\d{0,5}$/.test(value),
  Number,
)

export const days = text(
  'is not a number of days: set it to a whole number from 1 to 9999, like 365.',
  (value) => /^[1-9]\d{0,3}$/.test(value),
  Number,
)

/**
 * One address as in RFC 5321 section 4.1.2, in ASCII and without quotes: not a list, without a name or a line end.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/

export const email = textOrNone(
  'is not one e-mail address: set it to one like office@example.com, or leave it empty.',
  (value) => EMAIL.test(value),
  (value) => value,
)

/** ITU-T E.164. The digits alone are kept, as links to WhatsApp need them. */
export const phoneNumber = textOrNone(
  'is not a phone number with country code: set it to one like +91 98765 43210, or leave it empty.',
  (value) => /^\+?\d(?:[ -]?\d){9,14}$/.test(value),
  (value) => value.replace(/\D/g, ''),
)

export const adSlotIds = text(
  `is not a list of places and slot ids: set it to one like home-middle=123,blog=456 with places out of ${adSlots.join(', ')}, or leave it empty.`,
  (value) =>
    toEntries(value)
      .map(toPair)
      .every(([place, id]) => adSlots.includes(place) && /^[\w./:-]+$/.test(id)),
  (value): Record<string, string> => Object.fromEntries(toEntries(value).map(toPair)),
)

const PACKAGE = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/
const FINGERPRINT = /^[\dA-F]{2}(:[\dA-F]{2}){31}$/i

export const androidApps = text(
  'is not a list of packages and SHA-256 fingerprints: set it to one like com.example.app=14:6D:E9:…, 32 pairs of digits each, or leave it empty.',
  (value) =>
    toEntries(value)
      .map(toPair)
      .every(([name, fingerprint]) => PACKAGE.test(name) && FINGERPRINT.test(fingerprint)),
  (value): Array<AndroidApp> => {
    const byPackage = Map.groupBy(toEntries(value).map(toPair), ([name]) => name)
    return [...byPackage].map(([packageName, pairs]) => ({
      packageName,
      fingerprints: pairs.map(([, fingerprint]) => fingerprint.toUpperCase()),
    }))
  },
)

const APP_ID = /^[A-Z\d]{10}\.[A-Za-z\d-]+(\.[A-Za-z\d-]+)*$/
/** The paths that hand over to the iOS apps, by the names of the apps. */
const APP_PATHS = new Map([
  ['customer', '/app'],
  ['partner', '/app-partner'],
])

export const iosApps = text(
  'is not a list of apps and their ids: set it to one like customer=ABCDE12345.com.example.app,partner=ABCDE12345.com.example.partner, or leave it empty.',
  (value) =>
    toEntries(value)
      .map(toPair)
      .every(([name, id]) => APP_PATHS.has(name) && APP_ID.test(id)),
  (value) =>
    toEntries(value)
      .map(toPair)
      .map(([name, id]): IosApp => ({ id, path: APP_PATHS.get(name) ?? '/app' })),
)

/** Text that a header can carry: visible ASCII with single spaces inside (RFC 9110 section 5.5). */
const VISIBLE = /^[!-~]+(?: [!-~]+)*$/

export const credential = text(
  'has characters that no header can carry: set it again, as one line.',
  (value) => value === '' || (value.length <= 4_096 && VISIBLE.test(value)),
  (value) => value,
)

const MIN_SECRET_LENGTH = 32
const MIN_DISTINCT_CHARACTERS = 8
/** Characters of a bearer token (RFC 6750 section 2.1). A token with others would be refused in every call. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/

export const strongSecret = textOrNone(
  'is too weak or has characters that no bearer token can have: set it to at least 32 random letters and digits, like the output of openssl rand -hex 32.',
  (value) =>
    value.length >= MIN_SECRET_LENGTH &&
    new Set(value).size >= MIN_DISTINCT_CHARACTERS &&
    BEARER_TOKEN.test(value),
  (value) => value,
)

/** 24 to 64 bytes in base64, as Standard Webhooks writes them. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z\d+/]{32,86}={0,2}$/

export const webhookSecrets = textOrNone(
  'is not a secret of Standard Webhooks: set it to the output of echo whsec_$(openssl rand -base64 32), or to two of these with a space between.',
  (value) => value.split(/[\s,]+/).every((secret) => WEBHOOK_SECRET.test(secret)),
  (value) => value,
)
