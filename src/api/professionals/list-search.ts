import {
  filterSpellings,
  leastRatings,
  type ProviderFilters,
  type ProviderSort,
  WEEK,
  type Weekday,
} from '#api/provider-filters.ts'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { pageParams } from '#lib/search-params.ts'

/** What the address of a list asks for. */
export type ListSearch = { [Name in (typeof pageParams.professionals)[number]]?: string | undefined }

/** The parameters that narrow a list, in the order in which they are shown. */
export const listFilters = ['job', 'area', 'language', 'rating', 'verified', 'today'] as const
export type ListFilter = (typeof listFilters)[number]

/** The orders of a list of one city, the usual one first. */
export const listSorts = [
  'match',
  'rating',
  'experience',
  'price',
] as const satisfies ReadonlyArray<ProviderSort>

/** The day of the week of a calendar day (`2026-11-01`). */
export function weekdayOf(day: string): Weekday {
  return WEEK[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEK.length] ?? 'mon'
}

/** Whether a list is all of its place, in the usual order and from its beginning. */
export function isPlain(search: ListSearch): boolean {
  return pageParams.professionals.every((name) => search[name] === undefined)
}

/**
 * What of an address means something: `counts` are those of the whole list, by which jobs, areas and languages are known.
 * Without counts nobody knows them, and they are asked for as they are written.
 */
export function knownSearch(search: ListSearch, counts: ProviderCounts | undefined): ListSearch {
  const among = (values: ReadonlyArray<string>) => (value: string) => values.includes(value)
  const counted = (name: 'jobs' | 'areas' | 'languages') => (value: string) =>
    filterSpellings.area(value) !== undefined && (counts?.[name].some((one) => one.value === value) ?? true)
  const tests: Record<keyof ListSearch, (value: string) => boolean> = {
    job: counted('jobs'),
    area: counted('areas'),
    language: counted('languages'),
    rating: among(leastRatings),
    verified: among(['1']),
    today: among(['1']),
    sort: among(listSorts.slice(1)),
    after: (value) => filterSpellings.after(value) !== undefined,
  }
  const known: ListSearch = {}
  for (const name of pageParams.professionals) {
    const value = search[name]
    if (value !== undefined && tests[name](value)) known[name] = value
  }
  return known
}

/** The call of the API for what an address asks; `today` is the day that it is. */
export function filtersOf(
  search: ListSearch,
  { category, city, today }: { category: string; city: string; today: string },
): ProviderFilters {
  const { job, area, language, rating, verified, sort, after } = search
  return {
    category,
    city,
    job,
    area,
    language,
    min_rating: leastRatings.find((least) => least === rating),
    verified: verified === '1' ? '1' : undefined,
    day: search.today === '1' ? weekdayOf(today) : undefined,
    sort: listSorts.find((one) => one === sort),
    after,
  }
}
