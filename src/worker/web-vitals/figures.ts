import { createApiClient } from '#api/client.ts'
import { hasFigures, type WebVitals, type WebVitalsRow } from '#api/schemas/web-vitals.ts'
import {
  ALL_PAGES,
  type Device,
  devices,
  type MetricName,
  metricNames,
  quantile,
} from '#lib/web-vitals/metrics.ts'
import { type ReadContext, readDirectly } from '#worker/endpoints/api-read.ts'
import type { Env } from '#worker/env.ts'
import { noFetch } from '#worker/in-process-api.ts'
import { ofIsolate } from '#worker/isolate.ts'
import type { Origin } from '#worker/origin.ts'
import { isAhead, within } from '#worker/timeouts.ts'
import { daysBefore } from '#worker/web-vitals/keep-report.ts'

/** How many visits fell into a bucket; a part of one where a day was scaled down. */
type BucketCount = { page: string; metric: string; device: string; bucket: number; count: number }

type Group = { page: string; device: Device; metric: MetricName; histogram: Map<number, number> }

function addTo(groups: Map<string, Group>, page: string, { metric, device, bucket, count }: BucketCount) {
  const knownMetric = metricNames.find((name) => name === metric)
  const knownDevice = devices.find((name) => name === device)
  if (!knownMetric || !knownDevice) return
  const key = `${page} ${metric} ${device}`
  const group = groups.get(key) ?? { page, device: knownDevice, metric: knownMetric, histogram: new Map() }
  groups.set(key, group)
  group.histogram.set(bucket, (group.histogram.get(bucket) ?? 0) + count)
}

/** Medians and 75th percentiles by page, device and metric, and for all pages together. */
export function summarize(counts: ReadonlyArray<BucketCount>): Array<WebVitalsRow> {
  const groups = new Map<string, Group>()
  for (const one of counts) {
    addTo(groups, ALL_PAGES, one)
    addTo(groups, one.page, one)
  }
  return [...groups.values()].flatMap(({ page, device, metric, histogram }) => {
    const median = quantile(metric, histogram, 0.5)
    const p75 = quantile(metric, histogram, 0.75)
    if (median === undefined || p75 === undefined) return []
    const visits = Math.round([...histogram.values()].reduce((sum, count) => sum + count, 0))
    const digits = metric === 'CLS' ? 1_000 : 1
    const rounded = (value: number) => Math.round(value * digits) / digits
    return [{ page, device, metric, visits, median: rounded(median), p75: rounded(p75) }]
  })
}

/** How long an isolate believes what it has read, in milliseconds. */
const BELIEF_MS = 5 * 60_000

/** The longest time that a page waits for it, in milliseconds. */
const PATIENCE_MS = 100

/** Plain data only: what an isolate keeps between requests. */
const belief = ofIsolate('web-vitals-belief', () => ({ answer: false, until: 0 }))

/**
 * Whether `/speed` has figures to show, for what every page says of it. It is asked now and then, and no page fails, waits
 * for long or becomes older for it: until there is an answer the last one stands.
 */
export async function knowsWebVitals(context: ReadContext): Promise<boolean> {
  const now = context.cache.now()
  if (isAhead(belief.until, now, BELIEF_MS)) return belief.answer
  const api = createApiClient({
    fetch: noFetch,
    readDirectly: (path) => readDirectly(context, path, new URLSearchParams()),
  })
  belief.until = now + BELIEF_MS
  const reading = api
    .webVitals()
    .then(hasFigures, () => false)
    .then((answer) => {
      belief.answer = answer
    })
  context.cache.waitUntil(reading)
  await within(PATIENCE_MS, reading, () => undefined)
  return belief.answer
}

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

async function readWebVitals({ RUM_ANALYTICS, DB }: Env, now: number): Promise<WebVitals> {
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
    fetch: async () => Response.json({ code: 200, data: await readWebVitals(env, now()) }),
  }
}
