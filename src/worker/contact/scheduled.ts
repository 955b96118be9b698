import { removeRetiredEditions } from '#upstream/directory/editions.ts'
import type { Env } from '#worker/app-context.ts'
import { readConfig } from '#worker/config.ts'
import { deleteOldAnswers, probe, watch } from '#worker/contact/alerts.ts'
import { type Delivering, deliverDue } from '#worker/contact/deliver.ts'
import { getDestinations, ownDestinations } from '#worker/contact/destinations.ts'
import { emptyExpired, messageFigures } from '#worker/contact/messages.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { getTrace } from '#worker/middleware/trace-context.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'
import { createOrigin } from '#worker/upstream-client/origin.ts'

/** State of this isolate: a missing destination is logged once. */
const logged = { noDestination: false }

/** Stores the time at which the cron trigger completed. */
async function noteCronRun(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO cron_runs (only_row, ended_at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET ended_at = excluded.ended_at',
    )
    .bind(now)
    .run()
}

/** Attempts the due deliveries, and logs the messages that stay open. */
async function deliver(delivering: Delivering): Promise<void> {
  const { db, now, requestId } = delivering
  await deliverDue(delivering)
  const destinations = getDestinations(delivering)
  const figures = await fromDatabase(messageFigures(db, destinations, now()), PATIENCE_MS)
  const isOpen = figures.waiting + figures.dead > 0
  log(isOpen ? 'warn' : 'info', 'messages_open', { requestId, ...figures })
  if (destinations.length > 0 || logged.noDestination) return
  logged.noDestination = true
  const hint =
    'Contact messages are stored and not delivered: set CONTACT_EMAIL_TO or CONTACT_WEBHOOK_URL, or read them with npm run messages.'
  log('warn', 'no_destination_configured', { requestId, hint })
}

/**
 * Runs at the cron trigger: delivers messages, checks the alert rules if alerts have a destination, and deletes expired
 * rows. A part that fails or hangs does not stop the others.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  const requestId = crypto.randomUUID()
  const { config, problems } = readConfig(env)
  if (!config) return log('error', 'configuration_invalid', { requestId, problem: problems[0] })
  sampleInfo(config.settings.LOG_SAMPLE)
  const { DB: db } = env
  if (!db) return
  const started = Date.now()
  // A run may begin late; its leases count from its real start.
  const now = () => Math.max(controller.scheduledTime, started) + Date.now() - started
  const origin = createOrigin(config, env, getTrace(requestId, undefined))
  const delivering = { origin, env, db, fetch, now, requestId }
  const run = async (part: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log('error', 'cron_part_failed', { requestId, part, error: String(error) })
    }
  }
  const hasAlerts = ownDestinations(env).length > 0
  const [apiFault] = await Promise.all([
    hasAlerts ? probe(delivering) : undefined,
    run('deliveries', () => deliver(delivering)),
  ])
  if (hasAlerts) await run('alerts', () => watch({ ...delivering, apiFault }))
  const runDeletion = (part: string, work: () => Promise<void>) =>
    run(part, () => fromDatabase(work(), PATIENCE_MS))
  await runDeletion('retention', () => emptyExpired(db, now(), config.messageRetentionDays))
  await runDeletion('answers', () => deleteOldAnswers(db, now()))
  await runDeletion('directory', () => removeRetiredEditions(db, now()))
  await run('cron-run', () => fromDatabase(noteCronRun(db, now()), PATIENCE_MS))
}
