import { messages } from '#content/messages.ts'
import { categoryDescription, categoryHead as words } from '#content/page-heads.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-absent-head.ts'

/** A longer name fills the line of a search result by itself. */
const LONGEST_WITH_DETAIL = 35

/** The head of a category page, in a city or anywhere; of the words for a missing one when there is no title. */
export function categoryHead(
  title: string | undefined,
  city: string | undefined,
  path: string,
  match: Parameters<typeof absentHead>[1],
) {
  if (!title) return absentHead(messages.notFound.service, match)
  const name = words.name(title, city)
  return pageHead({
    title: name.length > LONGEST_WITH_DETAIL ? words.title(name) : words.detailedTitle(name),
    ...(import.meta.env.SSR && { description: categoryDescription(title, city) }),
    path,
    siteOrigin: match.context.siteOrigin,
  })
}
