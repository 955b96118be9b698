import type { Attempt } from '#worker/notify/deliver.ts'
import type { Delivery } from '#worker/notify/deliveries.ts'
import { OriginError } from '#worker/origin.ts'

const SECRET = /^whsec_([A-Za-z\d+/]+={0,2})$/
const LEAST_BYTES = 24
const MOST_BYTES = 64

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * The keys of a secret in the serialisation of Standard Webhooks, `whsec_` and 24 to 64 bytes in base64; two of them,
 * with a blank between, while one takes the other's place. Undefined when one of them is none.
 */
export function readSecrets(text: string): Array<Uint8Array<ArrayBuffer>> | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const keys = words.flatMap((word) => bytesOf(SECRET.exec(word)?.[1] ?? '') ?? [])
  const areAll = keys.every(({ length }) => length >= LEAST_BYTES && length <= MOST_BYTES)
  return words.length > 0 && keys.length === words.length && areAll ? keys : undefined
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

/**
 * The value of `webhook-signature`: one signature for each key over id, time in seconds and body (Standard Webhooks,
 * section 'Signature scheme').
 */
export async function signatureOf(
  keys: ReadonlyArray<Uint8Array<ArrayBuffer>>,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string> {
  const text = new TextEncoder().encode(`${id}.${seconds}.${body}`)
  const signatures = keys.map(async (bytes) => {
    const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign'])
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, text))
    return `v1,${btoa(String.fromCharCode(...signature))}`
  })
  return (await Promise.all(signatures)).join(' ')
}

/** The body of a webhook: the same bytes at every attempt. */
function bodyOf({ id, type, payload, createdAt }: Delivery): string {
  const data: object = JSON.parse(payload)
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data: { id, ...data } })
}

/**
 * Posts a notice once, as Standard Webhooks describes. Only a status from 200 to 299 says that it was taken; a redirect
 * is not followed, and nothing of the answer's body is read. The reason of a failure never holds the address.
 */
export async function postWebhook(
  { url, secret }: { url: string; secret: string },
  delivery: Delivery,
  deadlineMs: number,
): Promise<Attempt> {
  const keys = readSecrets(secret)
  if (!keys) return { isTaken: false, reason: 'no-usable-secret' }
  const body = bodyOf(delivery)
  const { id } = delivery
  // Whoever gets it compares the time with that of its own clock.
  const seconds = Math.floor(Date.now() / 1_000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'sudhaar-web',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': await signatureOf(keys, { id, seconds, body }),
      },
      body,
    })
    await response.body?.cancel()
    return response.ok ? { isTaken: true } : { isTaken: false, reason: `status-${response.status}` }
  } catch (error) {
    return { isTaken: false, reason: OriginError.from(error).reason }
  }
}
