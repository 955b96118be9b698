import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The migrations of what the worker itself keeps, and of the directory. */
const MIGRATIONS = [
  '0001_catalogue',
  '0003_contact_messages',
  '0004_contact_outbox',
  '0005_field_measurements',
  '0006_contact_promises',
  '0006_field_shares',
  '0007_secrets',
  '0008_directory',
  '0009_deliveries',
  '0010_alerts',
  '0011_purges',
  '0012_operations',
  '0013_languages',
  '0014_message_language',
  '0017_directory',
]

type Statement = { sql: string; values: ReadonlyArray<string | number | null> }

/**
 * A D1 database in memory that can be held: what is asked of it then gives nothing until it is released, and is done only
 * then. A read-only one refuses what writes. What has words of SQL in it that hang is never done.
 */
export function createHeldDatabase() {
  const sqlite = new DatabaseSync(':memory:')
  for (const name of MIGRATIONS) {
    const sql = new URL(`../../src/upstream/migrations/${name}.sql`, import.meta.url)
    sqlite.exec(readFileSync(sql, 'utf8'))
  }
  let gate = Promise.resolve()
  let open = () => {}
  let onAsked = () => {}
  let hanging: string | undefined

  function run({ sql, values }: Statement) {
    const before = Number(sqlite.prepare('SELECT total_changes() AS n').get()?.n)
    const results = sqlite.prepare(sql).all(...values)
    const after = Number(sqlite.prepare('SELECT total_changes() AS n').get()?.n)
    return { results, meta: { changes: after - before } }
  }

  async function batch(statements: ReadonlyArray<Statement>) {
    onAsked()
    await gate
    if (statements.some(({ sql }) => hanging && sql.includes(hanging))) await new Promise(() => {})
    sqlite.exec('BEGIN')
    try {
      const answers = statements.map(run)
      sqlite.exec('COMMIT')
      return answers
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }

  const statementOf = (statement: Statement) => ({
    ...statement,
    bind: (...values: Statement['values']) => statementOf({ ...statement, values }),
    all: async () => (await batch([statement]))[0],
    run: async () => (await batch([statement]))[0],
    first: async (column?: string) => {
      const row = (await batch([statement]))[0]?.results[0] ?? null
      return column === undefined ? row : (row?.[column] ?? null)
    },
  })
  const prepare = (sql: string) => statementOf({ sql, values: [] })
  const database = { prepare, batch, withSession: () => database }
  const db: D1Database = Object.assign(Object.create(null), database)

  return {
    db,
    /** Gives a promise that ends when something is asked next. */
    hold: (): Promise<void> => {
      const held = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      gate = held.promise
      open = held.resolve
      onAsked = asked.resolve
      return asked.promise
    },
    release: () => open(),
    hang: (sql: string) => {
      hanging = sql
    },
    setReadOnly: () => sqlite.exec('PRAGMA query_only = ON'),
    exec: (sql: string) => sqlite.exec(sql),
    rows: (table: string) => sqlite.prepare(`SELECT * FROM ${table}`).all(),
  }
}
