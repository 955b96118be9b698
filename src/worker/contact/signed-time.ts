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
