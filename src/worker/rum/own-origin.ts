import type { Speed } from '#api/schemas/speed.ts'
import type { Env } from '#worker/env.ts'
import type { Origin } from '#worker/origin.ts'
import { daysBefore } from '#worker/rum/keep-report.ts'
import { type BucketCount, summarize } from '#worker/rum/summarize.ts'

/** How far back the figures of `/speed` go. */
const DAYS = 28

async function readSpeed({ RUM_ANALYTICS, DB }: Env, now: number): Promise<Speed> {
  if (RUM_ANALYTICS || !DB) return { readable: !RUM_ANALYTICS, days: DAYS, rows: [] }
  const { results } = await DB.prepare(
    `SELECT page, metric, device, bucket, SUM(count) AS count FROM field_measurements
     WHERE day > ?1 GROUP BY page, metric, device, bucket`,
  )
    .bind(daysBefore(now, DAYS))
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
