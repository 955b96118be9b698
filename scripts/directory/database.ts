import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What an import needs of a database, the local or the deployed one. */
export type Database = {
  query: <Row>(sql: string) => Promise<Array<Row>>
  /** Runs statements; `together` is all or nothing. */
  run: (statements: Iterable<string>, options?: { together?: boolean }) => Promise<void>
}

const STATEMENTS_AT_ONCE = 50

/** A D1 binding. */
export function boundDatabase(db: D1Database): Database {
  return {
    query: async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results,
    run: async (statements, { together = false } = {}) => {
      let waiting: Array<D1PreparedStatement> = []
      for (const statement of statements) {
        waiting.push(db.prepare(statement))
        if (together || waiting.length < STATEMENTS_AT_ONCE) continue
        await db.batch(waiting)
        waiting = []
      }
      if (waiting.length > 0) await db.batch(waiting)
    },
  }
}

function wrangler(args: ReadonlyArray<string>): string {
  const { status, stdout } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'sudhaar', '--remote', '--yes', ...args],
    {
      encoding: 'utf8',
      maxBuffer: 512 * 1024 * 1024,
      stdio: ['inherit', 'pipe', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('wrangler could not reach the deployed database.')
  return stdout
}

/** The deployed database, through wrangler. A file is all or nothing there. */
export const deployedDatabase: Database = {
  query: async (sql) => {
    const [answer] = JSON.parse(wrangler(['--json', '--command', sql]))
    return answer.results
  },
  run: async (statements) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sudhaar-'))
    const file = path.join(folder, 'directory.sql')
    try {
      writeFileSync(file, `${[...statements].join(';\n')};\n`, { mode: 0o600 })
      wrangler(['--file', file])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
