import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { FaultKind } from '#lib/faults/fault.ts'
import { hashText } from '#lib/hash.ts'
import type { Env } from '#worker/env.ts'
import { createBoundedMap } from '#worker/isolate.ts'
import { log } from '#worker/log.ts'
import { dayOf, daysBefore, takeShare } from '#worker/web-vitals/keep-report.ts'

/** What went wrong in a browser, or what its policy blocked. */
export type Fault = {
  kind: FaultKind | 'csp'
  message: string
  page: string
  frames: ReadonlyArray<string>
}

/** How long counts are kept. */
const KEPT_DAYS = 90
/** Different faults of a day that are kept. Who makes them up fills no database; a real one comes again tomorrow. */
const MOST_IN_A_DAY = 200
/** So often an isolate writes the same fault to the log. */
const LOGGED_EVERY_MS = 3_600_000
const MOST_REMEMBERED = 1_000

/** Of this isolate: when each fault was last in the log. */
const loggedAt = createBoundedMap<number>(MOST_REMEMBERED, () => 1)

/** The name of a fault: the same in every browser, and in the next build for as long as its words and its file are the same. */
export function fingerprintOf({ kind, message, frames }: Fault): string {
  const file = frames[0]?.replace(/(?:-[\w-]{8})?\.js:.*/, '') ?? ''
  return hashText([kind, message.replace(/\d+/g, '0'), file].join('\n'))
    .toString(16)
    .padStart(8, '0')
}

/** One line for each fault, and not for each browser that has it. */
function logFault(event: string, fingerprint: string, fields: Record<string, string>, now: number): void {
  const last = loggedAt.get(fingerprint)
  if (last !== undefined && Math.abs(now - last) < LOGGED_EVERY_MS) return
  loggedAt.set(fingerprint, now)
  log('warn', event, { fingerprint, ...fields })
}

async function count(db: D1Database, fault: Fault, fingerprint: string, day: string): Promise<void> {
  const { kind, message, page, frames } = fault
  await db
    .prepare(
      `INSERT INTO browser_faults (day, fingerprint, kind, message, page, build, stack, count)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1
       WHERE EXISTS (SELECT 1 FROM browser_faults WHERE day = ?1 AND fingerprint = ?2)
         OR (SELECT count(*) FROM browser_faults WHERE day = ?1) < ?8
       ON CONFLICT DO UPDATE SET count = count + 1`,
    )
    .bind(day, fingerprint, kind, message, page, BUILD_ID, frames.join('\n'), MOST_IN_A_DAY)
    .run()
}

type Sent = {
  /** The connection that it came from: one alone cannot fill the counts of a day. */
  connection: string
  now: number
  requestId: string
  /** Further fields of its line in the log. */
  fields?: Record<string, string>
}

/** Writes a fault to the log, unless it was there lately, and counts it in D1. */
export async function keepFault(
  { DB: db }: Pick<Env, 'DB'>,
  fault: Fault,
  { connection, now, requestId, fields = {} }: Sent,
): Promise<void> {
  const fingerprint = fingerprintOf(fault)
  const { kind, message, page, frames } = fault
  const event = kind === 'csp' ? 'csp-violation' : 'browser-fault'
  const told = {
    requestId,
    kind,
    message,
    page,
    ...fields,
    ...(frames.length > 0 && { stack: frames.join('\n') }),
  }
  logFault(event, fingerprint, told, now)
  const day = dayOf(now)
  try {
    if (db && (await takeShare(db, `fault ${day}`, connection))) await count(db, fault, fingerprint, day)
  } catch (error) {
    log('warn', 'fault-not-counted', { requestId, fingerprint, error: String(error) })
  }
}

/** Forgets the faults of days long gone. */
export async function forgetOldFaults(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM browser_faults WHERE day < ?1').bind(daysBefore(now, KEPT_DAYS)).run()
}
