import type { SearchTerm } from '#api/schemas/search-term.ts'
import { type CatalogueMatcher, createCatalogueMatcher, type ServiceHit } from '#search/catalogue-matcher.ts'
import { toDocuments } from '#search/documents.ts'
import { languageOfLetters, searchable } from '#search/search-index.ts'
import { tokenize } from '#search/tokens.ts'
import { type Database, Hono, type UpstreamEnv } from '#upstream/hono.ts'
import {
  detectLanguage,
  type FurtherLanguage,
  furtherLanguages,
  getLanguage,
  translationColumn,
  type WithTranslation,
  withTranslation,
} from '#upstream/languages.ts'

type TermRow = WithTranslation<Omit<SearchTerm, 'keywords'> & { keywords: string }>

const TABLES = [
  { kind: 'service', table: 'categories', serviceId: 'id' },
  { kind: 'group', table: 'child_categories', serviceId: 'category_id' },
  { kind: 'job', table: 'services', serviceId: 'category_id' },
] as const

async function readRows(db: Database, language: FurtherLanguage | undefined): Promise<Array<TermRow>> {
  const answers = await db.batch<TermRow>(
    TABLES.map(({ kind, table, serviceId }) =>
      db.prepare(
        `SELECT '${kind}' AS kind, id, ${serviceId} AS serviceId, title, keywords, description${translationColumn(language)} FROM ${table} ORDER BY position`,
      ),
    ),
  )
  return answers.flatMap(({ results }) => results)
}

function termOfRow(row: TermRow): SearchTerm {
  const { keywords, ...term } = withTranslation(row)
  return { ...term, keywords: keywords.split(', ').filter(Boolean) }
}

/** The matcher of the isolate, and the rows that it was built from. */
let last: { rows: string; matcher: CatalogueMatcher } | undefined

/** Searches the catalogue of the embedded API. */
export async function searchCatalogue(db: Database, asked: string): Promise<Array<ServiceHit>> {
  const text = searchable(asked)
  const read = await Promise.all([undefined, ...furtherLanguages].map((language) => readRows(db, language)))
  const rows = JSON.stringify(read)
  if (last?.rows !== rows) {
    const [english = [], ...others] = read.map((own) => own.map(termOfRow))
    last = { rows, matcher: createCatalogueMatcher(toDocuments(english, others)) }
  }
  return last.matcher.findServices(tokenize(text), languageOfLetters(text) !== 'en')
}

export const searchTerms = new Hono<UpstreamEnv>()

searchTerms.get('/terms', async (c) => {
  const language = getLanguage(c)
  const rows = await readRows(c.env.DB, language)
  detectLanguage(c, language, rows)
  return c.json({ code: 200, data: rows.map(termOfRow) })
})
