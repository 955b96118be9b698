import { notFound, redirect } from '@tanstack/react-router'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { placeQueries } from '#data/places/place-queries.ts'
import { type Place, type PlaceCity, type PlaceState, statePart } from '#data/places/resolve-place.ts'
import {
  type LoadedService,
  loadService,
  type PricedCity,
  RELATED_SLIDES,
  serviceQueries,
} from '#data/services/service-queries.ts'
import { placePart, slugify } from '#lib/slug.ts'

/** Returns the listed city with this path segment. */
export async function listedCity(context: PageContext, part: string): Promise<PlaceCity | undefined> {
  return (await readCritical(context, placeQueries.city(context.api, placePart(part)))) ?? undefined
}

/** Returns the listed state with this path segment. */
export async function listedState(context: PageContext, part: string): Promise<PlaceState | undefined> {
  return (await readCritical(context, placeQueries.state(context.api, placePart(part)))) ?? undefined
}

/**
 * Returns the state for an address below a state, which must be the city's own. If the given state has a city with the
 * same name under another id, redirects to that city. @throws notFound
 */
export async function requireState(
  context: PageContext,
  address: { state: string; city: string },
  state: Place | undefined,
  getHref: (state: string, city: string) => string,
): Promise<Place> {
  if (state && statePart(address.state) === statePart(state.id)) return state
  const part = placePart(address.city)
  const listed = await listedState(context, address.state)
  if (state && listed?.id === state.id) return state
  const namesake = listed?.cities.find(({ id, title }) => id !== part && slugify(title) === part)
  if (!listed || !namesake) throw notFound()
  throw redirect({ href: getHref(listed.id, namesake.id), statusCode: 301 })
}

/** Returns the service with its title, and starts to read the data beside it. @throws notFound when there is none */
export async function requireService(
  context: PageContext,
  id: string,
  cityId?: PricedCity,
): Promise<LoadedService> {
  void context.queryClient.prefetchQuery(serviceQueries.related(context.api, id, RELATED_SLIDES, cityId))
  const service = await loadService(context, id, cityId)
  if (!service) throw notFound()
  return service
}

/** Redirects any other spelling of the path segments to the canonical one, permanently. */
export function keepCanonical(
  parts: ReadonlyArray<string | undefined>,
  canonical: ReadonlyArray<string>,
  href: string,
): void {
  if (parts.some((part, index) => part !== canonical[index])) throw redirect({ href, statusCode: 301 })
}
