import { hasDevanagari } from '#search/devanagari.ts'
import { nearestHeard, nearestWords } from '#search/spelling.ts'
import { allWords, joinedNeighbours, knownWords, sameMeaning, searchWords, wordPairs } from '#search/words.ts'
import type { Database } from '#upstream/app.ts'
import {
  type Hit,
  isAboutTheCatalogue,
  rankCategories,
  type SearchHit,
  scoreRows,
  TITLE_POINTS,
} from '#upstream/search/ranking.ts'

/** A statement and the values of its parameters. */
export type Statement = { sql: string; values: Array<string> }

/** Runs read statements together and gives the rows of each. */
export type RunStatements = <Row>(statements: ReadonlyArray<Statement>) => Promise<Array<Array<Row>>>

const FROM = 'FROM catalogue_search WHERE catalogue_search MATCH'

/** What a match is worth: in the title most; in the description, which is long, little, and nothing beside another. */
const BY_WORD = `SELECT rowid AS row, category_id, service_id, ${TITLE_POINTS} AS points ${FROM} ?1
  UNION ALL SELECT rowid, category_id, service_id, 2 ${FROM} ?2
  UNION ALL SELECT rowid, category_id, service_id, 0.4 ${FROM} ?3
  UNION ALL SELECT rowid, category_id, service_id, 0.5 ${FROM} ?4`

const BY_PHRASE = `SELECT rowid AS row, category_id, service_id, 3 AS points ${FROM} ?1
  UNION ALL SELECT rowid, category_id, service_id, 1 ${FROM} ?2`

/** The columns that a text is looked for in. */
type Columns = { title: string; description: string }

const ENGLISH: Columns = { title: 'title', description: 'description' }
/** A text in Hindi letters is also looked for in what is said of a row in Hindi. */
const HINDI: Columns = { title: 'title other_title', description: 'description other_description' }

function vocabularyOf({ title, description }: Columns): string {
  const joined = (columns: string) => columns.split(' ').join(" || ' ' || ")
  return `SELECT ${joined(title)} AS title, keywords, ${joined(description)} AS description FROM catalogue_search`
}

/** A beginning that is shorter than this stands for too many words, unless it is all that is asked. */
const SHORTEST_BEGINNING = 4

/** Phrases as an FTS5 expression; quoted, so that no word is read as an operator. */
function anyOf(phrases: ReadonlyArray<string>): string {
  return phrases.map((phrase) => `"${phrase}"`).join(' OR ')
}

function wordStatement(
  word: string,
  alternatives: ReadonlyArray<string>,
  isAlone: boolean,
  { title, description }: Columns,
): Statement {
  const any = anyOf(alternatives)
  const beginning = isAlone || word.length >= SHORTEST_BEGINNING ? `"${word}"*` : `"${word}"`
  return {
    sql: BY_WORD,
    values: [
      `{${title}} : (${any})`,
      `{keywords} : (${any})`,
      `({${description}} : (${any})) NOT ({${title} keywords} : (${any}))`,
      `{${title} keywords} : ${beginning}`,
    ],
  }
}

function phraseStatement(words: ReadonlyArray<string>, { title }: Columns): Statement | undefined {
  const pairs = wordPairs(words)
  if (pairs.length === 0) return undefined
  return {
    sql: BY_PHRASE,
    values: [`{${title} keywords} : "${words.join(' ')}"`, `{${title} keywords} : (${anyOf(pairs)})`],
  }
}

/** The words of the catalogue, and those that its titles are made of. */
async function readVocabulary(
  run: RunStatements,
  columns: Columns,
): Promise<{ all: Set<string>; names: Set<string> }> {
  const [rows = []] = await run<{ title: string; keywords: string; description: string }>([
    { sql: vocabularyOf(columns), values: [] },
  ])
  const names = [...rows.flatMap(({ title }) => allWords(title)), ...knownWords]
  return {
    all: new Set([
      ...names,
      ...rows.flatMap(({ keywords, description }) => [...allWords(keywords), ...allWords(description)]),
    ]),
    names: new Set(names),
  }
}

/** For words that the catalogue does not have, the spellings that it does have. */
async function correct(
  run: RunStatements,
  unknown: ReadonlyArray<string>,
  isHindi: boolean,
): Promise<Map<string, Array<string>>> {
  if (unknown.length === 0) return new Map()
  const { all, names } = await readVocabulary(run, isHindi ? HINDI : ENGLISH)
  return new Map(
    unknown.flatMap((word) => {
      const heard = isHindi ? nearestHeard(word, all) : []
      const nearest = heard.length > 0 ? heard : nearestWords(word, all, names)
      return nearest.length > 0 ? [[word, nearest]] : []
    }),
  )
}

type Looked = { words: Array<Array<Hit>>; phrase: Array<Hit> }

const knownWordSet = new Set(knownWords)

/** Words for the same thing; a word of Hindi letters is one of those that sound like it. */
function meaningsOf(word: string, isHindi: boolean): Array<string> {
  const heard = isHindi ? nearestHeard(word, knownWordSet) : []
  return [...new Set([word, ...heard].flatMap(sameMeaning))]
}

/** Looks for each word, under all of its spellings, and for all of them as a phrase. */
async function look(
  run: RunStatements,
  spoken: ReadonlyArray<string>,
  words: ReadonlyArray<ReadonlyArray<string>>,
  isHindi: boolean,
): Promise<Looked> {
  const columns = isHindi ? HINDI : ENGLISH
  const phrase = phraseStatement(spoken, columns)
  const found = await run<Hit>([
    ...words.map(([word = '', ...others]) =>
      wordStatement(
        word,
        [
          ...[word, ...others].flatMap((each) => meaningsOf(each, isHindi)),
          ...joinedNeighbours(spoken, word),
        ],
        words.length === 1 && others.length === 0,
        columns,
      ),
    ),
    ...(phrase ? [phrase] : []),
  ])
  return { words: found.slice(0, words.length), phrase: phrase ? (found.at(-1) ?? []) : [] }
}

/** Searches categories, child categories and services for any of the words; the nearest spelling stands in for an unknown one. */
export async function searchWith(run: RunStatements, text: string): Promise<Array<SearchHit>> {
  const spoken = allWords(text)
  const isHindi = hasDevanagari(text)
  const words = searchWords(spoken, isHindi)
  if (words.length === 0) return []
  const asked = await look(
    run,
    spoken,
    words.map(({ text: word }) => [word]),
    isHindi,
  )
  const unknown = words.flatMap(({ text: word, weak }, index) =>
    !weak && asked.words[index]?.length === 0 ? [word] : [],
  )
  const guesses = await correct(run, unknown, isHindi)
  const meant = words.map(({ text: word }) => guesses.get(word) ?? [word])
  const corrected = spoken.map((word) => guesses.get(word)?.[0] ?? word)
  const found = guesses.size > 0 ? await look(run, corrected, meant, isHindi) : asked
  const hits = words.map(({ text: word, weak }, index) => ({
    weak,
    isGuess: guesses.has(word),
    hits: found.words[index] ?? [],
  }))
  return isAboutTheCatalogue(hits) ? rankCategories(scoreRows(hits, found.phrase)) : []
}

/** Searches the catalogue of the embedded upstream. */
export function searchCatalogue(db: Database, text: string): Promise<Array<SearchHit>> {
  async function run<Row>(statements: ReadonlyArray<Statement>): Promise<Array<Array<Row>>> {
    if (statements.length === 0) return []
    const answers = await db.batch<Row>(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)))
    return answers.map(({ results }) => results)
  }
  return searchWith(run, text)
}
