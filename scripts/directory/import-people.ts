import { createHash, randomUUID } from 'node:crypto'
import { type Person, profileOf, summaryOf } from '#upstream/directory/person.ts'
import { publishStatements, removalOfOthers, stageStatements, WRITING } from '#upstream/directory/write.ts'
import { literal } from '#upstream/seed/sql.ts'
import { idOfKey } from './columns.ts'
import type { Database } from './database.ts'
import { ownCatalogue } from './own-catalogue.ts'

/** The same for the same people, in whichever order, as long as rows are written in the same way. */
function editionOf(people: ReadonlyArray<Person>): string {
  const hash = createHash('sha256').update(String(WRITING))
  for (const person of people.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(JSON.stringify([summaryOf(person), profileOf(person), person.reviews]))
  return `import-${hash.digest('hex').slice(0, 16)}`
}

type Directory = { edition: string; total: number }

async function currentDirectory(database: Database): Promise<Directory | undefined> {
  const [row] = await database.query<Directory>(
    `SELECT edition, (SELECT count(*) FROM providers WHERE edition = directory.edition) AS total
     FROM directory WHERE only_row = 1`,
  )
  return row
}

/** Removes what an import has written that ended before it was shown. @returns how many people that were */
async function undoUnfinished(database: Database, current: Directory | undefined): Promise<number> {
  const [left] = await database.query<{ people: number }>(
    'SELECT count(*) AS people FROM providers WHERE edition IS NOT (SELECT edition FROM directory WHERE only_row = 1)',
  )
  const people = left?.people ?? 0
  if (people > 0) await database.run(removalOfOthers(current?.edition ?? ''), { together: true })
  return people
}

/**
 * Shows these people and nobody else. `before` is the directory as it was when they were chosen.
 * @returns whether anything changed
 * @throws when another command has come between
 */
async function publish(
  database: Database,
  people: ReadonlyArray<Person>,
  before: Directory | undefined,
): Promise<boolean> {
  const name = editionOf(people)
  if (before?.edition.startsWith(name) && before.total === people.length) return false
  // Two commands that take in the same people at once must not write into each other's rows.
  const edition = `${name}-${randomUUID().slice(0, 8)}`
  await database.run(stageStatements(people, edition, ownCatalogue))
  await database.run(publishStatements(edition, { inPlaceOf: before?.edition, total: people.length }), {
    together: true,
  })
  if ((await currentDirectory(database))?.edition !== edition)
    throw new Error('Another command changed the directory meanwhile: run this one again.')
  return true
}

async function erasedIds(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>('SELECT id FROM provider_ids WHERE is_erased = 1')
  return new Set(rows.map(({ id }) => id))
}

export type ImportOutcome = {
  shown: number
  erased: number
  isNew: boolean
  /** How many people were removed that an import before had not come to show. */
  undone: number
}

/** Puts people in place of the directory, but for those who were erased. */
export async function importPeople(
  database: Database,
  people: ReadonlyArray<Person>,
): Promise<ImportOutcome> {
  const before = await currentDirectory(database)
  const undone = await undoUnfinished(database, before)
  const erased = await erasedIds(database)
  const shown = people.filter(({ id }) => !erased.has(id))
  const isNew = await publish(database, shown, before)
  return { shown: shown.length, erased: people.length - shown.length, isNew, undone }
}

type StoredRow = { id: string; summary: string; profile: string }
type StoredReviews = { provider_id: string; reviews: string }

/** Everybody of the current edition, as they were written. */
async function storedPeople(database: Database): Promise<Array<Person>> {
  const current = '(SELECT edition FROM directory WHERE only_row = 1)'
  const rows = await database.query<StoredRow>(
    `SELECT id, summary, profile FROM providers WHERE edition = ${current}`,
  )
  const reviews = await database.query<StoredReviews>(
    `SELECT provider_id, reviews FROM provider_reviews WHERE edition = ${current} ORDER BY provider_id, page`,
  )
  const byPerson = Map.groupBy(reviews, ({ provider_id }) => provider_id)
  return rows.map(({ id, summary, profile }) => ({
    ...JSON.parse(summary),
    ...JSON.parse(profile),
    reviews: (byPerson.get(id) ?? []).flatMap((page) => JSON.parse(page.reviews)),
  }))
}

/** Removes somebody for good: all that stays is the hash of the key, by which no later file brings them back. */
export async function erasePerson(
  database: Database,
  key: string,
): Promise<{ wasShown: boolean; undone: number }> {
  const id = idOfKey(key)
  await database.run([
    `INSERT INTO provider_ids (id, is_erased) VALUES (${literal(id)}, 1) ON CONFLICT (id) DO UPDATE SET is_erased = 1`,
  ])
  const before = await currentDirectory(database)
  const undone = await undoUnfinished(database, before)
  const people = await storedPeople(database)
  const erased = await erasedIds(database)
  const left = people.filter((person) => !erased.has(person.id))
  if (left.length < people.length) await publish(database, left, before)
  return { wasShown: people.some((person) => person.id === id), undone }
}
