import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { createRandom } from '#support/data/random.ts'
import { runScript } from '#support/site/run-script.ts'

const cwd = mkdtempSync(path.join(tmpdir(), 'backup-'))
afterAll(() => rmSync(cwd, { recursive: true }))

const CONFIGURATION = `name = "site"
compatibility_date = "2026-11-17"

[[d1_databases]]
binding = "DB"
database_name = "site"
database_id = "00000000-0000-0000-0000-000000000003"
`

const STATE = path.join(cwd, '.wrangler/state/v3/d1')

function run(command: string, env: Record<string, string> = {}, input = '') {
  const [script = '', ...args] = command.split(' ')
  return runScript(script, args, env, cwd, input)
}

/** Uses the file of the local database. */
function withFile<T>(use: (db: DatabaseSync) => T): T {
  const folder = path.join(STATE, 'miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  const db = new DatabaseSync(path.join(folder, file ?? ''))
  try {
    return use(db)
  } finally {
    db.close()
  }
}

/** Pieces of texts that exports, SQL and terminals treat in their own way. */
// biome-ignore format: short values read best beside each other
const PIECES = [
  '\n', '\r\n', '\r', '\\n', '\\r', '\\', '\\\\n', '\\012', '\t', '\0', '\u0001', '\u001a', '\u007f', '\u0085',
  '\u2028', '\ufeff', '\u200b', '\u202e', '\ufffd', '\ud800', '😀', '👩🏽‍🔧', 'नल टपकता है', 'e\u0301', '%', '$1',
  '?1', "'", "''", '"', '`', '[', ';', ';\n', '--', '/*', '*/', 'END', 'CREATE TRIGGER t BEGIN', "X'00'",
  "','\\n',char(10))", 'BEGIN TRANSACTION', 'BEGIN TRANSACTION;', 'COMMIT;', "BEGIN'||' TRANSACTION",
  "'); DROP TABLE messages; --",
]

/** Returns 200 messages as bytes: whole texts, bytes that are not UTF-8, and mixtures of the pieces. */
function hostileMessages(): Array<Uint8Array> {
  const random = createRandom(63)
  const texts = [
    'One\nTwo\\nThree',
    'One\rTwo\\rThree\\n',
    'BEGIN TRANSACTION '.repeat(250),
    "BEGIN TRANSACTION;\n';".repeat(250),
    '😀'.repeat(2_500),
    "'".repeat(5_000),
    '\\n\n'.repeat(1_600),
    '',
    ...PIECES,
  ]
  const bytes = [...texts.map((text) => Buffer.from(text)), Buffer.from('61eda080ff0062', 'hex')]
  while (bytes.length < 200) bytes.push(Buffer.from(random.times(40, () => random.pick(PIECES)).join('')))
  return bytes
}

/** Stores each text as a message and as the error of its delivery. */
function insertMessages(texts: ReadonlyArray<Uint8Array>): void {
  withFile((db) => {
    const message = db.prepare(
      `INSERT INTO messages (id, idempotency_key, name, email, phone, message, received_at)
       VALUES (?1, ?1, CAST(?2 AS TEXT), 'a@home.example', '9876543210', CAST(?2 AS TEXT), 1)`,
    )
    const delivery = db.prepare(
      `INSERT INTO deliveries (message_id, destination, state, started_at, next_attempt_at, last_error)
       VALUES (?1, 'webhook', 'pending', 9007199254740993, 1, CAST(?2 AS TEXT))`,
    )
    for (const [index, text] of texts.entries()) {
      message.run(`id-${index}`, text)
      delivery.run(`id-${index}`, text)
    }
  })
}

/** Returns schema and rows of all tables, with every value as its type and bytes. */
function readAll(): Record<string, Array<string>> {
  return withFile((db) => {
    const read = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => JSON.stringify(row))
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '_cf_%'")
      .all()
    const rows = tables.map(({ name }) => {
      const columns = db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all()
      const values = columns.map(
        (column) => `typeof(${column.name}) || hex(${column.name}) AS ${column.name}`,
      )
      return [String(name), read(`SELECT ${values} FROM ${name}`).sort()] as const
    })
    return { ...Object.fromEntries(rows), schema: read('SELECT type, name, sql FROM sqlite_schema').sort() }
  })
}

test('a restored backup has every table byte for byte when messages hold hostile texts', {
  tags: ['slow'],
}, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  writeFileSync(path.join(cwd, 'people.csv'), 'key,name,categories,city\nA,Asha,plumbing,kochi\n')
  expect(await run('import.ts people.csv')).toMatchObject({ code: 0 })
  const messages = hostileMessages()
  insertMessages(messages)
  const before = readAll()
  expect(await run('backup.ts first.sql')).toMatchObject({ code: 0 })
  expect(statSync(path.join(cwd, 'first.sql')).mode & 0o777).toBe(0o600)
  const notEmpty = await run('restore.ts first.sql')
  expect(notEmpty).toMatchObject({ code: 1, text: expect.stringContaining('not empty') })

  rmSync(STATE, { recursive: true })
  const lines = readFileSync(path.join(cwd, 'first.sql'), 'utf8').split('\n')
  writeFileSync(path.join(cwd, 'half.sql'), lines.slice(0, lines.length / 2).join('\n'))
  const half = await run('restore.ts half.sql')
  expect(half).toMatchObject({ code: 1, text: expect.stringContaining('does not end as a backup') })
  expect(await run('restore.ts first.sql')).toMatchObject({ code: 0 })
  expect(readAll()).toEqual(before)
  expect(before.messages).toHaveLength(200)
})

test('a provider who was erased after a backup stays erased when it is restored', {
  tags: ['slow'],
}, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  writeFileSync(path.join(cwd, 'people.csv'), 'key,name,categories,city\nA,Asha,plumbing,kochi\n')
  rmSync(STATE, { recursive: true })
  expect((await run('import.ts people.csv')).text).toContain('1 new')
  // The operator calls from another folder.
  const caller = { INIT_CWD: mkdtempSync(path.join(cwd, 'caller-')) }
  expect(await run('backup.ts people.sql', caller)).toMatchObject({ code: 0 })
  expect(readdirSync(caller.INIT_CWD)).toEqual(['people.sql'])
  expect(await run('import.ts --erase A', {}, 'y\n')).toMatchObject({ code: 0 })

  rmSync(STATE, { recursive: true })
  expect(await run('restore.ts people.sql', caller)).toMatchObject({ code: 0 })
  expect((await run('import.ts people.csv')).text).toContain(
    '0 new, 0 changed, 0 unchanged, 0 withdrawn, 1 left',
  )
  expect((await run('import.ts --erase-again')).text).toContain('Erased again: 1.')
})

test('a backup that cannot be made changes no file', { tags: ['slow'] }, async () => {
  writeFileSync(path.join(cwd, 'wrangler.toml'), CONFIGURATION)
  expect(await run('backup.ts nowhere/file.sql')).toMatchObject({ code: 1 })
  writeFileSync(path.join(cwd, 'there.sql'), 'what was there before')
  expect(await run('backup.ts there.sql')).toMatchObject({ code: 1 })
  expect(readFileSync(path.join(cwd, 'there.sql'), 'utf8')).toBe('what was there before')
  expect(await run('backup.ts')).toMatchObject({ code: 2 })
  expect(await run('restore.ts absent.sql')).toMatchObject({ code: 1 })
})
