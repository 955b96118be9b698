import { removeRetiredEditions } from '#upstream/directory/editions.ts'
import type { Env } from '#worker/app-context.ts'
import { readConfig } from '#worker/config.ts'
import { type Delivering, deliverDue } from '#worker/contact/deliver.ts'
import { getDestinations } from '#worker/contact/destinations.ts'
import { deleteExpired } from '#worker/contact/messages.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { tellOperator } from '#worker/operations/alerts.ts'
import { writeState } from '#worker/operations/state.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'
import { createOrigin } from '#worker/upstream-client/origin.ts'

/** State of this isolate: a missing destination is logged once. */
const logged = { noDestination: false }

function logMissingDestination(delivering: Delivering): void {
  if (getDestinations(delivering).length > 0 || logged.noDestination) return
  logged.noDestination = true
  const hint =
    'Contact messages are stored and not delivered: set CONTACT_EMAIL_TO or CONTACT_WEBHOOK_URL, or read them with npm run messages.'
  log('warn', 'no_destination_configured', { requestId: delivering.requestId, hint })
}

/**
 * Runs at the cron trigger: delivers messages, tells the operator about problems, and deletes expired rows. A part that
 * fails or hangs does not stop the others.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  const requestId = crypto.randomUUID()
  const { config, problems } = readConfig(env)
  if (!config) return log('error', 'configuration_invalid', { requestId, problem: problems[0] })
  sampleInfo(config.settings.LOG_SAMPLE)
  const { DB: db, EMAIL: mailer } = env
  if (!db) return
  const started = Date.now()
  // A run may begin late; its leases count from its real start.
  const now = () => Math.max(controller.scheduledTime, started) + Date.now() - started
  const origin = createOrigin(config.settings, env, requestId)
  const delivering = { origin, settings: config.settings, mailer, db, now, requestId }
  const run = async (part: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log('error', 'cron_part_failed', { requestId, part, error: String(error) })
    }
  }
  logMissingDestination(delivering)
  await run('deliveries', () => deliverDue(delivering))
  await run('alerts', () => tellOperator(delivering))
  const runInDatabase = (part: string, work: () => Promise<void>) =>
    run(part, () => fromDatabase(work(), PATIENCE_MS))
  await runInDatabase('retention', () => deleteExpired(db, now(), config.messageRetentionDays))
  await runInDatabase('directory', () => removeRetiredEditions(db, now()))
  await runInDatabase('cron-run', () => writeState(db, 'cron', 'completed', now()))
}
