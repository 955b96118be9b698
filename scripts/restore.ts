import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { throughWrangler } from './directory/database.ts'

const USAGE = 'Usage: npm run restore -- file.sql [--remote]'

const { values, positionals } = readArguments(
  { options: { remote: { type: 'boolean', default: false } }, allowPositionals: true },
  USAGE,
)
const [file, ...more] = positionals
if (!file || more.length > 0) refuseArguments('Name one file to restore.', USAGE)

/** Reads a backup into the local or the deployed database, which must be empty. */
async function restore(source: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`)
  const where = [values.remote ? '--remote' : '--local', '--env', '']
  const tables = await throughWrangler('DB', where).query<{ name: string }>(
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
  const { status, error } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', ...where, '--yes', '--file', source],
    {
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  )
  if (status !== 0)
    throw new Error(`wrangler could not read ${source}: ${error?.message ?? 'it says why above'}.`)
  console.log(`${source} is in the ${values.remote ? 'deployed' : 'local'} database.`)
}

await runCommand(() => restore(file))
