import { getPlatformProxy } from 'wrangler'
import { migrate, seed } from './runtime.ts'

/** Brings the local database up to date before development: the same one that `npm start` uses. */
const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>()
const migrations = await migrate(env.DB)
if (migrations.length > 0) console.log(`Database: applied ${migrations.join(', ')}`)
if (await seed(env.DB)) console.log('Database: catalogue written')
await dispose()
