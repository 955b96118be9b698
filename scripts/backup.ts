import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { callerPath, readArguments, refuseArguments, runCommand } from './arguments.ts'
import { dump } from './backup/dump.ts'
import type { Database } from './directory/database.ts'
import { withDatabase } from './open-database.ts'

const USAGE = 'Usage: npm run backup -- file.sql [--remote]'

const { values, positionals } = readArguments(
  { options: { remote: { type: 'boolean', default: false } }, allowPositionals: true },
  USAGE,
)
const [file, ...more] = positionals
if (!file || more.length > 0) refuseArguments('Name one file for the backup.', USAGE)

/**
 * Writes schema and data of a database to a new file that only its owner can read. Leaves no file when it fails, and
 * exits with status 1 when rows are missing.
 */
async function backUp(database: Database, target: string): Promise<void> {
  const opened = openSync(target, 'wx', 0o600)
  let isComplete = true
  function report(sentence: string): void {
    console.error(sentence)
    isComplete = false
  }
  try {
    for await (const statement of dump(database, report)) writeSync(opened, `${statement}\n`)
  } catch (error) {
    rmSync(target)
    throw error
  } finally {
    closeSync(opened)
  }
  const missing = isComplete ? '' : ', without the rows above'
  console.log(`The database is in ${target}${missing}. It holds contact messages: keep it in a safe place.`)
  if (!isComplete) process.exitCode = 1
}

await runCommand(async () => {
  const target = callerPath(file)
  if (existsSync(target)) throw new Error(`${target} exists already.`)
  await withDatabase(values, (database) => backUp(database, target))
})
