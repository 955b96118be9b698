import { CURRENT, deleteEdition, deleteProviders } from '#upstream/directory/editions.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { publishStatements, stageStatements, toHash } from '#upstream/directory/write.ts'
import { countStatements } from '#upstream/directory/write-counts.ts'
import { literal } from '#upstream/seed/sql.ts'
import { purgeStatement } from '#worker/cache/purge-time.ts'
import { providerIdOfKey } from './columns.ts'
import type { Database } from './database.ts'

/** Providers per read of the database. */
const ROWS_AT_ONCE = 5_000
/** Largest share of the directory that a file may withdraw without `replaceAll`. */
const MAX_WITHDRAWN = 0.2
const CHANGED_MEANWHILE = 'Another command changed the directory meanwhile: run this one again.'

/** The imported providers that are shown: ids with the hashes of their rows. */
type Imported = { edition: number | undefined; hashes: Map<string, string> }

async function readImported(database: Database): Promise<Imported> {
  const [current] = await database.query<{ edition: number; sample: string | null }>(
    'SELECT edition, sample FROM directory JOIN directory_edition USING (edition)',
  )
  const hashes = new Map<string, string>()
  if (!current || current.sample !== null) return { edition: current?.edition, hashes }
  let last = ''
  for (;;) {
    const rows = await database.query<{ id: string; hash: string }>(
      `SELECT id, hash FROM provider WHERE edition = ${current.edition} AND id > ${literal(last)} ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
    )
    for (const { id, hash } of rows) hashes.set(id, hash)
    last = rows.at(-1)?.id ?? ''
    if (rows.length < ROWS_AT_ONCE) return { edition: current.edition, hashes }
  }
}

async function erasedIds(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>('SELECT id FROM provider_ids WHERE is_erased = 1')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Counts of providers by the effect of the import. `erased` counts the erased providers in the file, which are left
 * out.
 */
type ImportChanges = {
  new: number
  changed: number
  unchanged: number
  withdrawn: number
  erased: number
}

type ImportOptions = {
  /** Returns the changes without making them. */
  dryRun?: boolean
  /** Allows a file that withdraws more than a fifth of the directory. */
  replaceAll?: boolean
  now?: number
}

function getChanges(shown: ReadonlyArray<Provider>, { hashes }: Imported): Omit<ImportChanges, 'erased'> {
  const known = shown.filter(({ id }) => hashes.has(id))
  const unchanged = known.filter((provider) => hashes.get(provider.id) === toHash(provider)).length
  return {
    new: shown.length - known.length,
    changed: known.length - unchanged,
    unchanged,
    withdrawn: hashes.size - known.length,
  }
}

/**
 * Replaces the directory with these providers: writes an edition, then switches all readers to it at once and purges
 * the caches. @throws when the file would withdraw too many, or another command has changed the directory meanwhile
 */
export async function importProviders(
  database: Database,
  providers: ReadonlyArray<Provider>,
  { dryRun = false, replaceAll = false, now = Date.now() }: ImportOptions = {},
): Promise<ImportChanges> {
  const before = await readImported(database)
  const erased = await erasedIds(database)
  const shown = providers.filter(({ id }) => !erased.has(id))
  const changes = { ...getChanges(shown, before), erased: providers.length - shown.length }
  const { withdrawn } = changes
  if (withdrawn > MAX_WITHDRAWN * before.hashes.size && !replaceAll && !dryRun)
    throw new Error(
      `The file withdraws ${withdrawn} of ${before.hashes.size} providers, more than a fifth. Nothing was changed: add --replace-all if it is complete.`,
    )
  if (dryRun || changes.new + changes.changed + withdrawn === 0) return changes
  const edition = Math.max(now, (before.edition ?? 0) + 1)
  await database.run(stageStatements(shown, edition))
  const published = publishStatements(edition, { inPlaceOf: before.edition, total: shown.length, now })
  await database.run([...published, purgeStatement({ isHard: false })], { together: true })
  const [current] = await database.query<{ edition: number }>('SELECT edition FROM directory')
  if (current?.edition === edition) return changes
  await database.run(deleteEdition(edition))
  throw new Error(CHANGED_MEANWHILE)
}

/** A provider, as the erase command shows it for confirmation. */
type KnownProvider = { id: string; name: string; title: string; city: string }

/** Finds a provider by the operator's key. Returns undefined when no edition has it. */
export async function findProvider(database: Database, key: string): Promise<KnownProvider | undefined> {
  const [row] = await database.query<Omit<KnownProvider, 'id'>>(
    `SELECT json_extract(summary, '$.name') AS name, json_extract(summary, '$.title') AS title, city_id AS city
     FROM provider WHERE edition IN (SELECT edition FROM directory_edition) AND id = ${literal(providerIdOfKey(key))}
     ORDER BY edition DESC LIMIT 1`,
  )
  return row && { id: providerIdOfKey(key), ...row }
}

/** Erases providers from all editions and caches. Keeps their ids, so that later imports leave them out. */
export async function eraseProviders(database: Database, ids: ReadonlyArray<string>): Promise<void> {
  await database.run(
    [
      ...ids
        .map(literal)
        .flatMap((id) => [
          `INSERT INTO provider_ids (id, is_erased) VALUES (${id}, 1) ON CONFLICT (id) DO UPDATE SET is_erased = 1`,
          ...deleteProviders(id, 'SELECT edition FROM directory_edition'),
        ]),
      ...countStatements(CURRENT),
      purgeStatement({ isHard: true }),
    ],
    { together: true },
  )
}
