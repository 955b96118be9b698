import type { ListFilter, ListSearch } from '#api/professionals/list-search.ts'
import { professionalList as words } from '#content/professional-list.ts'
import { stringifySearch } from '#lib/search-params.ts'
import type { FilterOptions } from './filter-options.ts'

/** The address of a list without one of its filters, from its beginning. */
export function hrefWithout(action: string, search: ListSearch, name: ListFilter): string {
  return action + stringifySearch({ ...search, [name]: undefined, after: undefined })
}

/** What a filter is set to, in words. */
export function filterWords(search: ListSearch, name: ListFilter, options: FilterOptions): string {
  if (name === 'verified' || name === 'today') return words.names[name]
  const label = options[name].find(({ value }) => value === search[name])?.label
  return label ?? search[name] ?? ''
}
