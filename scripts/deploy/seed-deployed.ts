import type { Database } from '../directory/database.ts'
import { buildSamples, buildSeed, SHOWN_SAMPLE } from '../seed-sql.ts'

/**
 * Writes the catalogue of this version into a database that holds another one, and the sample directory where it is shown and
 * none was imported. Messages are not touched. Returns what it wrote.
 */
export async function seedDeployed(database: Database, showsSamples: boolean): Promise<Array<string>> {
  const written: Array<string> = []
  const { edition, statements } = buildSeed()
  const [catalogue] = await database.query<{ edition: string }>('SELECT edition FROM catalogue_edition')
  if (catalogue?.edition !== edition) {
    await database.run(statements)
    written.push('catalogue')
  }
  if (!showsSamples) return written
  const [directory] = await database.query<{ sample: string | null }>(SHOWN_SAMPLE)
  if (directory?.sample === null) return written
  const samples = buildSamples()
  if (directory?.sample !== samples.sample) {
    await database.run(await samples.statements(Date.now()))
    written.push('sample professionals')
  }
  return written
}
