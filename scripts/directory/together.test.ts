import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { peopleOf } from '../../tests/support/csv-people.ts'
import type { Database } from './database.ts'
import { erasePerson, importPeople } from './import-people.ts'

const EDITION_TABLES = ['providers', 'provider_scopes', 'provider_lists', 'provider_reviews']

/** An empty directory in memory. */
function newDatabase(): Database {
  const sqlite = new DatabaseSync(':memory:')
  for (const name of ['0001_catalogue', '0008_directory', '0013_languages'])
    sqlite.exec(readFileSync(new URL(`../../src/upstream/migrations/${name}.sql`, import.meta.url), 'utf8'))
  return {
    query: async <Row>(sql: string) => sqlite.prepare(sql).all() as Array<Row>,
    run: async (statements) => sqlite.exec(`BEGIN;${[...statements].join(';')};COMMIT`),
  }
}

type Command = (database: Database) => Promise<unknown>

/** Imports people whose names are their keys. */
function importing(...keys: Array<string>): Command {
  const lines = keys.map((key) => `${key},${key},plumbing,kochi`)
  return async (database) => importPeople(database, await peopleOf('key,name,categories,city', ...lines))
}

function erasing(key: string): Command {
  return (database) => erasePerson(database, key)
}

/** A database on which another command runs from beginning to end before so many steps of this one. */
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

/** The keys of those who are shown. They can be found, and there is no row of others, least of all of who was erased. */
async function shownKeys(database: Database): Promise<string> {
  const read = async (rows: string) =>
    (await database.query<{ key: string }>(`${rows} ORDER BY 1`)).map(({ key }) => key).join('')
  const edition = '(SELECT edition FROM directory)'
  const shown = await read(
    `SELECT json_extract(summary, '$.name') AS key FROM providers WHERE edition = ${edition}`,
  )
  expect(await read('SELECT name AS key FROM provider_search')).toBe(shown)
  for (const table of EDITION_TABLES)
    expect(await read(`SELECT edition AS key FROM ${table} WHERE edition <> ${edition}`), table).toBe('')
  expect(await read('SELECT id AS key FROM providers JOIN provider_ids USING (id) WHERE is_erased = 1')).toBe(
    '',
  )
  const [list] = await database.query<{ total: number }>(
    `SELECT total FROM provider_scopes JOIN provider_lists USING (edition, scope) WHERE scope = '/' AND edition = ${edition}`,
  )
  expect(list?.total ?? 0).toBe(shown.length)
  return shown
}

test.each<{ name: string; command: Command; other: Command; others: string; wanted: string }>([
  { name: 'import, import', command: importing('C'), other: importing('D'), others: 'D', wanted: 'C' },
  {
    name: 'import, the same import',
    command: importing('C', 'D'),
    other: importing('D', 'C'),
    others: 'CD',
    wanted: 'CD',
  },
  {
    name: 'import, erasure of who is shown',
    command: importing('A', 'B', 'C'),
    other: erasing('A'),
    others: 'BE',
    wanted: 'BC',
  },
  {
    name: 'import, erasure of who is new',
    command: importing('A', 'C'),
    other: erasing('C'),
    others: 'ABE',
    wanted: 'A',
  },
  { name: 'erasure, import', command: erasing('A'), other: importing('A', 'C'), others: 'AC', wanted: 'C' },
  { name: 'erasure, erasure', command: erasing('A'), other: erasing('B'), others: 'AE', wanted: 'E' },
])('of two commands at once one holds, whenever the other runs: $name', async (events) => {
  const { command, other, others, wanted } = events
  let refused = 0
  for (let at = 0; ; at++) {
    const database = newDatabase()
    await importing('A', 'B', 'E')(database)
    const { between, wasInterrupted } = interrupted(database, at, other)
    const refusal = await command(between).then(
      () => '',
      (error: unknown) => String(error),
    )
    if (!wasInterrupted()) break
    if (refusal === '') {
      expect(await shownKeys(database), `step ${at}`).toBe(wanted)
      continue
    }
    refused += 1
    expect(refusal, `step ${at}`).toContain('run this one again')
    expect([others, wanted], `step ${at}`).toContain(await shownKeys(database))
    await command(database)
    expect(await shownKeys(database), `step ${at}, once more`).toBe(wanted)
  }
  expect(refused).toBeGreaterThan(9)
})

test('of two first imports at once one holds, and nobody but its people', async () => {
  const database = newDatabase()
  const beforeShown = interrupted(database, 11, importing('D'))
  await expect(importing('C')(beforeShown.between)).rejects.toThrow('run this one again')
  expect(await shownKeys(database)).toBe('D')
})

test('people who were erased while they were written stay in no table, also when nothing was shown before', async () => {
  const database = newDatabase()
  const { between } = interrupted(database, 11, erasing('C'))
  await expect(importing('A', 'C')(between)).rejects.toThrow('run this one again')
  expect(await shownKeys(database)).toBe('')
  expect(await database.query('SELECT id FROM providers')).toEqual([])
})

/** A database that an import is cut off from before what it has written is shown. */
function cutOff(database: Database): Database {
  const run: Database['run'] = async (statements, options) => {
    if (options?.together) throw new Error('the connection is lost')
    await database.run(statements)
  }
  return { ...database, run }
}

test('who is erased is in no row that an import left which ended before it was shown', async () => {
  const database = newDatabase()
  await importing('A')(database)
  await expect(importing('A', 'C')(cutOff(database))).rejects.toThrow('lost')
  expect(await erasing('C')(database)).toEqual({ wasShown: false, undone: 2 })
  expect(await shownKeys(database)).toBe('A')
})

test('what an import has left that did not end is removed by the next one, which says so, also when that changes nothing', async () => {
  const database = newDatabase()
  await importing('A')(database)
  await expect(importing('A', 'C')(cutOff(database))).rejects.toThrow('lost')
  expect(await importing('A')(database)).toEqual({ shown: 1, erased: 0, isNew: false, undone: 2 })
  expect(await shownKeys(database)).toBe('A')
  expect(await importing('A')(database)).toMatchObject({ undone: 0 })
})

test('what the first import of all has left that did not end is removed by an erasure', async () => {
  const database = newDatabase()
  await expect(importing('A', 'C')(cutOff(database))).rejects.toThrow('lost')
  expect(await erasing('E')(database)).toEqual({ wasShown: false, undone: 2 })
  for (const table of [...EDITION_TABLES, 'provider_search'])
    expect(await database.query(`SELECT 1 FROM ${table}`), table).toEqual([])
})

test('a directory whose rows are gone is written again by the same file', async () => {
  const database = newDatabase()
  await importing('A')(database)
  await database.run([...EDITION_TABLES, 'provider_search'].map((table) => `DELETE FROM ${table}`))
  expect(await importing('A')(database)).toMatchObject({ isNew: true })
  expect(await shownKeys(database)).toBe('A')
})
