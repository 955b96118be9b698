import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { pageDescriptions, pageTitles } from '#content/page-heads.ts'
import { ownWords, type PageMeta, pageHead } from '#lib/seo.ts'

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

/** Returns the head of the page of a place or job, or the head for one that is missing or cannot be read. */
export function placeHead(
  loaded: PageMeta | undefined,
  missing: { title: string; text: string },
  match: Match,
) {
  return loaded ? pageHead(loaded) : absentHead(missing, match)
}
