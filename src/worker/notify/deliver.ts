import { type Destination, destinationsOf } from '#upstream/deliveries.ts'
import type { Clock } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import {
  claimDeliveries,
  type Delivery,
  postponeDelivery,
  settleDelivery,
} from '#worker/notify/deliveries.ts'
import { sendEmail } from '#worker/notify/email.ts'
import { postWebhook } from '#worker/notify/webhook.ts'

/** What came of sending a notice once: the destination has taken it, or a word for the operator why not. */
export type Attempt = { isTaken: true } | { isTaken: false; reason: string }

const DEADLINE_MS = 10_000
/** Longer than any attempt, so that a notice is never sent by two at once. */
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

/** Sends a notice that has been claimed. What cannot be noted is sent again when the claim is over. */
async function tryDelivery({ env, db, now, requestId }: Delivering, delivery: Delivery): Promise<Attempt> {
  const attempt = await attemptDelivery(env, delivery)
  const { destination, type, attempts } = delivery
  try {
    if (attempt.isTaken) await settleDelivery(db, delivery, now())
    else await postponeDelivery(db, delivery, attempt.reason, now())
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
  return attempt
}

async function deliverTo(
  delivering: Delivering,
  destination: Destination,
  mostRounds: number,
): Promise<void> {
  const { db, now } = delivering
  for (let round = 0; round < mostRounds; round++) {
    const due = await claimDeliveries(db, destination, {
      now: now(),
      leaseMs: LEASE_MS,
      most: MOST_AT_ONCE,
    })
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

/**
 * Sends a notice once to each destination without writing it down: for a site without a database, where whatever is not
 * taken is lost, as the log says.
 */
export async function deliverUnwritten(
  { env, requestId }: Omit<Delivering, 'db' | 'now'>,
  notice: Omit<Delivery, 'destination' | 'attempts'>,
): Promise<void> {
  const runs = destinationsOf(env).map(async (destination) => {
    const attempt = await attemptDelivery(env, { ...notice, destination, attempts: 1 })
    if (!attempt.isTaken) log('error', 'notice-lost', { requestId, destination, reason: attempt.reason })
  })
  await Promise.all(runs)
}
