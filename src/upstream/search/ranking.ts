/** Where a row of the catalogue has a word of the search, and what that is worth. */
export type Hit = { row: number; category_id: string; service_id: string | null; points: number }

/** The hits of one word, or of the spelling that was guessed for it. */
export type WordHits = { weak: boolean; isGuess?: boolean; hits: ReadonlyArray<Hit> }

export type SearchHit = { categoryId: string; serviceIds: Array<string> }

type Scored = { row: number; categoryId: string; serviceId: string | null; score: number; covered: number }

/** What a word in a title is worth. */
export const TITLE_POINTS = 3
/** What a word that a row does not have counts when the rest of its category has it. */
const ELSEWHERE = 0.5
/** What a word counts that a row has in its description alone. */
const IN_PASSING = 0.6

/** A word that may be meant is worth this part of one that was written. */
const A_GUESS = 0.5
/** The share of the words that has to be known. */
const ENOUGH_KNOWN = 0.5

/** About as many rows as the catalogue has: a word that is in all of them says nothing. */
const CATALOGUE_ROWS = 300
/** Hits that are worth less than this part of the best are left out. */
const GOOD_ENOUGH = 0.5
/** What the further rows of a category add to its best one. */
const COMPANY = 0.1
/** How many rows of a category count at all. */
const MOST_COMPANY = 4

/**
 * Whether a text is about what the catalogue has at all: half of its words are known, a guess being half a word, or one
 * of them stands in a title; and guesses alone have to agree. 'Cheap flight for a beach trip' is not about the AC that trips.
 */
export function isAboutTheCatalogue(words: ReadonlyArray<WordHits>): boolean {
  const strong = words.filter(({ weak }) => !weak)
  const known = strong.filter(({ hits }) => hits.length > 0)
  const sure = known.filter(({ isGuess }) => !isGuess)
  if (sure.some(({ hits }) => hits.some(({ points }) => points >= TITLE_POINTS))) return true
  if (sure.length + (known.length - sure.length) * A_GUESS < strong.length * ENOUGH_KNOWN) return false
  return sure.length > 0 || shareARow(known)
}

function shareARow([first, ...others]: ReadonlyArray<WordHits>): boolean {
  return (
    first?.hits.some(({ row }) => others.every(({ hits }) => hits.some((other) => other.row === row))) ??
    false
  )
}

function rarity(hits: ReadonlyArray<Hit>): number {
  return Math.log(1 + CATALOGUE_ROWS / (1 + new Set(hits.map(({ row }) => row)).size))
}

/** How much of the words all rows of a category have together. */
function coverByCategory(words: ReadonlyArray<WordHits>): Map<string, number> {
  const covered = new Map<string, number>()
  for (const { hits } of words) {
    for (const id of new Set(hits.map(({ category_id: category }) => category)))
      covered.set(id, (covered.get(id) ?? 0) + rarity(hits))
  }
  return covered
}

/**
 * Scores rows by the words and phrases that they have: a rare word counts more than a common one, and a row with all
 * words far more than a row with some.
 */
export function scoreRows(words: ReadonlyArray<WordHits>, phrases: ReadonlyArray<Hit>): Array<Scored> {
  const rows = new Map<number, Scored>()
  const known = words.filter(({ weak, hits }) => !weak && hits.length > 0)
  const total = known.reduce((sum, { hits }) => sum + rarity(hits), 0)

  function add(hits: ReadonlyArray<Hit>, counts: boolean) {
    const weight = rarity(hits)
    const seen = new Set<number>()
    for (const { row, category_id: categoryId, service_id: serviceId, points } of hits) {
      const scored = rows.get(row) ?? { row, categoryId, serviceId, score: 0, covered: 0 }
      scored.score += points * weight
      if (counts && !seen.has(row)) scored.covered += points < 0.5 ? weight * IN_PASSING : weight
      seen.add(row)
      rows.set(row, scored)
    }
  }
  for (const { weak, hits } of words) add(hits, !weak)
  add(phrases, false)
  const categories = coverByCategory(known)
  return [...rows.values()]
    .filter(({ covered }) => covered > 0)
    .map((scored) => {
      const elsewhere = (categories.get(scored.categoryId) ?? 0) - scored.covered
      return { ...scored, score: scored.score * ((scored.covered + ELSEWHERE * elsewhere) / total) ** 2 }
    })
    .sort((a, b) => b.score - a.score || a.row - b.row)
}

/** Categories by their best row and what else of them was found, each with the services that matched well. */
export function rankCategories(rows: ReadonlyArray<Scored>): Array<SearchHit> {
  const enough = (rows[0]?.score ?? 0) * GOOD_ENOUGH
  const groups = new Map<string, Array<Scored>>()
  for (const row of rows) groups.set(row.categoryId, [...(groups.get(row.categoryId) ?? []), row])
  return [...groups]
    .filter(([, found]) => found.some(({ score }) => score >= enough))
    .map(([categoryId, found]) => ({
      categoryId,
      score: found
        .slice(0, MOST_COMPANY)
        .reduce((sum, { score }, index) => sum + (index === 0 ? score : score * COMPANY), 0),
      serviceIds: found.flatMap(({ serviceId, score }) => (serviceId && score >= enough ? [serviceId] : [])),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ categoryId, serviceIds }) => ({ categoryId, serviceIds }))
}
