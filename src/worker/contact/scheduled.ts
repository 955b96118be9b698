import { forgetKeys } from '#upstream/resources/queries.ts'
import { claimDue, removeSettled } from '#worker/contact/outbox.ts'
import { LEASE_MS, tryDelivery } from '#worker/contact/send.ts'
import { type Env, readConfig } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import { createOrigin } from '#worker/origin.ts'
import { forgetOldCounts } from '#worker/web-vitals/keep-report.ts'

const DAY_MS = 24 * 3_600_000
const DEADLINE_MS = 10_000
const MOST_AT_ONCE = 10
const MOST_ROUNDS = 20

/**
 * The cron trigger: delivers what is waiting in the outbox, ten messages at a time for as long as the marketplace API
 * takes any, forgets keys and settled messages after a day, and what was measured after its time.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  const requestId = crypto.randomUUID()
  const result = readConfig(env)
  if (!result.ok) return log('error', 'bad-configuration', { requestId, problem: result.problem })
  const { DB: db } = env
  if (!db) return
  const started = Date.now()
  const now = () => controller.scheduledTime + Date.now() - started
  const sending = { origin: createOrigin(result.config, env), db, now, requestId }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await claimDue(db, now(), LEASE_MS, MOST_AT_ONCE)
    const attempts = await Promise.all(due.map((waiting) => tryDelivery(sending, waiting, DEADLINE_MS)))
    if (attempts.every(({ kind }) => kind === 'failed')) break
  }
  await removeSettled(db, now() - DAY_MS)
  await forgetKeys(db, now() - DAY_MS)
  await forgetOldCounts(db, now())
}
