import { bucketOf } from '#lib/web-vitals/metrics.ts'
import type { Env } from '#worker/env.ts'
import { forgetShares, takeShare } from '#worker/web-vitals/fair-share.ts'
import { type Report, valuesOf } from '#worker/web-vitals/report.ts'

const DAY_MS = 24 * 3_600_000

/** How long counts are kept. */
const KEPT_DAYS = 90

/** The day of a time, as `2026-11-21` (UTC). */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

export function daysBefore(time: number, days: number): string {
  return dayOf(time - days * DAY_MS)
}

async function count(db: D1Database, report: Report, day: string): Promise<void> {
  const { page, device, connection } = report
  const statement = db.prepare(
    `INSERT INTO field_measurements (day, page, metric, device, connection, bucket, count)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1) ON CONFLICT DO UPDATE SET count = count + 1`,
  )
  await db.batch(
    valuesOf(report).flatMap(({ metric, value }) => {
      const bucket = bucketOf(metric, value)
      return bucket === undefined ? [] : [statement.bind(day, page, metric, device, connection, bucket)]
    }),
  )
}

/**
 * Keeps a report: value by value in Analytics Engine when that is bound, else as counts in D1, unless the connection that
 * it came from has sent enough.
 */
export async function keepReport(
  { RUM_ANALYTICS, DB }: Pick<Env, 'RUM_ANALYTICS' | 'DB'>,
  report: Report,
  { connection: sender, now }: { connection: string; now: number },
): Promise<void> {
  if (!RUM_ANALYTICS) {
    const day = dayOf(now)
    if (DB && (await takeShare(DB, day, sender))) await count(DB, report, day)
    return
  }
  const { page, device, connection } = report
  for (const { metric, value } of valuesOf(report))
    RUM_ANALYTICS.writeDataPoint({
      indexes: [page],
      blobs: [page, metric, device, connection],
      doubles: [value],
    })
}

/** Forgets the counts of days long gone, and who of today has sent how much. */
export async function forgetOldCounts(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM field_measurements WHERE day < ?1').bind(daysBefore(now, KEPT_DAYS)).run()
  await forgetShares(db, dayOf(now))
}
