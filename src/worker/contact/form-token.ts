import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { FormTicket } from '#api/form-token.ts'
import { hexOf } from '#lib/hex.ts'
import type { AppContext } from '#worker/app-context.ts'
import { textOf } from '#worker/config.ts'
import { log } from '#worker/log.ts'
import { fromDatabase } from '#worker/timeouts.ts'

const DAY_MS = 24 * 3_600_000
const VALID_MS = 7 * DAY_MS
/** A time, and its signature: 256 bits in base64url (RFC 4648 section 5). */
const TOKEN = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(secret), ALGORITHM, false, [usage])
}

/** What is signed: the name keeps a signature that is made for anything else from being one of a token. */
function signedText(key: string, time: string): Uint8Array<ArrayBuffer> {
  return bytesOf(`form-token ${key} ${time}`)
}

function toBase64Url(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** A token that says at what time, in milliseconds, the form with a key was begun; signed with the secret (RFC 2104). */
export async function writeToken(secret: string, key: string, now: number): Promise<string> {
  const time = now.toString(36)
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signedText(key, time))
  return `${time}.${toBase64Url(signature)}`
}

/** The time that a token says; undefined when it is no token, another key's, of another secret, or older than seven days. */
export async function readToken(
  secret: string,
  key: string,
  token: string,
  now: number,
): Promise<number | undefined> {
  const [, time = '', signature = ''] = TOKEN.exec(token) ?? []
  const begun = Number.parseInt(time, 36)
  if (!(now - begun <= VALID_MS)) return undefined
  const verifying = await keyOf(secret, 'verify')
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    verifying,
    fromBase64Url(signature),
    signedText(key, time),
  )
  return isOurs ? begun : undefined
}

const NAME = 'form-token'

/** What the databases of an isolate have said: it does not change. */
const known = new WeakMap<D1Database, string>()

function newSecret(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)))
}

/** The secret of the database: whoever asks first draws it, everybody gets that one. */
async function readSecret(db: D1Database): Promise<string> {
  const reading = db.prepare('SELECT value FROM secrets WHERE name = ?1').bind(NAME)
  // A database that only reads, for it is full, has most likely been asked before.
  const drawn = await reading.first<string>('value')
  if (drawn) return drawn
  const [, found] = await db.batch<{ value: string }>([
    db
      .prepare('INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING')
      .bind(NAME, newSecret()),
    reading,
  ])
  const value = found?.results[0]?.value
  if (!value) throw new Error('there is no secret')
  return value
}

/** The same, remembered from then on, also when it comes too late for who has asked. */
async function rememberSecret(db: D1Database): Promise<string> {
  const secret = await readSecret(db)
  known.set(db, secret)
  return secret
}

/**
 * What form tokens are signed with: the configured secret, or a random one of the database. Where neither is to be had
 * it is made of the settings: that keeps no attacker out who knows them, but forms go on, and scripts that post blindly
 * still have no token.
 */
async function secretOf(c: AppContext): Promise<string> {
  const { FORM_TOKEN_SECRET, DB: db } = c.env
  const configured = textOf(FORM_TOKEN_SECRET ?? '')
  if (configured.trim() !== '') return configured
  const { fingerprint, upstreamOrigin } = c.get('config')
  const fallback = `${BUILD_ID} ${fingerprint} ${upstreamOrigin}`
  if (!db) return fallback
  try {
    return known.get(db) ?? (await fromDatabase(rememberSecret(db)))
  } catch (error) {
    log('error', 'form-secret-unavailable', { requestId: c.get('requestId'), error: String(error) })
    return fallback
  }
}

/** A form token of this moment for the form whose message has this key. */
export async function issueTicket(c: AppContext, key: string): Promise<FormTicket> {
  return { key, token: await writeToken(await secretOf(c), key, c.get('now')()) }
}

/** When a form was begun, in milliseconds; undefined unless its token was issued by this site for its key, lately. */
export async function begunAt(
  c: AppContext,
  { key, token }: { key: string | undefined; token: string },
): Promise<number | undefined> {
  if (key === undefined || token === '') return undefined
  return readToken(await secretOf(c), key, token, c.get('now')())
}
