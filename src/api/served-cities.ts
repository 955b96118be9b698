import { type PageContext, readCritical } from '#api/page-data.ts'
import { cityQueries } from '#api/queries.ts'
import { headerCities } from '#content/places/header-cities.ts'
import { slugify } from '#lib/slug.ts'

/** The served city with this address part: a built-in one at once, any other after asking the upstream. */
export async function findServedCity(
  context: PageContext,
  slug: string,
): Promise<{ id: string; title: string } | undefined> {
  const builtIn = headerCities.find(({ id }) => id === slug)
  if (builtIn) return { id: builtIn.id, title: builtIn.title }
  const cities = (await readCritical(context, cityQueries.all(context.api))) ?? []
  const city = cities.find((candidate) => (candidate.slug ?? slugify(candidate.title)) === slug)
  return city && { id: slug, title: city.title }
}
