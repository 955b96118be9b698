import { type PageContext, readCritical } from '#api/page-data.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import { cityPart, type Place } from '#api/places/resolve-place.ts'
import { cityServiceCities, stateCityServiceCities } from '#content/places/combinations.ts'
import { headerCities } from '#content/places/header-cities.ts'
import { placePart, titleFromSlug } from '#lib/slug.ts'

const combinedCities = [...cityServiceCities, ...Object.values(stateCityServiceCities).flat()]

/** The cities that are served whatever the upstream lists. */
export const builtInCityIds = [...headerCities.map(({ id }) => id), ...combinedCities]

function builtInCity(id: string): Place | undefined {
  const named = headerCities.find((city) => city.id === id)
  if (named) return { id, title: named.title }
  return combinedCities.includes(id) ? { id, title: titleFromSlug(id) } : undefined
}

/**
 * The served city with this name in an address: a built-in one at once, any other after asking the upstream. Its id is
 * the canonical spelling, which the name may not be.
 */
export async function findServedCity(context: PageContext, part: string): Promise<Place | undefined> {
  const builtIn = builtInCity(cityPart(part))
  if (builtIn) return builtIn
  const city = await readCritical(context, placeQueries.city(context.api, placePart(part)))
  return city ? { id: city.id, title: city.title } : undefined
}
