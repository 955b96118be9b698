import { isUtf8 } from 'node:buffer'
import { literal } from '#upstream/seed/sql.ts'
import type { Database } from '../directory/database.ts'

/** D1's longest statement (developers.cloudflare.com/d1/platform/limits). */
const MAX_STATEMENT_BYTES = 100_000
/** Size of a page of rows, far below D1's largest result of 50 MB. */
const PAGE_CHARACTERS = 1_000_000
const MAX_PAGE_ROWS = 5_000

/** The last line of a complete backup. */
export const LAST_LINE = '-- End of the backup.'

/** The values that other commands change. Rows read before and after such a change do not fit together. */
const STATE = `SELECT (SELECT count(*) FROM d1_migrations) AS migrations, (SELECT edition FROM catalogue_edition) AS catalogue,
  (SELECT edition FROM directory) AS directory, (SELECT group_concat(edition) FROM directory_edition) AS editions,
  (SELECT count(*) FROM provider_ids WHERE is_erased = 1) AS erased`

const SCHEMA = `SELECT s.type, s.name, s.sql, l.wr AS isWithoutRowid
  FROM sqlite_schema AS s LEFT JOIN pragma_table_list AS l ON l.schema = 'main' AND l.name = s.name
  WHERE s.sql IS NOT NULL AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND s.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
  ORDER BY s.rowid`

type SchemaItem = { type: string; name: string; sql: string; isWithoutRowid: number }

/** Returns SQL that reads a value without loss: a text as its bytes, because `quote` ends it at U+0000. */
function lossless(column: string): string {
  return `CASE typeof(${column}) WHEN 'text' THEN 'T' || hex(${column}) ELSE quote(${column}) END`
}

/**
 * Returns the SQL literal of a value that was read by `lossless`. A text in one line is written as such, any other by its
 * bytes; so are the words that wrangler takes for a transaction wherever they occur.
 */
function toLiteral(value: string): string {
  if (!value.startsWith('T')) return value
  const bytes = Buffer.from(value.slice(1), 'hex')
  const text = bytes.toString()
  const isPlain = isUtf8(bytes) && !/[\p{Cc}\p{Zl}\p{Zp}]|BEGIN TRANSACTION/u.test(text)
  return isPlain ? literal(text) : `CAST(X'${value.slice(1)}' AS TEXT)`
}

/**
 * Yields statements that insert all rows of a table, which is read in pages by its key. A row that is deleted and written
 * again meanwhile can be read twice: the later one counts.
 */
async function* insertRows(database: Database, table: SchemaItem): AsyncGenerator<string> {
  const columns = await database.query<{ name: string; pk: number }>(
    `SELECT name, pk FROM pragma_table_info(${literal(table.name)})`,
  )
  const primary = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const keys = table.isWithoutRowid ? primary.map(({ name }) => name) : ['rowid']
  const names = columns.map(({ name }) => name)
  const read = [...names, ...keys].map((name, index) => `${lossless(name)} AS c${index}`)
  let after = ''
  let limit = 100
  for (;;) {
    const rows = await database.query<Record<string, string>>(
      `SELECT ${read} FROM ${table.name} ${after} ORDER BY ${keys} LIMIT ${limit}`,
    )
    const values = rows.map((row) => Object.values(row).map(toLiteral))
    for (const row of values)
      yield `INSERT OR REPLACE INTO ${table.name} (${names}) VALUES (${row.slice(0, names.length)});`
    if (rows.length < limit) return
    after = `WHERE (${keys}) > (${values.at(-1)?.slice(names.length)})`
    const fitting = (limit * PAGE_CHARACTERS) / JSON.stringify(rows).length
    limit = Math.ceil(Math.min(fitting, 2 * limit, MAX_PAGE_ROWS))
  }
}

/** Yields statements that delete rows whose parent row came after the parent's table was read. */
async function* deleteOrphans(database: Database, { name }: SchemaItem): AsyncGenerator<string> {
  const keys = await database.query<Record<'table' | 'from' | 'to', string>>(
    `SELECT * FROM pragma_foreign_key_list(${literal(name)})`,
  )
  for (const { table, from, to } of keys)
    yield `DELETE FROM ${name} WHERE ${from} NOT IN (SELECT ${to} FROM ${table});`
}

/**
 * Yields the statements that rebuild a database in an empty one, every value byte for byte. D1's own export is not used,
 * because it makes a backslash with `n` a line end where the text has line ends too
 * (github.com/cloudflare/workers-sdk/issues/9042). Reports rows that D1 could not take back, and leaves them out.
 * @throws Error when another command changed the database meanwhile
 */
export async function* dump(database: Database, report: (sentence: string) => void): AsyncGenerator<string> {
  const before = JSON.stringify(await database.query(STATE))
  const schema = await database.query<SchemaItem>(SCHEMA)
  const tables = schema.filter(({ type }) => type === 'table')
  yield 'PRAGMA defer_foreign_keys=TRUE;'
  for (const table of tables) {
    yield `${table.sql};`
    for await (const statement of insertRows(database, table)) {
      if (Buffer.byteLength(statement) <= MAX_STATEMENT_BYTES) yield statement
      else
        report(
          `A row of ${table.name} is too long for D1: ${statement.replace(/^.*? VALUES /, '').slice(0, 200)}…`,
        )
    }
  }
  for (const table of tables) yield* deleteOrphans(database, table)
  for (const { type, sql } of schema) if (type !== 'table') yield `${sql};`
  if (JSON.stringify(await database.query(STATE)) !== before)
    throw new Error('Another command changed the database meanwhile: run this one again.')
  yield LAST_LINE
}
