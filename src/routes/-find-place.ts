import { notFound, redirect } from '@tanstack/react-router'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { type PageContext, readCritical } from '#data/page-data.ts'
import { builtInCity, builtInState } from '#data/places/built-in-places.ts'
import { placeQueries } from '#data/places/place-queries.ts'
import {
  cityPart,
  type Place,
  type PlaceCity,
  type PlaceState,
  statePart,
} from '#data/places/resolve-place.ts'
import {
  type LoadedService,
  loadService,
  type PricedCity,
  serviceQueries,
} from '#data/services/service-queries.ts'
import { placePart, slugify } from '#lib/slug.ts'

/** The data that a city page needs to start. `listed` is the upstream's entry, if it was read. */
type CityOfAddress = Place & { state?: Place; listed?: PlaceCity }

/** Returns the city with this path segment. Asks the upstream unless it is built in. */
export async function cityOfAddress(context: PageContext, part: string): Promise<CityOfAddress | undefined> {
  const known = builtInCity(cityPart(part))
  if (known) return { id: known.id, title: known.title, state: namedPlace(known.stateId) }
  const listed = await listedCity(context, part)
  return listed && { ...listed, listed }
}

async function listedCity(context: PageContext, part: string): Promise<PlaceCity | undefined> {
  return (await readCritical(context, placeQueries.city(context.api, placePart(part)))) ?? undefined
}

export async function listedState(context: PageContext, part: string): Promise<PlaceState | undefined> {
  return (await readCritical(context, placeQueries.state(context.api, placePart(part)))) ?? undefined
}

/**
 * Returns the state with this path segment. `listed` is undefined for a built-in state, for which the upstream is not
 * asked.
 */
export async function stateOfAddress(
  context: PageContext,
  part: string,
): Promise<(Place & { listed?: PlaceState }) | undefined> {
  const known = builtInState(statePart(part))
  if (known) return { id: known.id, title: known.title }
  const listed = await listedState(context, part)
  return listed && { id: listed.id, title: listed.title, listed }
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
  void context.queryClient.prefetchQuery(serviceQueries.beside(context.api, id, cityId))
  const service = await loadService(context, id, cityId)
  if (!service) throw notFound()
  return service
}

/** Redirects any other spelling of the path segments to the canonical one, permanently. */
export function keepCanonical(
  parts: ReadonlyArray<string>,
  canonical: ReadonlyArray<string>,
  href: string,
): void {
  if (parts.some((part, index) => part !== canonical[index])) throw redirect({ href, statusCode: 301 })
}
