import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { migrate } from './runtime.ts'

/** The folder of the local databases. The name of a file follows from the `database_id` in wrangler.toml. */
const FOLDER = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject'

function listDatabases(): Array<string> {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return names.filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
}

/** Prints the place of the data if opening the local database created it beside older ones. */
function reportLeftData(before: ReadonlyArray<string>): void {
  const [created] = listDatabases().filter((name) => !before.includes(name))
  if (!created || before.length === 0) return
  const files = before.map((name) => path.join(FOLDER, name)).join(', ')
  console.warn(
    `Database: another database_id in wrangler.toml starts an empty local database. The data before it stays in ${files}: put the former id back to use it, or rename that file to ${created} while nothing runs.`,
  )
}

/**
 * Opens the local database as wrangler does and applies the migrations that it lacks. `database` is undefined if
 * wrangler.toml binds none.
 */
export async function openLocalDatabase<Bindings extends { DB?: D1Database }>() {
  const before = listDatabases()
  const { env, dispose } = await getPlatformProxy<Bindings>()
  const { DB: database } = env
  const migrations = database ? await migrate(database) : []
  if (database) reportLeftData(before)
  return { env, database, migrations, dispose }
}
