import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { erasePerson, importPeople, readPeople } from './directory/import-people.ts'
import { withDatabase } from './open-database.ts'

const MOST_SHOWN = 50

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    erase: { type: 'string' },
  },
})

async function importFile(file: string): Promise<void> {
  const { people, problems } = readPeople(readFileSync(file))
  for (const { line, column, message } of problems.slice(0, MOST_SHOWN))
    console.error(`line ${line}${column && `, ${column}`}: ${message}`)
  if (problems.length > 0) {
    console.error(`${file}: ${problems.length} refused; nothing was changed.`)
    process.exitCode = 1
    return
  }
  if (values['dry-run']) return console.log(`${file}: ${people.length} professionals, all can be taken in.`)
  const { shown, erased, isNew } = await withDatabase(values, (database) => importPeople(database, people))
  const left = erased > 0 ? `, ${erased} left out because they were erased` : ''
  console.log(isNew ? `${shown} professionals are shown${left}.` : `Nothing has changed${left}.`)
}

const [file] = positionals
if (values.erase !== undefined) {
  const key = values.erase
  const { wasShown } = await withDatabase(values, (database) => erasePerson(database, key))
  console.log(wasShown ? 'Erased.' : 'Nobody with this key was shown; no later file brings them in.')
} else if (file !== undefined) await importFile(file)
else {
  console.error(
    'Usage: npm run import -- professionals.csv [--remote] [--dry-run], or --erase KEY [--remote]',
  )
  process.exitCode = 1
}
