import type { Database } from '../directory/database.ts'

/** A fault of the last seven days: how often it came, and the last day, build and stack that it came with. */
type FaultRow = {
  fingerprint: string
  kind: string
  message: string
  page: string
  stack: string
  count: number
  last: string
  build: string
}

// With one max() alone, SQLite takes the other columns from the row that has it.
const LATEST = `
  SELECT fingerprint, kind, message, page, stack, sum(count) AS count, max(day) AS last, build
  FROM browser_faults WHERE day >= date('now', '-7 days')
  GROUP BY fingerprint ORDER BY count DESC LIMIT 20`

/** The faults that came most often. */
export function latestFaults(database: Pick<Database, 'query'>): Promise<Array<FaultRow>> {
  return database.query<FaultRow>(LATEST)
}
