import { getPlatformProxy } from 'wrangler'
import { migrate, seed } from './runtime.ts'

/** Brings the local database up to date before anything is served: migrations, then the catalogue and the sample directory. Messages stay. */
const { env, dispose } = await getPlatformProxy<{ DB?: D1Database }>()
if (env.DB) {
  const migrations = await migrate(env.DB)
  if (migrations.length > 0) console.log(`Database: applied ${migrations.join(', ')}`)
  const written = await seed(env.DB)
  if (written.length > 0) console.log(`Database: ${written.join(' and ')} written`)
} else if (!process.env.UPSTREAM_URL) {
  console.error('There is no database: bind a D1 database as DB in wrangler.toml, or set UPSTREAM_URL.')
  process.exitCode = 1
}
await dispose()
