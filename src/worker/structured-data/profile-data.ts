import type { PersonLeaf } from 'schema-dts'
import type { PageContext } from '#api/page-data.ts'
import { type Profile, profileQueries } from '#api/profile.ts'
import { providerCrumbs } from '#content/data/provider-crumbs.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { cityNode } from '#worker/structured-data/subjects.ts'

/**
 * The person that a profile is about. Ratings and reviews are not told: those that a site gathers about people whom it sends
 * itself are no reviews to Google. https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
function personNode({ person, city, trades }: Profile, { origin, url }: Page): PersonLeaf {
  const { name, title, languages, about } = person
  const image = safeHttpUrl(person.image)
  const jobTitle = title || trades[0]?.title
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    url,
    ...(jobTitle && { jobTitle }),
    ...(about[0] && { description: about[0] }),
    ...(image && { image }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(city.isListed && { workLocation: cityNode(city, undefined, origin) }),
  }
}

/** What is told of a profile; of a sample only the way to it. */
export function profileData(id: string, context: PageContext, page: Page): StructuredData | undefined {
  const profile = cachedData(context, profileQueries.detail(context.api, id))
  if (!profile) return undefined
  const crumbs = providerCrumbs(profile)
  if (profile.person.sample) return { crumbs }
  return { pageType: 'ProfilePage', crumbs, subject: personNode(profile, page) }
}
