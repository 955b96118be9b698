import { matchEndpoint } from '#api/endpoints.ts'
import type { Clock } from '#worker/app-context.ts'
import { getDestinations, type Sending } from '#worker/contact/destinations.ts'
import { findWriteProblem, messageFigures } from '#worker/contact/messages.ts'
import { withTimeout } from '#worker/timeouts.ts'
import { type CallContext, fetchChecked } from '#worker/upstream-client/fetch-checked.ts'
import { OriginError } from '#worker/upstream-client/origin.ts'

/** Dependencies of the checks. */
export type CheckContext = CallContext &
  Pick<Sending, 'settings'> & { db: D1Database | undefined; now: Clock }

/** The result of one check, with its details. */
export type Check = { ok: boolean; problem?: string | undefined; ms?: number; [detail: string]: unknown }

const API_MS = 5_000
/** Longer than the timeouts within a check, which give a better reason. */
const CHECK_MS = API_MS + 1_000
/** Age of a waiting message above which the operator must act (docs/operations.md). */
const WAITING_TOO_LONG_S = 24 * 3_600

/** Runs a check and measures it. A check that throws or does not end has failed. */
export async function measureCheck(run: () => Promise<Check>): Promise<Check> {
  const started = Date.now()
  const late = { ok: false, problem: 'timeout' }
  try {
    return { ...(await withTimeout(CHECK_MS, run(), () => late)), ms: Date.now() - started }
  } catch (error) {
    return { ok: false, problem: String(error).slice(0, 200), ms: Date.now() - started }
  }
}

/** A list that every page of the catalogue needs. It is the shortest of the contract. */
const ASKED = '/category/primary'

/**
 * Asks the API for a list. The API is down if the list cannot be read or is empty, in `/healthz` and in alerts.
 */
async function checkApi({ origin, requestId }: CallContext): Promise<Check> {
  const matched = matchEndpoint(ASKED)
  if (!matched) return { ok: false, problem: 'no-such-call' }
  try {
    const call = { matched, path: ASKED, query: new URLSearchParams() }
    const { data } = await fetchChecked({ origin, requestId }, call, { timeoutMs: API_MS })
    const entries = Array.isArray(data) ? data.length : 0
    return entries > 0 ? { ok: true, entries } : { ok: false, entries, problem: 'empty-catalogue' }
  } catch (error) {
    return { ok: false, problem: OriginError.from(error).reason }
  }
}

async function checkDatabase(db: D1Database): Promise<Check> {
  const { meta } = await db.prepare('SELECT 1').all()
  const problem = await findWriteProblem(db)
  return { ok: !problem, bytes: meta.size_after, problem }
}

async function checkMessages(checking: CheckContext, db: D1Database): Promise<Check> {
  const { settings, origin, now } = checking
  const figures = await messageFigures(db, getDestinations({ settings, origin }), now())
  const isLate = (figures.oldestWaitingSeconds ?? 0) > WAITING_TOO_LONG_S
  return { ok: figures.dead === 0 && !isLate, ...figures }
}

/** Checks the parts that the cron tells the operator about: API, database and backlog of messages. */
export async function checkParts(checking: CheckContext): Promise<Record<string, Check>> {
  const { db } = checking
  const api = measureCheck(() => checkApi(checking))
  if (!db) return { api: await api }
  const [database, messages] = await Promise.all([
    measureCheck(() => checkDatabase(db)),
    measureCheck(() => checkMessages(checking, db)),
  ])
  return { api: await api, database, messages }
}
