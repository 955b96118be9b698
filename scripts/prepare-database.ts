import { getPlatformProxy } from 'wrangler'
import { type Env, readConfig, settingsIn } from '#worker/config.ts'
import { runCommand } from './arguments.ts'
import { migrate, seed } from './runtime.ts'

/**
 * Brings the local database up to date before anything is served: migrations, then the catalogue and the sample
 * directory. Messages stay.
 */
async function prepare(): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Omit<Env, 'ASSETS'>>()
  if (env.DB) {
    const migrations = await migrate(env.DB)
    if (migrations.length > 0) console.log(`Database: applied ${migrations.join(', ')}`)
    const written = await seed(env.DB)
    if (written.length > 0) console.log(`Database: ${written.join(' and ')} written`)
  } else {
    const given = readConfig({ ...env, ...settingsIn(process.env) })
    if (!given.ok) throw new Error(given.problem)
  }
  await dispose()
}

await runCommand(prepare)
