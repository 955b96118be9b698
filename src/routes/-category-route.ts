import { type PageContext, readCritical, startDeferred } from '#api/page-data.ts'
import { categoryQueries } from '#api/queries.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { builtInService } from '#content/services.ts'
import { pageHead } from '#lib/seo.ts'
import { absentHead } from './-absent-head.ts'

/** A longer name fills the line of a search result by itself. */
const LONGEST_WITH_DETAIL = 35

/**
 * Starts the read of a category and gives its title. One of the twelve needs no answer for that; for any other the
 * upstream decides whether it exists. Undefined when it does not.
 */
export async function loadCategory(context: PageContext, id: string): Promise<{ title: string } | undefined> {
  const query = categoryQueries.detail(context.api, id)
  const known = builtInService(id)
  if (known) {
    await startDeferred(context, [query])
    return { title: known.title }
  }
  const category = await readCritical(context, query)
  return category && { title: category.title }
}

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
