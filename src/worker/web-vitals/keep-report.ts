import * as v from 'valibot'
import { measuredPages } from '#content/web-vitals.ts'
import { hashText } from '#lib/hash.ts'
import { inLanguage, languageOfPath, withoutBase } from '#lib/language.ts'
import { bucketOf, connections, devices, type MetricName, metricNames } from '#lib/web-vitals/metrics.ts'
import type { Env } from '#worker/env.ts'
import { jsonOf } from '#worker/read-request-body.ts'

const plausible = (metric: MetricName) =>
  v.optional(
    v.pipe(
      v.number(),
      v.check((value) => bucketOf(metric, value) !== undefined),
    ),
  )

/** Whether this is a kind of page in one of the languages, spelled as browsers report it: `/services/$id`, `/hi/services/$id`. */
function isMeasured(page: string): boolean {
  const route = withoutBase(page)
  return Object.hasOwn(measuredPages, route) && inLanguage(route, languageOfPath(page)) === page
}

/** What a browser may report: known pages, known metrics, plausible values, and nothing besides. */
const reportSchema = v.strictObject({
  page: v.pipe(v.string(), v.check(isMeasured)),
  device: v.picklist(devices),
  connection: v.picklist(connections),
  metrics: v.pipe(
    v.strictObject({
      LCP: plausible('LCP'),
      INP: plausible('INP'),
      CLS: plausible('CLS'),
      FCP: plausible('FCP'),
      TTFB: plausible('TTFB'),
    }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
})

type Report = v.InferOutput<typeof reportSchema>

/** The report in a body; undefined when it is none. */
export function readReport(bytes: Uint8Array): Report | undefined {
  const result = v.safeParse(reportSchema, jsonOf(bytes))
  return result.success ? result.output : undefined
}

/** The values of a report, one by one. */
export function valuesOf({ metrics }: Report): Array<{ metric: MetricName; value: number }> {
  return metricNames.flatMap((metric) => {
    const value = metrics[metric]
    return value === undefined ? [] : [{ metric, value }]
  })
}

/** Groups that connections fall into, in another way each day. A number of so few names nobody. */
const GROUPS = 128
/** Reports of a group that count on a day on which few come. */
const ALWAYS_COUNTED = 5
/** How many times the share of an average group one may have. */
const MOST_SHARES = 3
/** Reports that count in a day: more would say nothing new, and each is written. */
const MOST_IN_A_DAY = 50_000

/**
 * Counts a report towards the group of its connection, unless the group or the day has had its share: a few connections
 * that send without end stay a small part of what is counted. The day is one like `2026-11-21`, with a word in front of it
 * where something else is counted than speed.
 */
export async function takeShare(db: D1Database, day: string, connection: string): Promise<boolean> {
  const group = hashText(`${day} ${connection}`) % GROUPS
  const taken = await db
    .prepare(
      `INSERT INTO field_shares (day, connections, reports) VALUES (?1, ?2, 1)
       ON CONFLICT DO UPDATE SET reports = reports + 1
       WHERE reports < ?3 + ?4 * (SELECT SUM(reports) FROM field_shares WHERE day = ?1) / ?5
         AND (SELECT SUM(reports) FROM field_shares WHERE day = ?1) < ?6
       RETURNING reports`,
    )
    .bind(day, group, ALWAYS_COUNTED, MOST_SHARES, GROUPS, MOST_IN_A_DAY)
    .first()
  return taken !== null
}

/** Forgets the shares of the days before this one. */
async function forgetShares(db: D1Database, today: string): Promise<void> {
  await db.prepare('DELETE FROM field_shares WHERE substr(day, -10) < ?1').bind(today).run()
}

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
