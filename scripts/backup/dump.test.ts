import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Database } from '../directory/database.ts'
import { dump } from './dump.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

/** Returns a database in memory with one message and its delivery, and a hook that runs before each query. */
function newDatabase({ before = () => {} }: { before?: (sql: string, sqlite: DatabaseSync) => void } = {}) {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)')
  for (const name of readdirSync(MIGRATIONS).sort())
    sqlite.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'))
  addMessage(sqlite, 'first', 'A leaking tap')
  const database: Database = {
    query: async <Row>(sql: string) => {
      before(sql, sqlite)
      return sqlite.prepare(sql).all() as Array<Row>
    },
    run: async (statements) => sqlite.exec([...statements].join(';')),
  }
  return { sqlite, database }
}

function addMessage(sqlite: DatabaseSync, id: string, message: string): void {
  sqlite
    .prepare('INSERT INTO messages (id, idempotency_key, message, received_at) VALUES (?1, ?1, ?2, 1)')
    .run(id, message)
  sqlite
    .prepare(
      "INSERT INTO deliveries (message_id, destination, state, started_at, next_attempt_at) VALUES (?1, 'email', 'pending', 1, 1)",
    )
    .run(id)
  sqlite.prepare("INSERT INTO message_changes VALUES (?1, 1, 1, 'Asha', 'closed', 0, 'Done')").run(id)
}

/** Restores a backup of a database, and returns the restored one with what the backup reported. */
async function restored(database: Database): Promise<{ sqlite: DatabaseSync; reports: Array<string> }> {
  const reports: Array<string> = []
  const statements: Array<string> = []
  for await (const statement of dump(database, (sentence) => reports.push(sentence)))
    statements.push(statement)
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(`BEGIN;\n${statements.join('\n')}\nCOMMIT;`)
  return { sqlite, reports }
}

const messageIds = (sqlite: DatabaseSync) =>
  sqlite
    .prepare('SELECT id FROM messages')
    .all()
    .map(({ id }) => id)

test('a backup has every row when a table is longer than its pages', async () => {
  const { sqlite, database } = newDatabase()
  for (let index = 0; index < 1_000; index++) addMessage(sqlite, `${index}`, "It's\n".repeat(index))
  const copy = (await restored(database)).sqlite
  for (const table of ['messages', 'deliveries', 'message_changes']) {
    const read = `SELECT * FROM ${table} ORDER BY 1, 2`
    expect(copy.prepare(read).all()).toEqual(sqlite.prepare(read).all())
  }
})

test('a row that D1 could not take back is reported and left out, and the others are kept', async () => {
  const { sqlite, database } = newDatabase()
  addMessage(sqlite, 'long', 'One\nTwo '.repeat(10_000))
  addMessage(sqlite, 'last', 'Short')
  const { sqlite: copy, reports } = await restored(database)
  expect(reports).toEqual([expect.stringMatching(/^A row of messages is too long for D1: .*'long'/)])
  expect(messageIds(copy)).toEqual(['first', 'last'])
})

test('a backup has no delivery without its message when one arrives meanwhile', async () => {
  const { database } = newDatabase({
    before: (sql, sqlite) => {
      if (sql.includes('FROM deliveries')) addMessage(sqlite, 'late', 'Later')
    },
  })
  const { sqlite } = await restored(database)
  expect(messageIds(sqlite)).toEqual(['first'])
  expect(sqlite.prepare('SELECT message_id AS id FROM deliveries').all()).toEqual([{ id: 'first' }])
})

test('a message that is deleted and sent again meanwhile is restored once', async () => {
  const { sqlite, database } = newDatabase({
    before: (sql) => {
      if (!sql.includes('FROM messages WHERE')) return
      sqlite.exec("DELETE FROM messages WHERE id = 'first'")
      addMessage(sqlite, 'first', 'Sent again')
    },
  })
  for (let index = 0; index < 99; index++) addMessage(sqlite, `${index}`, 'Another')
  const copy = (await restored(database)).sqlite
  const texts = copy.prepare("SELECT message FROM messages WHERE id = 'first'").all()
  expect(texts).toEqual([{ message: 'Sent again' }])
  expect(messageIds(copy)).toHaveLength(100)
})

test('a backup fails when another command changes the database meanwhile', async () => {
  const { database } = newDatabase({
    before: (sql, sqlite) => {
      if (sql.includes('FROM purge')) sqlite.exec('INSERT INTO directory_edition (edition) VALUES (2)')
    },
  })
  await expect(restored(database)).rejects.toThrow('run this one again')
})
