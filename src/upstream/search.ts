/** One hit of the catalogue search: a category, or one of its services. */
type SearchRow = { category_id: string; service_id: string | null; score: number }

/** Words that carry no meaning in "my fan is not working", in English and in romanised Hindi. */
const FILLER_WORDS = new Set(
  'a an the and or of to in on at for from by with is are was be been has have my our your i we it its this that me near please need want get do does not no hai ka ki ke ko se mein nahi raha rahi gaya gayi working work works problem issue'.split(
    ' ',
  ),
)
const MAX_WORDS = 8
const MAX_TEXT = 120

/** The meaningful words of a visitor's text, lower case, at most eight; the filler words themselves when there is nothing else. */
export function searchWords(text: string): Array<string> {
  const words =
    text
      .slice(0, MAX_TEXT)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const meaningful = words.filter((word) => !FILLER_WORDS.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS)
}

/** An FTS5 query in which each word may be a beginning; quoted, so that no word is read as an operator. */
function prefixQuery(words: Array<string>, joiner: 'AND' | 'OR'): string {
  return words.map((word) => `"${word}"*`).join(` ${joiner} `)
}

/** Three-letter pieces of the words, for the trigram index. */
function fragmentQuery(words: Array<string>): string | undefined {
  const pieces = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2) }, (_, start) => `"${word.slice(start, start + 3)}"`),
  )
  return pieces.length > 0 ? pieces.slice(0, 24).join(' OR ') : undefined
}

const BY_WORDS = `SELECT category_id, service_id, bm25(catalogue_search, 0, 0, 10, 6, 1) AS score
  FROM catalogue_search WHERE catalogue_search MATCH ?1 ORDER BY score LIMIT 60`
const BY_FRAGMENTS = `SELECT category_id, service_id, bm25(catalogue_fragments) AS score
  FROM catalogue_fragments WHERE catalogue_fragments MATCH ?1 ORDER BY score LIMIT 12`

export type SearchHit = { categoryId: string; serviceIds: Array<string> }

/** Categories in the order of their best row, each with the services that matched. */
function groupByCategory(rows: Array<SearchRow>): Array<SearchHit> {
  const hits = new Map<string, SearchHit>()
  for (const row of rows) {
    const hit = hits.get(row.category_id) ?? { categoryId: row.category_id, serviceIds: [] }
    if (row.service_id && !hit.serviceIds.includes(row.service_id)) hit.serviceIds.push(row.service_id)
    hits.set(row.category_id, hit)
  }
  return [...hits.values()]
}

/**
 * Searches categories, child categories and services. All words first; when nothing has them all, any of them;
 * when no word is known, the nearest spelling.
 */
export async function searchCatalogue(db: D1Database, text: string): Promise<Array<SearchHit>> {
  const words = searchWords(text)
  if (words.length === 0) return []
  const run = async (sql: string, query: string) =>
    (await db.prepare(sql).bind(query).all<SearchRow>()).results
  let rows = await run(BY_WORDS, prefixQuery(words, 'AND'))
  if (rows.length === 0 && words.length > 1) rows = await run(BY_WORDS, prefixQuery(words, 'OR'))
  if (rows.length === 0) {
    const fragments = fragmentQuery(words)
    rows = fragments ? closeEnough(await run(BY_FRAGMENTS, fragments)) : []
  }
  return groupByCategory(rows)
}

/** Keeps the rows that share about as many pieces as the best one does: bm25 is lower for a better match. */
function closeEnough(rows: Array<SearchRow>): Array<SearchRow> {
  const best = rows[0]?.score ?? 0
  return best > -4 ? [] : rows.filter((row) => row.score <= best * 0.6)
}
