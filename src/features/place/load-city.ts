import { notFound } from '@tanstack/react-router'
import { type PageContext, startDeferred } from '#api/page-data.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import { type Place, type PlaceCity, statePart } from '#api/places/resolve-place.ts'
import { cityMeta, type PlaceMeta } from '#content/place-meta.ts'
import { paths } from '#lib/paths.ts'
import { builtInCity } from './combinations.ts'
import { findCity, keepCanonical } from './find-place.ts'
import { offeredServices, topServices } from './offered-services.ts'

type CityAddress = {
  city: string
  /** Given when the address goes through the state, which must be the city's own. */
  state?: string
  search: string
}

function serviceTitles(listed: PlaceCity | undefined): Array<string> {
  return (listed ? offeredServices(listed.serviceIds) : topServices).map(({ title }) => title)
}

/** Finds out whether there is a page about this city, and what to call it. */
export async function loadCity(
  context: PageContext,
  { city: cityPart, state: stateName, search }: CityAddress,
): Promise<PlaceMeta & { path: string; city: Place; state?: Place }> {
  const city = await findCity(context, cityPart)
  if (!city) throw notFound()
  const { id, title, state, listed } = city
  const path = paths.city(id)
  if (stateName === undefined) {
    keepCanonical([cityPart], [id], path + search)
  } else {
    if (!state || statePart(stateName) !== state.id) throw notFound()
    keepCanonical([stateName, cityPart], [state.id, id], paths.stateCity(state.id, id) + search)
  }
  if (!listed) await startDeferred(context, [placeQueries.city(context.api, id, { quiet: true })])
  const meta = cityMeta(title, stateName === undefined ? undefined : state?.title, serviceTitles(listed))
  const ownWords = stateName === undefined ? builtInCity(id)?.seoDescription : undefined
  return {
    ...meta,
    ...(ownWords && { description: ownWords }),
    path,
    city: { id, title },
    ...(state && { state }),
  }
}
