import type { FilterCount, ProviderCounts } from '#api/schemas/provider.ts'
import { entryOf } from '#lib/slug.ts'
import { filterValue } from '#upstream/directory/list-part.ts'
import type { Person } from '#upstream/directory/person.ts'

/** The list of a trade in a city, of which either may be missing: `plumbing/kochi`, `/kochi`, `plumbing/`, `/`. */
export function scopeOf({
  category = '',
  city = '',
}: {
  category?: string | undefined
  city?: string | undefined
}): string {
  return `${category}/${city}`
}

/** Where so many people of a scope are; degrees. */
export type ScopePlace = [cityId: string, stateId: string, latitude: number, longitude: number, total: number]

/** The token of a search index for an id: letters and digits only, behind a letter that says of what. */
export function searchToken(kind: 'edition' | 'category' | 'city', id: string): string {
  return `${kind}x${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`
}

/** Reviews in a row of the table, and on a page. */
export const REVIEWS_ON_PAGE = 10

/** What a language calls the values of filters, as they stand in addresses. */
type ScopeWords = Record<'areas' | 'languages', Record<string, string>>

/** What the further languages call the languages of people and the areas of their city, as JSON by language. */
export function scopeWordsOf(people: ReadonlyArray<Person>, city: string): string {
  const found: Record<string, ScopeWords> = {}
  for (const person of people) {
    for (const [language, { summary }] of Object.entries(person.translations ?? {})) {
      found[language] ??= { areas: {}, languages: {} }
      const { areas, languages } = found[language]
      for (const [index, name] of summary.languages.entries())
        languages[filterValue(person.languages[index] ?? '')] = name
      if (city !== person.cityId) continue
      for (const [index, name] of summary.areas.entries())
        areas[filterValue(person.areas[index] ?? '')] = name
    }
  }
  return JSON.stringify(found)
}

function named(counts: Array<FilterCount>, words: Record<string, string>): Array<FilterCount> {
  return counts.map((count) => ({ ...count, title: entryOf(words, count.value) ?? count.title }))
}

/** The counts beside the filters as a language names them; `words` is its part of `scopeWordsOf`. */
export function countsInWords(counts: ProviderCounts, words: string | null | undefined): ProviderCounts {
  if (!words) return counts
  const { areas, languages }: ScopeWords = JSON.parse(words)
  return { ...counts, areas: named(counts.areas, areas), languages: named(counts.languages, languages) }
}
