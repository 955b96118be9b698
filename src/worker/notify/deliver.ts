import { type Destination, destinationsOf, noticeStatements } from '#upstream/destinations.ts'
import type { Clock } from '#worker/app-context.ts'
import type { Env } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import {
  claimDeliveries,
  type Delivery,
  postponeDelivery,
  settleDelivery,
} from '#worker/notify/deliveries.ts'
import { sendEmail } from '#worker/notify/email.ts'
import { OriginError } from '#worker/origin.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'

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
    // Its status has said all, also when the rest breaks off.
    await response.body?.cancel().catch(() => undefined)
    return response.ok ? { isTaken: true } : { isTaken: false, reason: `status-${response.status}` }
  } catch (error) {
    return { isTaken: false, reason: OriginError.from(error).reason }
  }
}

/** What came of sending a notice once: the destination has taken it, or a word for the operator why not. */
export type Attempt = { isTaken: true } | { isTaken: false; reason: string }

const DEADLINE_MS = 10_000
/** Longer than any attempt and the wait for its claim, so that a notice is never sent by two at once. */
const LEASE_MS = 60_000
const MOST_AT_ONCE = 10

export type Delivering = { env: Env; db: D1Database; now: Clock; requestId: string }

type DeliveryEnv = Pick<
  Env,
  'EMAIL' | 'CONTACT_EMAIL_FROM' | 'CONTACT_EMAIL_TO' | 'CONTACT_WEBHOOK_URL' | 'CONTACT_WEBHOOK_SECRET'
>

function attemptDelivery(env: DeliveryEnv, delivery: Delivery): Promise<Attempt> {
  const { EMAIL: binding, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to = '' } = env
  if (delivery.destination === 'email')
    return sendEmail({ binding, from: from?.trim(), to: to.trim() }, delivery, DEADLINE_MS)
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secret = '' } = env
  return postWebhook({ url: url.trim(), secret }, delivery, DEADLINE_MS)
}

/** Notes what came of sending a notice. What cannot be noted is sent again when the claim is over. */
async function noteAttempt(
  { db, now, requestId }: Omit<Delivering, 'env'>,
  delivery: Delivery,
  attempt: Attempt,
): Promise<void> {
  const { destination, type, attempts } = delivery
  try {
    const noting = attempt.isTaken
      ? settleDelivery(db, delivery, now())
      : postponeDelivery(db, delivery, attempt.reason, now())
    await fromDatabase(noting, PATIENCE_MS)
    log(attempt.isTaken ? 'info' : 'warn', attempt.isTaken ? 'notice-delivered' : 'notice-waits', {
      requestId,
      destination,
      type,
      attempts,
      ...(!attempt.isTaken && { reason: attempt.reason }),
    })
  } catch (error) {
    log('error', 'delivery-not-noted', { requestId, destination, type, attempts, error: String(error) })
  }
}

/** Sends a notice that has been claimed. */
async function tryDelivery(delivering: Delivering, delivery: Delivery): Promise<Attempt> {
  const attempt = await attemptDelivery(delivering.env, delivery)
  await noteAttempt(delivering, delivery, attempt)
  return attempt
}

async function deliverTo(
  delivering: Delivering,
  destination: Destination,
  mostRounds: number,
): Promise<void> {
  const { db, now } = delivering
  for (let round = 0; round < mostRounds; round++) {
    const claim = { now: now(), leaseMs: LEASE_MS, most: MOST_AT_ONCE }
    const due = await fromDatabase(claimDeliveries(db, destination, claim), PATIENCE_MS)
    const attempts = await Promise.all(due.map((delivery) => tryDelivery(delivering, delivery)))
    if (!attempts.some(({ isTaken }) => isTaken)) break
  }
}

/**
 * Sends what is due to each destination, ten notices at a time for as long as it takes any. One destination knows nothing
 * of the others. Never throws: what was not sent is still due.
 */
export async function deliverDue(delivering: Delivering, mostRounds: number): Promise<void> {
  const { env, requestId } = delivering
  const runs = destinationsOf(env).map(async (destination) => {
    try {
      await deliverTo(delivering, destination, mostRounds)
    } catch (error) {
      log('error', 'deliveries-unavailable', { requestId, destination, error: String(error) })
    }
  })
  await Promise.all(runs)
}

/** Writes a notice down for one destination, and tells whether that could be done in time. */
function isWritten(db: D1Database, delivery: Delivery, now: number): Promise<boolean> {
  const notice = { ...delivery, dueAt: now }
  const writing = db.batch(noticeStatements(db, notice, [delivery.destination], 'SELECT 1'))
  return fromDatabase(writing, PATIENCE_MS).then(
    () => true,
    () => false,
  )
}

/**
 * Sends a notice once to each destination without writing it down before: for a site whose database is not there, or
 * fails. What is taken is noted where there is a database, and not sent again should the notice be written down after all.
 * What is not taken is written down now; where that cannot be, it is lost, as the log says.
 */
export async function deliverUnwritten(
  { env, db, now, requestId }: Omit<Delivering, 'db'> & { db: D1Database | undefined },
  notice: Omit<Delivery, 'destination' | 'attempts'>,
): Promise<void> {
  const runs = destinationsOf(env).map(async (destination) => {
    const delivery = { ...notice, destination, attempts: 1 }
    const attempt = await attemptDelivery(env, delivery)
    if (attempt.isTaken) {
      if (db) await noteAttempt({ db, now, requestId }, delivery, attempt)
    } else if (!db || !(await isWritten(db, delivery, now())))
      log('error', 'notice-lost', { requestId, destination, reason: attempt.reason })
  })
  await Promise.all(runs)
}
