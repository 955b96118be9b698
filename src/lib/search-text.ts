import { paths } from './paths.ts'

/** Where the form goes; a browser without a script adds the text as `q`. */
export const SEARCH_PATH = paths.searchForm

/** More than this is not searched: the embedded upstream reads as much. */
export const LONGEST_SEARCH = 120

/** What is searched for: the text without blanks around it, cut when it is very long; empty when there is none. */
export function searchText(value: string | undefined): string {
  return [...(value ?? '').trim().replace(/\s+/g, ' ')].slice(0, LONGEST_SEARCH).join('').trim()
}
