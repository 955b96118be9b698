import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { callerPath, readArguments, refuseArguments, runCommand } from './arguments.ts'

const USAGE = 'Usage: npm run backup -- file.sql [--remote]'

const { values, positionals } = readArguments(
  { options: { remote: { type: 'boolean', default: false } }, allowPositionals: true },
  USAGE,
)
const [file, ...more] = positionals
if (!file || more.length > 0) refuseArguments('Name one file for the backup.', USAGE)

/** Exports the local or the deployed database to a file that only its owner can read. @throws when wrangler fails */
function exportTo(file: string): void {
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  const where = values.remote ? '--remote' : '--local'
  const options = ['--env', '', '--skip-confirmation', '--output', file]
  const { status, error } = spawnSync('wrangler', ['d1', 'export', 'DB', where, ...options], {
    stdio: ['inherit', 'ignore', 'inherit'],
  })
  if (status === 0) return
  rmSync(file)
  throw new Error(`wrangler could not export the database: ${error?.message ?? 'it says why above'}.`)
}

/** Writes schema and data of the local or the deployed database to a new file. */
async function backUp(target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already.`)
  if (values.remote)
    console.log(
      'The export blocks the deployed database until it ends: pages come from the caches meanwhile.',
    )
  exportTo(target)
  console.log(`The database is in ${target}. It holds contact messages: keep it in a safe place.`)
}

await runCommand(() => backUp(callerPath(file)))
