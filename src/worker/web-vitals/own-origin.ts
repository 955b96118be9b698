import type { WebVitals } from '#api/schemas/web-vitals.ts'
import type { Env } from '#worker/env.ts'
import type { Origin } from '#worker/origin.ts'
import { daysBefore } from '#worker/web-vitals/keep-report.ts'
import { type BucketCount, summarize } from '#worker/web-vitals/summarize.ts'

/** How far back the figures of `/speed` go. */
const DAYS = 28

/** A day weighs no more than so many usual ones, so that a flood of reports on one day does not make the figures. */
const MOST_USUAL_DAYS = 2

/** Visits by bucket. The usual day of a page is the one with the median of visits; more than its weight is scaled down. */
const COUNTS = `
  WITH days AS (
    SELECT page, metric, device, day, SUM(count) AS visits FROM field_measurements
    WHERE day > ?1 GROUP BY page, metric, device, day
  ), ranked AS (
    SELECT page, metric, device, visits,
      ROW_NUMBER() OVER (PARTITION BY page, metric, device ORDER BY visits) AS place,
      COUNT(*) OVER (PARTITION BY page, metric, device) AS places
    FROM days
  ), usual AS (
    SELECT page, metric, device, visits FROM ranked WHERE place = (places + 1) / 2
  )
  SELECT page, metric, device, bucket,
    SUM(measured.count * MIN(1.0, ?2 * 1.0 * usual.visits / days.visits)) AS count
  FROM field_measurements AS measured
    JOIN days USING (page, metric, device, day)
    JOIN usual USING (page, metric, device)
  GROUP BY page, metric, device, bucket`

async function readSpeed({ RUM_ANALYTICS, DB }: Env, now: number): Promise<WebVitals> {
  if (RUM_ANALYTICS || !DB) return { readable: !RUM_ANALYTICS, days: DAYS, rows: [] }
  const { results } = await DB.withSession('first-unconstrained')
    .prepare(COUNTS)
    .bind(daysBefore(now, DAYS), MOST_USUAL_DAYS)
    .all<BucketCount>()
  return { readable: true, days: DAYS, rows: summarize(results) }
}

/** The source of what is the site's own, whoever serves the marketplace API: our figures of speed. */
export function createOwnOrigin(env: Env, now: () => number): Origin {
  return {
    name: 'own',
    isRemote: false,
    fetch: async () => Response.json({ code: 200, data: await readSpeed(env, now()) }),
  }
}
