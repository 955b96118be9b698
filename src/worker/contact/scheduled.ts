import { QUEUED_FOR_MS } from '#api/offline-queue/names.ts'
import { forgetKeys } from '#upstream/resources/queries.ts'
import { claimDue, outboxFigures, removeSettled } from '#worker/contact/outbox.ts'
import { LEASE_MS, tryDelivery } from '#worker/contact/send.ts'
import { type Env, readConfig } from '#worker/env.ts'
import { forgetOldFaults } from '#worker/faults/keep-fault.ts'
import { log, sampleInfo } from '#worker/log.ts'
import { noteCronRun } from '#worker/ops/cron-run.ts'
import { createOrigin } from '#worker/origin.ts'
import { forgetOldCounts } from '#worker/web-vitals/keep-report.ts'

/** A key outlives every browser's offline queue, also by a clock that is wrong. */
const KEYS_KEPT_MS = 2 * QUEUED_FOR_MS
const DEADLINE_MS = 10_000
const MOST_AT_ONCE = 10
const MOST_ROUNDS = 20

/**
 * The cron trigger: delivers what is waiting in the outbox, ten messages at a time for as long as the marketplace API
 * takes any, says what is left, and forgets the keys of old messages and what was measured after its time.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
  const requestId = crypto.randomUUID()
  const result = readConfig(env)
  if (!result.ok) return log('error', 'bad-configuration', { requestId, problem: result.problem })
  sampleInfo(result.config.logSample)
  const { DB: db } = env
  if (!db) return
  const started = Date.now()
  const now = () => controller.scheduledTime + Date.now() - started
  const sending = { origin: createOrigin(result.config, env), db, now, requestId }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await claimDue(db, now(), LEASE_MS, MOST_AT_ONCE)
    const attempts = await Promise.all(due.map((waiting) => tryDelivery(sending, waiting, DEADLINE_MS)))
    if (attempts.every(({ kind }) => kind === 'open')) break
  }
  const figures = await outboxFigures(db, now())
  log(figures.waiting + figures.dead > 0 ? 'warn' : 'info', 'outbox', { requestId, ...figures })
  await removeSettled(db, now() - KEYS_KEPT_MS)
  await forgetKeys(db, now() - KEYS_KEPT_MS)
  await forgetOldCounts(db, now())
  await forgetOldFaults(db, now())
  await noteCronRun(db, now())
}
