import { getPlatformProxy } from 'wrangler'
import { boundDatabase, type Database, deployedDatabase } from './directory/database.ts'
import { migrate } from './runtime.ts'

/** Works on a database: the deployed one, or that of this folder, brought up to date, also while a site runs on it. */
export async function withDatabase<T>(
  { remote }: { remote: boolean },
  use: (database: Database) => Promise<T>,
): Promise<T> {
  if (remote) return use(deployedDatabase)
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>()
  try {
    await migrate(env.DB)
    return await use(boundDatabase(env.DB))
  } finally {
    await dispose()
  }
}
