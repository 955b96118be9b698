import { type Hit, rankCategories, type SearchHit, scoreRows } from '#upstream/search/ranking.ts'
import { nearestWords } from '#lib/spelling.ts'
import {
  allWords,
  joinedNeighbours,
  type SearchWord,
  sameMeaning,
  searchWords,
  wordPairs,
} from '#upstream/search/words.ts'

/** A statement and the values of its parameters. */
export type Statement = { sql: string; values: Array<string> }

/** Runs read statements together and gives the rows of each. */
export type RunStatements = <Row>(statements: ReadonlyArray<Statement>) => Promise<Array<Array<Row>>>

const FROM = 'FROM catalogue_search WHERE catalogue_search MATCH'

/** What a match is worth: in the title most; in the description, which is long, little, and nothing beside another. */
const BY_WORD = `SELECT rowid AS row, category_id, service_id, 3 AS points ${FROM} ?1
  UNION ALL SELECT rowid, category_id, service_id, 2 ${FROM} ?2
  UNION ALL SELECT rowid, category_id, service_id, 0.4 ${FROM} ?3
  UNION ALL SELECT rowid, category_id, service_id, 0.5 ${FROM} ?4`

const BY_PHRASE = `SELECT rowid AS row, category_id, service_id, 3 AS points ${FROM} ?1
  UNION ALL SELECT rowid, category_id, service_id, 1 ${FROM} ?2`

const VOCABULARY = 'SELECT title, keywords FROM catalogue_search'

/** A beginning that is shorter than this stands for too many words, unless it is all that is asked. */
const SHORTEST_BEGINNING = 4

/** Phrases as an FTS5 expression; quoted, so that no word is read as an operator. */
function anyOf(phrases: ReadonlyArray<string>): string {
  return phrases.map((phrase) => `"${phrase}"`).join(' OR ')
}

function wordStatement(word: string, alternatives: ReadonlyArray<string>, isAlone: boolean): Statement {
  const any = anyOf(alternatives)
  const beginning = isAlone || word.length >= SHORTEST_BEGINNING ? `"${word}"*` : `"${word}"`
  return {
    sql: BY_WORD,
    values: [
      `{title} : (${any})`,
      `{keywords} : (${any})`,
      `({description} : (${any})) NOT ({title keywords} : (${any}))`,
      `{title keywords} : ${beginning}`,
    ],
  }
}

function phraseStatement(words: ReadonlyArray<string>): Statement | undefined {
  const pairs = wordPairs(words)
  if (pairs.length === 0) return undefined
  return {
    sql: BY_PHRASE,
    values: [`{title keywords} : "${words.join(' ')}"`, `{title keywords} : (${anyOf(pairs)})`],
  }
}

async function readVocabulary(run: RunStatements): Promise<Set<string>> {
  const [rows = []] = await run<{ title: string; keywords: string }>([{ sql: VOCABULARY, values: [] }])
  return new Set(rows.flatMap(({ title, keywords }) => allWords(`${title} ${keywords}`)))
}

/** Looks again for words that the catalogue does not have, under the spellings that it does have. */
async function findMisspelt(
  run: RunStatements,
  unknown: ReadonlyArray<SearchWord>,
): Promise<Array<Array<Hit>>> {
  if (unknown.length === 0) return []
  const vocabulary = await readVocabulary(run)
  const statements = unknown.map(({ text }) => {
    const nearest = nearestWords(text, vocabulary)
    return nearest[0] ? wordStatement(nearest[0], nearest.flatMap(sameMeaning), false) : undefined
  })
  const found = await run<Hit>(statements.filter((statement) => statement !== undefined))
  return statements.map((statement) => (statement ? (found.shift() ?? []) : []))
}

/** Searches categories, child categories and services for any of the words; the nearest spelling stands in for an unknown one. */
export async function searchWith(run: RunStatements, text: string): Promise<Array<SearchHit>> {
  const spoken = allWords(text)
  const words = searchWords(spoken)
  if (words.length === 0) return []
  const phrase = phraseStatement(spoken)
  const found = await run<Hit>([
    ...words.map((word) =>
      wordStatement(
        word.text,
        [...sameMeaning(word.text), ...joinedNeighbours(spoken, word.text)],
        words.length === 1,
      ),
    ),
    ...(phrase ? [phrase] : []),
  ])
  const unknown = words.filter((word, index) => !word.weak && found[index]?.length === 0)
  const misspelt = await findMisspelt(run, unknown)
  const hits = words.map((word, index) => ({
    weak: word.weak,
    hits: misspelt[unknown.indexOf(word)] ?? found[index] ?? [],
  }))
  return rankCategories(scoreRows(hits, phrase ? (found.at(-1) ?? []) : []))
}

/** Searches the catalogue of the embedded upstream. */
export function searchCatalogue(db: D1Database, text: string): Promise<Array<SearchHit>> {
  async function run<Row>(statements: ReadonlyArray<Statement>): Promise<Array<Array<Row>>> {
    if (statements.length === 0) return []
    const answers = await db.batch<Row>(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)))
    return answers.map(({ results }) => results)
  }
  return searchWith(run, text)
}
