import {
  filterSpellings,
  leastRatings,
  MAX_COUNTED_VALUES,
  type ProviderFilters,
  type ProviderSort,
  WEEK,
  type Weekday,
} from '#api/provider-filters.ts'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { type PageContext, readEntry } from '#data/page-data.ts'
import { type Counted, countProviders } from '#data/providers/who-is-listed.ts'
import { pageParams } from '#lib/search-params.ts'
import { listQueries } from './list-queries.ts'

/** The parameters in the address of a list. */
export type ListSearch = { [Name in (typeof pageParams.professionals)[number]]?: string | undefined }

/** The orders of a list of one city, the usual one first. */
export const listSorts = [
  'match',
  'rating',
  'experience',
  'price',
] as const satisfies ReadonlyArray<ProviderSort>

/** Returns the day of the week of a calendar day (`2026-11-01`). */
export function getWeekday(day: string): Weekday {
  return WEEK[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEK.length] ?? 'mon'
}

/** Returns true for a list without filters, in the usual order and from its beginning. */
export function isPlain(search: ListSearch): boolean {
  return pageParams.professionals.every((name) => search[name] === undefined)
}

/** The spellings of the parameters of a list, as those of the API's call. */
const spellings: Record<keyof ListSearch, (value: string) => string | undefined> = {
  ...filterSpellings,
  rating: filterSpellings.min_rating,
  today: filterSpellings.verified,
  sort: (value) => listSorts.slice(1).find((sort) => sort === value),
}

/** Returns the well-formed parameters of a URL, including jobs, areas and languages that no provider has. */
export function wellFormed(search: ListSearch): ListSearch {
  const valid: ListSearch = {}
  for (const name of pageParams.professionals) {
    const value = search[name]
    if (value !== undefined && spellings[name](value) !== undefined) valid[name] = value
  }
  return valid
}

const countedFilters = { job: 'jobs', area: 'areas', language: 'languages' } as const
export type CountedFilter = keyof typeof countedFilters

/** Returns the filters that no provider of the whole list matches, by its counts. */
export function unknownFilters(search: ListSearch, counts: ProviderCounts | undefined): Array<CountedFilter> {
  if (!counts) return []
  return (['job', 'area', 'language'] as const).filter((name) => {
    const values = counts[countedFilters[name]]
    const isWhole = values.length < MAX_COUNTED_VALUES
    return search[name] !== undefined && isWhole && !values.some(({ value }) => value === search[name])
  })
}

/** Returns the filters of the API call for the search of an address. `today` is a calendar day. */
export function getFilters(
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
    day: search.today === '1' ? getWeekday(today) : undefined,
    sort: listSorts.find((one) => one === sort),
    after,
  }
}

type ListPlace = { category: string; city: string; today: string }

/**
 * Reads a list: counts its providers without filters, and starts the read of the filtered list. @throws notFound without
 * a directory, ApiError when it cannot be read
 */
export async function loadList(context: PageContext, search: ListSearch, place: ListPlace): Promise<Counted> {
  const { category: service, city } = place
  const [plain] = await Promise.all([
    readEntry(context, listQueries.page(context.api, getFilters({}, place))),
    readEntry(context, listQueries.jobTitles(context.api, service)),
  ])
  if (!isPlain(search))
    void context.queryClient.prefetchQuery(listQueries.page(context.api, getFilters(search, place)))
  return countProviders(plain, { service, city })
}
