import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import {
  pageDescriptions,
  pageTitles,
  serviceDescription,
  serviceHead as strings,
} from '#content/page-heads.ts'
import type { JobsKnown } from '#data/places/local-jobs.ts'
import type { Place } from '#data/places/resolve-place.ts'
import type { ListedHere } from '#data/providers/list-queries.ts'
import { ownWords, pageHead } from '#lib/seo.ts'

type FixedPage = Exclude<keyof typeof pageDescriptions, 'search' | 'results'>

/** Returns the head of a page whose title and description never change. */
export function fixedHead(page: FixedPage, path: string, noIndex = false) {
  return pageHead({
    title: `${pageTitles[page]} | ${company.name}`,
    description: pageDescriptions[page],
    path,
    noIndex,
  })
}

type Match = { status: string; error: unknown }

/**
 * Returns the head of a page without content. It names the missing entry, in the loader's words if it has any, or the
 * failure.
 */
export function absentHead(usual: { title: string; text: string }, { status, error }: Match) {
  const failed = status === 'error'
  const { data }: { data?: unknown } = Object(error)
  const missing = ownWords(data) ?? usual
  return pageHead({
    title: `${failed ? messages.failedPage.title : missing.title} | ${company.name}`,
    description: failed ? messages.errors.server : missing.text,
    noIndex: true,
  })
}

/** Maximum length of a name that gets a detail. A longer name fills the line of a search result. */
export const MAX_LENGTH_WITH_DETAIL = 35

/** Returns the head of a service page, with or without a city, or the head for a missing service. */
export function serviceHead(
  service: (Partial<ListedHere> & { title: string; jobs?: JobsKnown | undefined; city?: Place }) | undefined,
  path: string,
  match: Match,
) {
  if (!service) return absentHead(messages.notFound.service, match)
  const { title, jobs = 'prices', city, listed, noIndex } = service
  const name = strings.name(title, city?.title)
  return pageHead({
    title:
      name.length > MAX_LENGTH_WITH_DETAIL || jobs !== 'prices'
        ? strings.title(name)
        : strings.detailedTitle(listed, name),
    description: serviceDescription(listed, title, city?.title, service.jobs),
    path,
    ...(city && noIndex && { noIndex }),
  })
}

type Loaded = { title: string; description: string; path: string; noIndex?: boolean }

/** Returns the head of the page of a place or job, or the head for one that is missing or cannot be read. */
export function placeHead(
  loaded: Loaded | undefined,
  missing: { title: string; text: string },
  match: Match,
) {
  return loaded ? pageHead(loaded) : absentHead(missing, match)
}
