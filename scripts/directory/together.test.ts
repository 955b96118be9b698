import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { providerAt } from '#support/data/many-providers.ts'
import { providerIdOfKey } from './columns.ts'
import type { Database } from './database.ts'
import { eraseProviders, importProviders } from './import-providers.ts'

const schema = ['0002_catalogue', '0003_directory', '0004_operations']
  .map((name) => readFileSync(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8'))
  .join('')

/** Returns an empty directory in memory. */
function newDatabase(): Database {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(schema)
  return {
    query: async <Row>(sql: string) => sqlite.prepare(sql).all() as Array<Row>,
    run: async (statements) => sqlite.exec(`BEGIN;${[...statements].join(';')};COMMIT`),
  }
}

type Command = (database: Database) => Promise<unknown>

/** The commands' clock. It advances, so that no two commands begin in the same millisecond. */
let clock = Date.now()

/** Imports providers whose names are their keys. */
function importing(...keys: Array<string>): Command {
  const providers = keys.map((key, index) => ({ ...providerAt(index), id: providerIdOfKey(key), name: key }))
  return (database) => importProviders(database, providers, { replaceAll: true, now: ++clock })
}

function erasing(key: string): Command {
  return (database) => eraseProviders(database, [providerIdOfKey(key)])
}

/** Wraps a database so that another command runs completely before step `at` of the current one. */
function interrupted(database: Database, at: number, other: Command) {
  let steps = 0
  const step = async () => {
    if (steps++ === at) await other(database)
  }
  const between: Database = {
    query: async (sql) => {
      await step()
      return database.query(sql)
    },
    run: async (statements, options) => {
      for (const part of options?.together ? [statements] : [...statements].map((one) => [one])) {
        await step()
        await database.run(part)
      }
    },
  }
  return { between, wasInterrupted: () => steps > at }
}

/** Returns the keys of the shown providers. Expects that no table has an erased provider. */
async function shownKeys(database: Database): Promise<string> {
  const read = async (sql: string) =>
    (await database.query<{ key: string }>(`${sql} ORDER BY 1`)).map(({ key }) => key).join('')
  const erased = '(SELECT id FROM provider_ids WHERE is_erased = 1)'
  for (const table of ['provider_service', 'provider_job', 'provider_area', 'provider_term'])
    expect(await read(`SELECT provider_id AS key FROM ${table} WHERE provider_id IN ${erased}`), table).toBe(
      '',
    )
  expect(await read(`SELECT id AS key FROM provider WHERE id IN ${erased}`)).toBe('')
  const shown = await read(
    `SELECT json_extract(summary, '$.name') AS key FROM provider JOIN directory USING (edition)`,
  )
  const [counted] = await database.query<{ count: number }>(
    `SELECT count FROM provider_count JOIN directory USING (edition) WHERE service_id = '' AND filter = 'total' AND city_id = ''`,
  )
  expect(counted?.count ?? 0).toBe(shown.length)
  return shown
}

test.each<{ name: string; command: Command; other: Command; others: string; expected: string }>(
  [
  { name: 'import, import', command: importing('C'), other: importing('D'), others: 'D', expected: 'C' },
  { name: 'import, the same import', command: importing('C', 'D'), other: importing('C', 'D'), others: 'CD', expected: 'CD' },
  { name: 'import, erasure of a shown provider', command: importing('A', 'B', 'C'), other: erasing('A'), others: 'BE', expected: 'BC' },
  { name: 'import, erasure of a new provider', command: importing('A', 'C'), other: erasing('C'), others: 'ABE', expected: 'A' },
  { name: 'erasure, import', command: erasing('A'), other: importing('A', 'C'), others: 'AC', expected: 'C' },
  { name: 'erasure, erasure', command: erasing('A'), other: erasing('B'), others: 'AE', expected: 'E' },
] /* biome-ignore format: a row a line is easy to compare */,
)('one of two concurrent commands takes effect: $name', { timeout: 30_000 }, async (events) => {
  const { command, other, others, expected } = events
  for (let at = 0; ; at++) {
    const database = newDatabase()
    await importing('A', 'B', 'E')(database)
    const { between, wasInterrupted } = interrupted(database, at, other)
    const refusal = await command(between).then(
      () => '',
      (error: unknown) => String(error),
    )
    if (!wasInterrupted()) break
    if (refusal !== '') {
      expect(refusal, `step ${at}`).toContain('run this one again')
      expect([others, expected], `step ${at}`).toContain(await shownKeys(database))
      await command(database)
    }
    expect(await shownKeys(database), `step ${at}`).toBe(expected)
  }
})

test('an interrupted import is never shown, and the file can be imported again', async () => {
  const database = newDatabase()
  await importing('A')(database)
  const cutOff: Database = {
    ...database,
    run: async (statements, options) => {
      if (options?.together) throw new Error('the connection is lost')
      await database.run(statements)
    },
  }
  await expect(importing('A', 'C')(cutOff)).rejects.toThrow('lost')
  expect(await shownKeys(database)).toBe('A')
  await erasing('C')(database)
  expect(await shownKeys(database)).toBe('A')
  await importing('A', 'D')(database)
  expect(await shownKeys(database)).toBe('AD')
})
