/** Time that a replaced edition is kept, because requests may still read it. */
const RETIRED_FOR_MS = 10 * 60_000
/** Time that an unfinished edition is kept. Longer than any import. */
const UNFINISHED_FOR_MS = 24 * 3_600_000
const PROVIDERS_AT_ONCE = 200
/** Time limit of a run. */
const RUN_MS = 5_000

/** SQL for the current edition. */
export const CURRENT = '(SELECT edition FROM directory)'

/** Tables whose rows belong to a provider of an edition. */
const PROVIDER_TABLES = [
  'provider_service',
  'provider_job',
  'provider_area',
  'provider_language',
  'provider_review',
  'provider_term',
] as const

/**
 * Returns statements that delete providers of editions. `ids` and `editions` are SQL. The last one deletes from
 * `provider`.
 */
export function deleteProviders(ids: string, editions: string): Array<string> {
  return [
    ...PROVIDER_TABLES.map(
      (table) => `DELETE FROM ${table} WHERE edition IN (${editions}) AND provider_id IN (${ids})`,
    ),
    `DELETE FROM provider WHERE edition IN (${editions}) AND id IN (${ids})`,
  ]
}

/** Returns statements that delete all rows of an edition. */
export function deleteEdition(edition: number): Array<string> {
  const tables = [...PROVIDER_TABLES, 'provider', 'provider_count', 'directory_edition']
  return tables.map((table) => `DELETE FROM ${table} WHERE edition = ${edition}`)
}

const DUE = `SELECT edition FROM directory_edition WHERE edition IS NOT ${CURRENT}
  AND COALESCE(retired_at + ${RETIRED_FOR_MS}, edition + ${UNFINISHED_FOR_MS}) < ?1`

/**
 * Deletes retired and unfinished editions in batches. The next run continues where this one stops.
 */
export async function removeRetiredEditions(db: D1Database, now: number): Promise<void> {
  const end = Date.now() + RUN_MS
  while (Date.now() < end) {
    const edition = await db.prepare(DUE).bind(now).first<number>('edition')
    if (edition === null) return
    const some = `SELECT id FROM provider WHERE edition = ${edition} ORDER BY id LIMIT ${PROVIDERS_AT_ONCE}`
    const results = await db.batch(deleteProviders(some, String(edition)).map((sql) => db.prepare(sql)))
    if (results.at(-1)?.meta.changes) continue
    await db.batch(deleteEdition(edition).map((sql) => db.prepare(sql)))
  }
}
