import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../scripts/runtime.ts'

let runtime: Miniflare
let db: D1Database

beforeEach(async () => {
  const options = { modules: true, script: 'export default {}', d1Databases: ['DB'] }
  runtime = new Miniflare(convertV4MiniflareOptions(options))
  db = await runtime.getD1Database('DB')
  await db.batch(
    [
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)',
      "INSERT INTO d1_migrations (name) VALUES ('0001_former.sql')",
      'CREATE TABLE categories (id TEXT PRIMARY KEY)',
      'CREATE TABLE services (id TEXT PRIMARY KEY, category_id TEXT NOT NULL REFERENCES categories (id))',
      "INSERT INTO categories VALUES ('plumbing')",
      "INSERT INTO services VALUES ('tap', 'plumbing')",
      'CREATE VIRTUAL TABLE catalogue_search USING fts5 (title)',
      'CREATE TABLE messages (id TEXT PRIMARY KEY, type TEXT NOT NULL)',
      "INSERT INTO messages VALUES ('1', 'alert.raised')",
      'CREATE TABLE contact_messages (id TEXT PRIMARY KEY)',
      'CREATE TABLE contact_outbox (id TEXT PRIMARY KEY)',
    ].map((statement) => db.prepare(statement)),
  )
})

afterEach(() => runtime.dispose())

test('a local database of another version is created again when it holds no contact message', async () => {
  expect(await migrate(db)).toContain('0001_messages.sql')
  expect((await db.prepare('SELECT topic FROM messages').all()).results).toEqual([])
  expect(await migrate(db)).toEqual([])
})

test.each([
  "messages VALUES ('2', 'contact.message')",
  "contact_messages VALUES ('2')",
  "contact_outbox VALUES ('2')",
])('a local database of another version stays as it is when it holds %s', async (row) => {
  await db.prepare(`INSERT INTO ${row}`).run()
  await expect(migrate(db)).rejects.toThrow('.wrangler/state/v3/d1')
  expect(await db.prepare('SELECT id FROM services').first('id')).toBe('tap')
})
