/** The terms of one document, by field. */
export type FieldTerms<Field extends string> = Partial<Record<Field, ReadonlyArray<string>>>

/** Where a term stands: the document, the field, and how well the field answers it (BM25+). */
export type Hit<Field extends string> = { doc: number; field: Field; score: number }

export type InvertedIndex<Field extends string> = {
  has: (term: string) => boolean
  hits: (term: string) => ReadonlyArray<Hit<Field>>
}

/** How fast a term that is repeated stops counting. */
const SATURATION = 0.6
/** How much a long field counts less. */
const LENGTH_WEIGHT = 0.7
/** The least that a term is worth in a field of any length. */
const LEAST = 0.5

type Posting<Field> = { doc: number; field: Field; count: number; length: number }

function postingsOf<Field extends string>(docs: ReadonlyArray<FieldTerms<Field>>) {
  const postings = new Map<string, Array<Posting<Field>>>()
  const lengths = new Map<Field, number>()
  docs.forEach((fields, doc) => {
    for (const [field, terms] of Object.entries(fields) as Array<[Field, ReadonlyArray<string>]>) {
      lengths.set(field, (lengths.get(field) ?? 0) + terms.length)
      const counts = new Map<string, number>()
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
      for (const [term, count] of counts) {
        const posting = { doc, field, count, length: terms.length }
        const known = postings.get(term)
        if (known) known.push(posting)
        else postings.set(term, [posting])
      }
    }
  })
  return { postings, lengths }
}

/** Builds an inverted index; a document is known by its position. */
export function createInvertedIndex<Field extends string>(
  docs: ReadonlyArray<FieldTerms<Field>>,
): InvertedIndex<Field> {
  const { postings, lengths } = postingsOf(docs)
  const scored = new Map<string, ReadonlyArray<Hit<Field>>>()

  function hits(term: string): ReadonlyArray<Hit<Field>> {
    const known = scored.get(term)
    if (known) return known
    const found = postings.get(term)
    if (!found) return []
    const frequency = new Set(found.map(({ doc }) => doc)).size
    const rarity = Math.log(1 + (docs.length - frequency + 0.5) / (frequency + 0.5))
    const result = found.map(({ doc, field, count, length }) => {
      const average = (lengths.get(field) ?? 0) / docs.length
      const norm = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / average))
      return { doc, field, score: rarity * (LEAST + (count * (SATURATION + 1)) / (count + norm)) }
    })
    scored.set(term, result)
    return result
  }
  return { has: (term) => postings.has(term), hits }
}
