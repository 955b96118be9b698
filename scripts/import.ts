import { createReadStream, existsSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { callerPath, readArguments, refuseArguments, runCommand } from './arguments.ts'
import { providerIdOfKey } from './directory/columns.ts'
import type { Database } from './directory/database.ts'
import { erasedProviders, noteErasure } from './directory/erased-providers.ts'
import { eraseProviders, findProvider, importProviders } from './directory/import-providers.ts'
import { findPhotoProblems } from './directory/photos.ts'
import { type CheckPhotos, describeProblem, readProviders } from './directory/read-providers.ts'
import { withDatabase } from './open-database.ts'
import { purgeDeployedCache } from './purge-site.ts'

const MAX_SHOWN = 50
const MAX_MEGABYTES = 100

const USAGE = `Usage: npm run import -- professionals.csv [--remote] [--dry-run] [--replace-all] [--no-link-check]
       npm run import -- --erase KEY [--remote]
       npm run import -- --erase-again [--remote]`

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'replace-all': { type: 'boolean', default: false },
      'no-link-check': { type: 'boolean', default: false },
      erase: { type: 'string' },
      'erase-again': { type: 'boolean', default: false },
    },
  },
  USAGE,
)

/** Imports the providers of a CSV file, or prints its problems. `name` is what the operator calls it. */
async function importFrom(database: Database, file: string, name: string): Promise<void> {
  const { 'dry-run': dryRun, 'replace-all': replaceAll, 'no-link-check': isUnchecked } = values
  const checkPhotos: CheckPhotos = (addresses) => findPhotoProblems(database, addresses)
  const options = isUnchecked ? {} : { checkPhotos }
  const { providers, problems } = await readProviders(() => createReadStream(file), options)
  for (const problem of problems.slice(0, MAX_SHOWN)) console.error(describeProblem(problem))
  if (problems.length > 0) {
    if (problems.length > MAX_SHOWN) console.error(`and ${problems.length - MAX_SHOWN} more`)
    console.error(`${name} was refused: nothing was changed.`)
    process.exitCode = 1
    return
  }
  const changes = await importProviders(database, providers, { dryRun, replaceAll })
  const { erased, unchanged, withdrawn } = changes
  const left = erased > 0 ? `, ${erased} left out because they were erased` : ''
  console.log(
    `${dryRun ? 'Would be: ' : ''}${changes.new} new, ${changes.changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn${left}.`,
  )
  if (values.remote && !dryRun) await purgeDeployedCache(false)
}

async function importFile(name: string): Promise<void> {
  const file = callerPath(name)
  if (!existsSync(file)) refuseArguments(`There is no file ${name}.`, USAGE)
  const stats = statSync(file)
  if (stats.isDirectory()) throw new Error(`${name} is a folder: name a CSV file.`)
  if (stats.size > MAX_MEGABYTES * 2 ** 20) throw new Error(`${name} is larger than ${MAX_MEGABYTES} MB.`)
  await withDatabase(values, (database) => importFrom(database, file, name))
}

/** Asks a question. Only `y` and `yes` mean yes. @throws Error if the input ends without an answer */
async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)))
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
  terminal.close()
  if (answer === undefined) throw new Error('Nothing was erased: the question needs an answer, y or n.')
  return /^y(?:es)?$/i.test(answer.trim())
}

async function erase(database: Database, key: string): Promise<void> {
  const known = await findProvider(database, key)
  if (known) {
    const { name, title, city, id } = known
    console.log([name, title, city, `/provider/${id}`].filter(Boolean).join(', '))
    if (!(await agrees('Erase this provider from all editions?'))) return console.log('Nothing was changed.')
  }
  const id = providerIdOfKey(key)
  await eraseProviders(database, [id])
  noteErasure(id)
  if (!known) return console.log('No edition has this key; later files leave it out.')
  console.log('Erased. Every data centre follows within half a minute.')
  if (values.remote) await purgeDeployedCache(true)
}

/** Erases all that were erased before: a database that went back to an earlier time shows them again. */
async function eraseAgain(database: Database): Promise<void> {
  const ids = erasedProviders()
  await eraseProviders(database, ids)
  console.log(`Erased again: ${ids.length}.`)
  if (values.remote) await purgeDeployedCache(true)
}

const [file, ...others] = positionals
const { erase: key, 'erase-again': again } = values
const isOfFile = values['dry-run'] || values['replace-all'] || values['no-link-check']
if (
  others.length > 0 ||
  key?.trim() === '' ||
  [key !== undefined, file !== undefined, again].filter(Boolean).length !== 1 ||
  (file === undefined && isOfFile)
)
  refuseArguments('One file, or one key to be erased for good.', USAGE)
await runCommand(async () => {
  if (again) await withDatabase(values, eraseAgain)
  else if (key !== undefined) await withDatabase(values, (database) => erase(database, key))
  else if (file !== undefined) await importFile(file)
})
