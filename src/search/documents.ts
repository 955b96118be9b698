import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import type { SearchDocument } from '#search/catalogue-terms.ts'

function getKey({ kind, id }: SearchTerm): string {
  return `${kind} ${id}`
}

/** Builds the documents of a catalogue from its terms in English and their translations. */
export function toDocuments(
  english: ReadonlyArray<SearchTerm>,
  others: ReadonlyArray<ReadonlyArray<SearchTerm>>,
): Array<SearchDocument> {
  const byKey = others.map((terms) => new Map(terms.map((term) => [getKey(term), term])))
  return english.map((term) => ({
    ...term,
    serviceId: term.serviceId ?? term.id,
    keywords: term.keywords ?? [],
    translations: byKey.flatMap((terms) => {
      const other = terms.get(getKey(term))
      return other && other.title !== term.title
        ? [{ title: other.title, description: other.description }]
        : []
    }),
  }))
}

/** Derives the terms of a service from the lists. Used for an API without `GET /search/terms`. */
export function termsOfService(service: CategorySummary | Category): Array<SearchTerm> {
  const { _id: serviceId, title, description } = service
  const groups = 'childCategories' in service ? service.childCategories : []
  const said = { keywords: undefined, serviceId }
  return [
    { ...said, kind: 'service', id: serviceId, title, description },
    ...groups.flatMap(
      (group): Array<SearchTerm> => [
        { ...said, kind: 'group', id: group.id, title: group.title, description: '' },
        ...group.superChildren.map(
          (job): SearchTerm => ({
            ...said,
            kind: 'job',
            id: job.id,
            title: job.title,
            description: job.description ?? '',
          }),
        ),
      ],
    ),
  ]
}
