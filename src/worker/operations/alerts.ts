import { business } from '#catalogue/business.ts'
import type { Settings } from '#worker/config.ts'
import { type Alert, ownDestinations, type Sending, sendAlert } from '#worker/contact/destinations.ts'
import { log } from '#worker/log.ts'
import { type Check, type CheckContext, checkParts } from '#worker/operations/health-checks.ts'
import { readState, writeState } from '#worker/operations/state.ts'
import { fromDatabase, PATIENCE_MS } from '#worker/timeouts.ts'

const DAY_MS = 24 * 3_600_000
/** Shortest pause between two alerts about different problems. */
const QUIET_MS = 30 * 60_000
const SEND_MS = 10_000
const STATE = 'alert'

/** Problems found by the last run, problems in the last alert, and the time of that alert (ms). */
type AlertState = { current: string; reported: string; toldAt: number }

const NOTHING_TOLD: AlertState = { current: '', reported: '', toldAt: 0 }

/**
 * Returns true if the operator is to be told: when two runs in a row find other problems than the last alert named, and
 * once a day while messages wait or are given up.
 */
function isDue(problems: string, { current, reported, toldAt }: AlertState, now: number): boolean {
  const age = now - toldAt
  if (problems !== reported) return problems === current && age >= QUIET_MS
  return problems.includes('messages') && age >= DAY_MS
}

function describe(part: string, { problem, waiting, dead, oldestWaitingSeconds }: Check): string {
  if (part === 'api') return `The marketplace API gives no usable answer: ${problem}.`
  if (part === 'database')
    return `The database fails: ${problem}. Contact messages go out without being stored. This alert repeats every half hour.`
  if (problem) return `The open messages cannot be counted: ${problem}.`
  const hours = Math.floor(Number(oldestWaitingSeconds ?? 0) / 3_600)
  return `Contact messages that were rejected or given up: ${dead}. Waiting: ${waiting}, the oldest for ${hours} hours. "npm run messages -- list --remote" shows them.`
}

type Alerting = CheckContext & Sending & { settings: Pick<Settings, 'SITE_URL'>; db: D1Database }

function toAlert(
  { settings, now }: Pick<Alerting, 'settings' | 'now'>,
  checks: Record<string, Check>,
): Alert {
  const failed = Object.entries(checks).filter(([, { ok }]) => !ok)
  const site = URL.parse(settings.SITE_URL ?? '')?.host ?? `${business.brand} website`
  const lines = failed.map(([part, check]) => describe(part, check))
  return {
    id: `alert-${now()}`,
    time: now(),
    site,
    problems: failed.map(([part]) => part),
    text: [...(lines.length > 0 ? lines : ['All is well again.']), `Site: ${site}`, ''].join('\n'),
  }
}

/**
 * Checks the site and tells the operator by e-mail and webhook when the result changes. Without the database there is no
 * memory of what was told, so the operator is told at every half hour.
 */
export async function tellOperator(alerting: Alerting): Promise<void> {
  const { db, settings, now, requestId } = alerting
  if (ownDestinations(settings).length === 0) return
  const alert = toAlert(alerting, await checkParts(alerting))
  const problems = alert.problems.join(' ')
  const isForgetful = alert.problems.includes('database')
  const row = isForgetful ? null : await fromDatabase(readState(db, STATE), PATIENCE_MS)
  const before: AlertState = row ? JSON.parse(row.value) : NOTHING_TOLD
  const isHalfHour = Math.floor(now() / 60_000) % 30 === 0
  const isToTell = isForgetful ? isHalfHour : isDue(problems, before, now())
  if (isToTell) log('warn', 'alert_sent', { requestId, problems, text: alert.text })
  const isTold = isToTell && (await sendAlert(alerting, alert, SEND_MS))
  const after = { ...before, current: problems, ...(isTold && { reported: problems, toldAt: now() }) }
  if (!isForgetful && JSON.stringify(after) !== JSON.stringify(before))
    await fromDatabase(writeState(db, STATE, JSON.stringify(after), now()), PATIENCE_MS)
}
