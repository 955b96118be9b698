/** The terms of one document, by field. */
export type FieldTerms<Field extends string> = Partial<Record<Field, ReadonlyArray<string>>>

/** A term's occurrence: the document, the field, and the BM25+ score of the field. */
export type Hit<Field extends string> = { doc: number; field: Field; score: number }

type InvertedIndex<Field extends string> = {
  has: (term: string) => boolean
  hits: (term: string) => ReadonlyArray<Hit<Field>>
}

/** BM25's k1: a lower value makes repetitions of a term count less. */
const SATURATION = 0.6
/** BM25's b: a higher value makes long fields count less. */
const LENGTH_WEIGHT = 0.7
/** BM25+'s delta: the minimum score of a term in a field of any length. */
const MIN_SCORE = 0.5

type Posting<Field> = { doc: number; field: Field; count: number; length: number }

function toPostings<Field extends string>(docs: ReadonlyArray<FieldTerms<Field>>) {
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

/** Builds an inverted index. The position of a document identifies it. */
export function createInvertedIndex<Field extends string>(
  docs: ReadonlyArray<FieldTerms<Field>>,
): InvertedIndex<Field> {
  const { postings, lengths } = toPostings(docs)
  const scored = new Map<string, ReadonlyArray<Hit<Field>>>()

  function hits(term: string): ReadonlyArray<Hit<Field>> {
    const known = scored.get(term)
    if (known) return known
    const termPostings = postings.get(term)
    if (!termPostings) return []
    const frequency = new Set(termPostings.map(({ doc }) => doc)).size
    const rarity = Math.log(1 + (docs.length - frequency + 0.5) / (frequency + 0.5))
    const result = termPostings.map(({ doc, field, count, length }) => {
      const average = (lengths.get(field) ?? 0) / docs.length
      const norm = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / average))
      return { doc, field, score: rarity * (MIN_SCORE + (count * (SATURATION + 1)) / (count + norm)) }
    })
    scored.set(term, result)
    return result
  }
  return { has: (term) => postings.has(term), hits }
}
