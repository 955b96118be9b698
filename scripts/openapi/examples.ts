import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { upstream } from '#upstream/app.ts'
import type { Database } from '#upstream/env.ts'
import { buildSamples, buildSeed } from '../seed-sql.ts'
import { calls, getPaths } from './calls.ts'

/** Creates a database in memory with the catalogue and the samples. D1 itself takes seconds to start. */
async function createDatabase(): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:')
  for (const file of globSync('migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'))
  const statements = [...buildSeed().statements, ...(await buildSamples().statements(1))]
  db.exec(`BEGIN; ${statements.join(';')}; COMMIT`)
  return db
}

/** Returns the calls of D1 that the upstream makes for its reads. */
function toD1(db: DatabaseSync): Database {
  const prepare = (sql: string, values: Array<SQLInputValue> = []) => ({
    bind: (...values: Array<SQLInputValue>) => prepare(sql, values),
    all: async () => ({ results: db.prepare(sql).all(...values) }),
  })
  const batch = (statements: ReadonlyArray<ReturnType<typeof prepare>>) =>
    Promise.all(statements.map((statement) => statement.all()))
  return { prepare, batch } as unknown as Database
}

/** Cuts each list in a text of JSON after its second entry, except the numbers of a range. */
function shorten(json: string): object {
  return JSON.parse(json, (_, value: unknown) =>
    Array.isArray(value) && typeof value[0] !== 'number' ? value.slice(0, 2) : value,
  )
}

/** Returns an answer of the embedded upstream to each call, by the path of the call. */
export async function readExamples(): Promise<ReadonlyMap<string, object>> {
  const bindings = { DB: toD1(await createDatabase()), showsSamples: true }
  const examples = new Map<string, object>()
  const answers = new Map<string, unknown>()
  for (const call of calls) {
    const [path = ''] = getPaths(call, answers)
    const response = await upstream.request(`/api/web${path}`, {}, bindings)
    if (!response.ok) throw new Error(`Expected an answer to ${path}, found status ${response.status}.`)
    const example = shorten(await response.text())
    answers.set(path, Reflect.get(example, 'data'))
    examples.set(call.path, example)
  }
  return examples
}
