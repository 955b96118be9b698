import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { publishSampleStatements, stageStatements, WRITING } from '#upstream/directory/write.ts'
import { posts, withdrawnPosts } from '#upstream/seed/posts.ts'
import { seedStatements } from '#upstream/seed/sql.ts'
import { purgeStatement } from '#worker/cache/purge-time.ts'
import type { Database } from './directory/database.ts'
import { describeProblem, readProviders } from './directory/read-providers.ts'

function getDigest(texts: ReadonlyArray<string>): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

/** Returns the statements of the seed. The last one records the edition of the catalogue. */
export function buildSeed(): { edition: string; statements: Array<string> } {
  const statements = seedStatements(posts, withdrawnPosts)
  const edition = getDigest(statements)
  const record = `INSERT INTO catalogue_edition (only_row, edition) VALUES (1, '${edition}') ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`
  return { edition, statements: [...statements, record] }
}

const SAMPLE_FILE = new URL('../src/upstream/seed/sample-providers.csv', import.meta.url)

/** Returns the providers of the sample directory, read as any other file of providers. */
export async function readSamples(): Promise<Array<Provider>> {
  // Samples are shown with any clock of this machine.
  const options = { today: '9999-12-31', sample: true }
  const { providers, problems } = await readProviders(() => createReadStream(SAMPLE_FILE), options)
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return providers
}

/** Returns the sample directory: its digest, and the statements that write and show it as an edition. */
export function buildSamples(): { sample: string; statements: (edition: number) => Promise<Array<string>> } {
  const sample = getDigest([String(WRITING), readFileSync(SAMPLE_FILE, 'utf8')])
  return {
    sample,
    statements: async (edition) => [
      ...stageStatements(await readSamples(), edition, sample),
      ...publishSampleStatements(edition),
    ],
  }
}

/** Selects the digest of the sample directory that a database shows; null for an imported directory. */
const SHOWN_SAMPLE = 'SELECT sample FROM directory JOIN directory_edition USING (edition)'

/**
 * Writes the catalogue into a database that holds another edition, and with `samples` the sample directory unless one
 * was imported, and purges the caches. Messages stay. Returns the names of what it wrote.
 */
export async function writeSeed(database: Database, samples: boolean): Promise<Array<string>> {
  const written: Array<string> = []
  const purge = purgeStatement({ isHard: false })
  const { edition, statements } = buildSeed()
  const [catalogue] = await database.query<{ edition: string }>('SELECT edition FROM catalogue_edition')
  if (catalogue?.edition !== edition) {
    await database.run([...statements, purge], { together: true })
    written.push('catalogue')
  }
  if (!samples) return written
  const [directory] = await database.query<{ sample: string | null }>(SHOWN_SAMPLE)
  if (directory?.sample === null) return written
  const built = buildSamples()
  if (directory?.sample !== built.sample) {
    await database.run([...(await built.statements(Date.now())), purge], { together: true })
    written.push('sample professionals')
  }
  return written
}
