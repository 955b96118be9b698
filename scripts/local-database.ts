import { getPlatformProxy } from 'wrangler'
import { migrate } from './runtime.ts'

/**
 * Opens the local database as wrangler does and applies the migrations that it lacks. `database` is undefined if
 * wrangler.toml binds none.
 */
export async function openLocalDatabase<Bindings extends { DB?: D1Database }>() {
  const { env, dispose } = await getPlatformProxy<Bindings>()
  const { DB: database } = env
  const migrations = database ? await migrate(database) : []
  return { env, database, migrations, dispose }
}
