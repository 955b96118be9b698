import type { Env } from '#worker/app-context.ts'
import { readConfig } from '#worker/config.ts'
import { runCommand } from './arguments.ts'
import { openLocalDatabase } from './local-database.ts'
import { seed } from './runtime.ts'
import { settingsIn } from './settings.ts'

/** Prepares the local database: migrations, then the catalogue and the sample directory. Messages stay. */
async function prepare(): Promise<void> {
  const { env, database, migrations, dispose } = await openLocalDatabase<Omit<Env, 'ASSETS'>>()
  if (database) {
    if (migrations.length > 0) console.log(`Database: applied ${migrations.join(', ')}`)
    const written = await seed(database)
    if (written.length > 0) console.log(`Database: ${written.join(' and ')} written`)
  } else {
    const { config, problems } = readConfig({ ...env, ...settingsIn(process.env) })
    if (!config) throw new Error(problems.join('\n'))
  }
  await dispose()
}

await runCommand(prepare)
