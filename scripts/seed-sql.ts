import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { publishSampleStatements, stageStatements, WRITING } from '#upstream/directory/write.ts'
import { posts } from '#upstream/seed/blog/posts.ts'
import { samplePeople } from '#upstream/seed/providers/sample-people.ts'
import { seedStatements } from '#upstream/seed/sql.ts'
import { inFurtherLanguages } from '#upstream/seed/translations.ts'
import { ownCatalogue } from './directory/own-catalogue.ts'

function digestOf(texts: ReadonlyArray<string>): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}

function bodyOf(folder: string, slug: string): string {
  return readFileSync(new URL(`../src/upstream/seed/${folder}/${slug}.html`, import.meta.url), 'utf8')
}

/** The statements of the seed, the last of which records which edition of the catalogue they hold. */
export function buildSeed(): { edition: string; statements: Array<string> } {
  const statements = seedStatements(
    posts.map((post) => ({
      ...post,
      content: bodyOf('blog', post.slug),
      translations: inFurtherLanguages(({ posts, postCategories }, language) => ({
        ...posts[post.slug],
        categories: post.categories.map((name) => postCategories[name]),
        content: bodyOf(`${language}/blog`, post.slug),
      })),
    })),
  )
  const edition = digestOf(statements)
  const record = `INSERT INTO catalogue_edition (only_row, edition) VALUES (1, '${edition}') ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition`
  return { edition, statements: [...statements, record] }
}

/** The sample directory, under an edition of its own. */
export function buildSamples(): { edition: string; statements: () => Array<string> } {
  const people = samplePeople()
  const edition = `sample-${digestOf([String(WRITING), JSON.stringify(people)])}`
  return {
    edition,
    statements: () => [
      ...stageStatements(people, edition, ownCatalogue),
      ...publishSampleStatements(edition),
    ],
  }
}
