/** Where a row of the catalogue has a word of the search, and what that is worth. */
export type Hit = { row: number; category_id: string; service_id: string | null; points: number }

/** The hits of one word. */
export type WordHits = { weak: boolean; hits: ReadonlyArray<Hit> }

export type SearchHit = { categoryId: string; serviceIds: Array<string> }

type Scored = { row: number; categoryId: string; serviceId: string | null; score: number; covered: number }

/** About as many rows as the catalogue has: a word that is in all of them says nothing. */
const CATALOGUE_ROWS = 300
/** Hits that are worth less than this part of the best are left out. */
const GOOD_ENOUGH = 0.5
/** What the further rows of a category add to its best one. */
const COMPANY = 0.1
/** How many rows of a category count at all. */
const MOST_COMPANY = 4

function rarity(hits: ReadonlyArray<Hit>): number {
  return Math.log(1 + CATALOGUE_ROWS / (1 + new Set(hits.map(({ row }) => row)).size))
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
      if (counts && !seen.has(row)) scored.covered += weight
      seen.add(row)
      rows.set(row, scored)
    }
  }
  for (const { weak, hits } of words) add(hits, !weak)
  add(phrases, false)
  return [...rows.values()]
    .filter(({ covered }) => covered > 0)
    .map((scored) => ({ ...scored, score: scored.score * (scored.covered / total) ** 2 }))
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
