import { leastRatings, type Weekday } from '#api/provider-filters.ts'
import type { FilterCount, ProviderCounts } from '#api/schemas/provider.ts'
import { providerList as strings } from '#content/provider-list.ts'
import type { ListFilter } from '#data/providers/list-queries.ts'
import type { ListSearch } from '#data/providers/list-search.ts'
import { language } from '#lib/language.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { getEntry, nameOfId, titleFromSlug } from '#lib/slug.ts'

/** A value of a filter: its words, and how many the list would have with it, where that was counted. */
export type Option = { value: string; label: string; count: number | undefined }

export type FilterOptions = {
  job: Array<Option>
  area: Array<Option>
  language: Array<Option>
  rating: Array<Option>
  verified: number | undefined
  today: number | undefined
}

type Counted = {
  /** The values in the address. */
  search: ListSearch
  /** Counts of the whole list: every value. */
  known: ProviderCounts | undefined
  /** Counts of the filtered list. */
  counts: ProviderCounts | undefined
  jobTitles: Readonly<Record<string, string>>
  weekday: Weekday
  /** The filtered list has no providers, or could not be read. */
  isEmpty: boolean
}

function getCount(counts: ReadonlyArray<FilterCount> | undefined, value: string): number | undefined {
  return counts && (counts.find((one) => one.value === value)?.count ?? 0)
}

/** Returns the count in the filtered list. It is 0 if nobody in the whole list has the value. */
function countAmong({ known, counts }: Counted, name: 'ratings' | 'verified' | 'days', value: string) {
  return getCount(known?.[name], value) === 0 ? 0 : getCount(counts?.[name], value)
}

/** Adds the filters that the visitor chose but nobody counted, so that they can be seen and removed. */
function withChosen(
  options: Array<Option>,
  name: 'job' | 'area' | 'language',
  { search, jobTitles, isEmpty }: Counted,
): Array<Option> {
  const value = search[name]
  if (value === undefined || options.some((option) => option.value === value)) return options
  // The counts hold only the most frequent areas. A value with providers is real, so its name may be shown.
  const title = name === 'job' ? getEntry(jobTitles, value) : !isEmpty && titleFromSlug(value)
  return [...options, { value, label: title || nameOfId(value) || strings.names[name], count: undefined }]
}

/**
 * Returns the options in the order in which visitors look for them: jobs and areas by name, languages by how many speak
 * them.
 */
export function filterOptions(list: Counted): FilterOptions {
  const { known, counts, jobTitles, weekday } = list
  const ownIds = Object.keys(jobTitles)
  const listedIds = known?.jobs.map(({ value }) => value) ?? ownIds
  // Providers of several services have jobs of the others too.
  const jobIds = ownIds.length > 0 ? listedIds.filter((id) => ownIds.includes(id)) : listedIds
  const getCounted = (name: 'areas' | 'languages') =>
    (known?.[name] ?? []).map(({ value, title }) => ({
      value,
      label: title,
      count: getCount(counts?.[name], value),
    }))
  const jobs = jobIds.flatMap((id): Array<Option> => {
    const label = getEntry(jobTitles, id) ?? nameOfId(id)
    return label ? [{ value: id, label, count: getCount(counts?.jobs, id) }] : []
  })
  const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label, language.locale)
  return {
    job: withChosen(jobs, 'job', list).sort(byLabel),
    area: withChosen(getCounted('areas'), 'area', list).sort(byLabel),
    language: withChosen(getCounted('languages'), 'language', list),
    rating: leastRatings.map((value) => ({
      value,
      label: strings.least(value),
      count: countAmong(list, 'ratings', value),
    })),
    verified: countAmong(list, 'verified', '1'),
    today: countAmong(list, 'days', weekday),
  }
}

/** Returns the address of a list without one of its filters, from its beginning. */
export function hrefWithout(action: string, search: ListSearch, name: ListFilter): string {
  return action + stringifySearch({ ...search, [name]: undefined, after: undefined })
}

/** Returns the value of a filter in words. */
export function filterStrings(search: ListSearch, name: ListFilter, options: FilterOptions): string {
  if (name === 'verified' || name === 'today') return strings.names[name]
  const label = options[name].find(({ value }) => value === search[name])?.label
  return label ?? strings.names[name]
}
