import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
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
  const place = city ? ` in ${city}` : ''
  const name = `${title} Services${place}`
  return pageHead({
    title: `${name}${name.length > LONGEST_WITH_DETAIL ? '' : ': prices and booking'} | ${company.name}`,
    description: `${title} at home${place}: what each job includes and what it starts from, with technicians you can book in the ${company.name} app.`,
    path,
    siteOrigin: match.context.siteOrigin,
  })
}
