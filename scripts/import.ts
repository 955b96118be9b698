import { existsSync, readFileSync, statSync } from 'node:fs'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import { erasePerson, importPeople, readPeople } from './directory/import-people.ts'
import { withDatabase } from './open-database.ts'

const MOST_SHOWN = 50

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

async function importFile(file: string): Promise<void> {
  if (!existsSync(file)) refuseArguments(`There is no file ${file}.`, USAGE)
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder: name a CSV file.`)
  const { people, problems } = readPeople(readFileSync(file))
  for (const { line, column, message } of problems.slice(0, MOST_SHOWN))
    console.error(`line ${line}${column && `, ${column}`}: ${message}`)
  if (problems.length > 0) {
    console.error(`${file}: ${problems.length} refused; nothing was changed.`)
    process.exitCode = 1
    return
  }
  if (values['dry-run']) return console.log(`${file}: ${people.length} professionals, all can be taken in.`)
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
