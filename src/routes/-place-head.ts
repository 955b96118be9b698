import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-absent-head.ts'

type Loaded = { title: string; description: string; path: string; noIndex?: boolean }

/** The head of a place page: what its loader found, else the words for a place that is not there or cannot be read. */
export function placeHead(
  loaded: Loaded | undefined,
  missing: { title: string; text: string },
  match: Parameters<typeof absentHead>[1],
) {
  if (loaded) return pageHead({ ...loaded, siteOrigin: match.context.siteOrigin })
  return absentHead(missing, match)
}
