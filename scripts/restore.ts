import { existsSync, readFileSync } from 'node:fs'
import { callerPath, readArguments, refuseArguments, runCommand } from './arguments.ts'
import { LAST_LINE } from './backup/dump.ts'
import { throughWrangler } from './directory/database.ts'
import { erasedProviders } from './directory/erased-providers.ts'
import { eraseProviders } from './directory/import-providers.ts'

const USAGE = 'Usage: npm run restore -- file.sql [--remote]'

const { values, positionals } = readArguments(
  { options: { remote: { type: 'boolean', default: false } }, allowPositionals: true },
  USAGE,
)
const [file, ...more] = positionals
if (!file || more.length > 0) refuseArguments('Name one file to restore.', USAGE)

/**
 * Reads a backup into the local or the deployed database, which must be empty. Erases the providers that were erased
 * after the backup.
 */
async function restore(source: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`)
  const statements = readFileSync(source, 'utf8').trimEnd()
  if (!statements.endsWith(LAST_LINE))
    throw new Error(`${source} does not end as a backup does, with "${LAST_LINE}": nothing was changed.`)
  const database = throughWrangler('DB', [values.remote ? '--remote' : '--local', '--env', ''])
  const tables = await database.query<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  )
  if (tables.length > 0)
    throw new Error(
      `The ${values.remote ? 'deployed' : 'local'} database is not empty. ${
        values.remote
          ? 'Create another one, put its id into wrangler.toml, and restore there.'
          : 'Move the folder .wrangler/state/v3/d1 away first.'
      }`,
    )
  await database.run([`${statements}\n`])
  const erased = erasedProviders()
  if (erased.length > 0) await eraseProviders(database, erased)
  console.log(`${source} is in the ${values.remote ? 'deployed' : 'local'} database.`)
}

await runCommand(() => restore(callerPath(file)))
