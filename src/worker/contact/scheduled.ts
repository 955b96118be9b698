import { QUEUED_FOR_MS } from '#api/offline-queue/names.ts'
import { destinationsOf } from '#upstream/destinations.ts'
import { removeRetiredEditions } from '#upstream/directory/editions.ts'
import { forgetKeys } from '#upstream/resources/contact-messages.ts'
import { forgetAnswers } from '#worker/alerts/count-answers.ts'
import { probe, watch } from '#worker/alerts/watch.ts'
import { readConfig } from '#worker/config.ts'
import { claimDue, outboxFigures, removeSettled } from '#worker/contact/outbox.ts'
import { LEASE_MS, type Trying, tryMessage } from '#worker/contact/send.ts'
import { noteCronRun } from '#worker/endpoints/health.ts'
import type { Env } from '#worker/env.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { deliverDue } from '#worker/notify/deliver.ts'
import { deliveryFigures, removeDelivered } from '#worker/notify/deliveries.ts'
import { forgetOldPurges } from '#worker/ops/purges.ts'
import { createOrigin } from '#worker/origin.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'
import { traceOf } from '#worker/trace-context.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Messages of which everything was done longer ago than that: delivered to every destination or dealt with, whichever came
 * last. What is neither stays. `?1` is the time in milliseconds, `?2` the same as text: nothing received later is looked at.
 */
const EXPIRED = `SELECT id FROM contact_messages WHERE received_at < ?2
  AND COALESCE(delivered_at, dealt_with_at) IS NOT NULL
  AND max(COALESCE(delivered_at, 0), COALESCE(dealt_with_at, 0)) < ?1`

/**
 * Deletes the messages whose time is over, and what of them waits to be sent. Their keys are still known: a browser's queue
 * may send such a message once more, long after it was delivered.
 */
async function removeExpired(db: D1Database, now: number, days: number): Promise<void> {
  const before = now - days * DAY_MS
  const text = new Date(before).toISOString()
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact_tombstones (idempotency_key, erased_at) SELECT idempotency_key, ?3 FROM contact_messages
         WHERE idempotency_key IS NOT NULL AND id IN (${EXPIRED}) ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .bind(before, text, now),
    db.prepare(`DELETE FROM deliveries WHERE id IN (${EXPIRED})`).bind(before, text),
    db.prepare(`DELETE FROM contact_messages WHERE id IN (${EXPIRED})`).bind(before, text),
  ])
}

/** A key outlives every browser's offline queue, also by a clock that is wrong. */
const KEYS_KEPT_MS = 2 * QUEUED_FOR_MS
const DEADLINE_MS = 10_000
const MOST_AT_ONCE = 10
const MOST_ROUNDS = 20

/** Of this isolate: the operator has been told in the log that nobody is told of messages. */
const told = { nobody: false }

/** Hands what waits in the outbox to the marketplace API, ten messages at a time for as long as it takes any. */
async function deliverOutbox(sending: Trying): Promise<void> {
  const { db, now, requestId } = sending
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await fromDatabase(claimDue(db, now(), LEASE_MS, MOST_AT_ONCE), PATIENCE_MS)
    const attempts = await Promise.all(due.map((waiting) => tryMessage(sending, waiting, DEADLINE_MS)))
    if (attempts.every(({ kind }) => kind === 'open')) break
  }
  const figures = await fromDatabase(outboxFigures(db, now()), PATIENCE_MS)
  log(figures.waiting + figures.dead > 0 ? 'warn' : 'info', 'outbox', { requestId, ...figures })
}

/** Tells the destinations what waits for them, and the log what is left. */
async function tellDestinations({ env, db, now, requestId }: Trying): Promise<void> {
  await deliverDue({ env, db, now, requestId }, MOST_ROUNDS)
  const figures = await fromDatabase(deliveryFigures(db, destinationsOf(env)), PATIENCE_MS)
  const { waiting, oldestAt } = figures
  const age = oldestAt === undefined ? undefined : Math.max(0, Math.round((now() - oldestAt) / 1_000))
  log(waiting > 0 ? 'warn' : 'info', 'deliveries', { requestId, waiting, oldestWaitingSeconds: age })
}

/** Says once that the messages that the site stores itself are told to nobody. */
function sayThatNobodyIsTold({ origin, requestId }: Trying): void {
  if (told.nobody || origin.isRemote) return
  told.nobody = true
  const hint =
    'Contact messages are stored and nobody is told: set CONTACT_EMAIL_TO or CONTACT_WEBHOOK_URL, or read them with npm run messages.'
  log('warn', 'nobody-is-told', { requestId, hint })
}

/**
 * The cron trigger: delivers what is waiting for the marketplace API and for the destinations, looks after the rules of
 * the alerts when there is anybody to tell, and forgets what has had its time: messages, keys, purges. No part keeps
 * another from its work, also when the database hangs.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  const requestId = crypto.randomUUID()
  const result = readConfig(env)
  if (!result.ok) return log('error', 'bad-configuration', { requestId, problem: result.problem })
  sampleInfo(result.config.logSample)
  const { DB: db } = env
  if (!db) return
  const started = Date.now()
  // A run may begin late: what it holds is held from then on.
  const now = () => Math.max(controller.scheduledTime, started) + Date.now() - started
  const origin = createOrigin(result.config, env, traceOf(requestId, undefined))
  const sending = { origin, env, db, now, requestId }
  const run = async (part: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log('error', 'cron-part-failed', { requestId, part, error: String(error) })
    }
  }
  const outbox = run('outbox', () => deliverOutbox(sending))
  if (destinationsOf(env).length > 0) {
    const [apiFault] = await Promise.all([
      probe(sending),
      run('destinations', () => tellDestinations(sending)),
      outbox,
    ])
    await run('alerts', () => watch({ ...sending, apiFault }))
  } else sayThatNobodyIsTold(sending)
  await outbox
  const forget = (part: string, work: () => Promise<void>) =>
    run(part, () => fromDatabase(work(), PATIENCE_MS))
  await forget('retention', () => removeExpired(db, now(), result.config.messageRetentionDays))
  await forget('outbox-keys', () => removeSettled(db, now() - KEYS_KEPT_MS))
  await forget('delivered', () => removeDelivered(db, now() - KEYS_KEPT_MS))
  await forget('keys', () => forgetKeys(db, now() - KEYS_KEPT_MS))
  await forget('answers', () => forgetAnswers(db, now()))
  await forget('purges', () => forgetOldPurges(db, now()))
  await forget('directory', () => removeRetiredEditions(db, now()))
  await run('cron-run', () => fromDatabase(noteCronRun(db, now()), PATIENCE_MS))
}
