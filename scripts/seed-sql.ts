import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { posts } from '#upstream/seed/blog/posts.ts'
import { seedStatements } from '#upstream/seed/sql.ts'

/** The statements of the seed, the last of which records which edition of the catalogue they hold. */
export function buildSeed(): { edition: string; statements: Array<string> } {
  const folder = new URL('../src/upstream/seed/blog/', import.meta.url)
  const statements = seedStatements(
    posts.map((post) => ({ ...post, content: readFileSync(new URL(`${post.slug}.html`, folder), 'utf8') })),
  )
  const edition = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16)
  const record = `INSERT INTO catalogue_edition (only_row, edition) VALUES (1, '${edition}') ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`
  return { edition, statements: [...statements, record] }
}
