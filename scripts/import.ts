import { createReadStream, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { erasePerson, importPeople } from './directory/import-people.ts'
import { describeProblem, readProviders } from './directory/read-providers.ts'
import { withDatabase } from './open-database.ts'

const MAX_SHOWN = 50
const MAX_MEGABYTES = 100

const USAGE = `Usage: npm run import -- professionals.csv [--remote] [--dry-run]
       npm run import -- --erase KEY [--remote]`

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      erase: { type: 'string' },
    },
  },
  USAGE,
)

function tellOfUnfinished(people: number): void {
  if (people > 0)
    console.log(
      `An import that had not ended is undone: nobody has seen the ${people} professionals that it had written.`,
    )
}

async function importFile(name: string): Promise<void> {
  // npm runs scripts in the folder of the repository; INIT_CWD is where it was called.
  const file = path.resolve(process.env.INIT_CWD ?? '', name)
  if (!existsSync(file)) refuseArguments(`There is no file ${name}.`, USAGE)
  const found = statSync(file)
  if (found.isDirectory()) throw new Error(`${name} is a folder: name a CSV file.`)
  if (found.size > MAX_MEGABYTES * 2 ** 20) throw new Error(`${name} is larger than ${MAX_MEGABYTES} MB.`)
  const { people, problems } = await readProviders(() => createReadStream(file))
  for (const problem of problems.slice(0, MAX_SHOWN)) console.error(describeProblem(problem))
  if (problems.length > 0) {
    if (problems.length > MAX_SHOWN) console.error(`and ${problems.length - MAX_SHOWN} more`)
    console.error(`${name} was refused: nothing was changed.`)
    process.exitCode = 1
    return
  }
  if (values['dry-run']) return console.log(`${name}: ${people.length} professionals, all can be taken in.`)
  const { shown, erased, isNew, undone } = await withDatabase(values, (database) =>
    importPeople(database, people),
  )
  tellOfUnfinished(undone)
  const left = erased > 0 ? `, ${erased} left out because they were erased` : ''
  console.log(isNew ? `${shown} professionals are shown${left}.` : `Nothing has changed${left}.`)
}

async function erase(key: string): Promise<void> {
  const { wasShown, undone } = await withDatabase(values, (database) => erasePerson(database, key))
  tellOfUnfinished(undone)
  console.log(wasShown ? 'Erased.' : 'Nobody with this key was shown; no later file brings them in.')
}

const [file, ...others] = positionals
const isErasing = values.erase !== undefined
const isNobody = values.erase?.trim() === ''
if (others.length > 0 || isNobody || isErasing === (file !== undefined) || (isErasing && values['dry-run']))
  refuseArguments('One file, or one key to be erased for good.', USAGE)
await runCommand(async () => {
  if (values.erase !== undefined) await erase(values.erase)
  else if (file !== undefined) await importFile(file)
})
