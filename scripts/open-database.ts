import { deployedDatabase } from './directory/d1-api.ts'
import { boundDatabase, type OpenDatabase } from './directory/database.ts'
import { openLocalDatabase } from './local-database.ts'

/**
 * Uses the database that is bound as DB: the deployed one, or the local one with all migrations applied. A site may run
 * on it meanwhile.
 */
export async function withDatabase<T>(
  { remote }: { remote: boolean },
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (remote) return use(await deployedDatabase())
  const { database, dispose } = await openLocalDatabase()
  try {
    if (!database) throw new Error('There is no database: bind a D1 database as DB in wrangler.toml.')
    return await use(boundDatabase(database))
  } finally {
    await dispose()
  }
}
