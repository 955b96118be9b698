import { ApiError } from '#api/errors.ts'
import type { PageContext } from '#api/page-data.ts'
import { readCities } from '#api/places/city-list.ts'
import { servedCity } from '#api/places/served-cities.ts'
import { toResult } from '#api/result.ts'
import type { City, State } from '#api/schemas/place.ts'
import { messages } from '#content/messages.ts'
import {
  cityPart,
  findCity,
  type Place,
  placeCity,
  placeOf,
  placeState,
  servicePart,
  servicesOf,
} from './resolve-place.ts'

/** A city, and whether a service can be booked there. */
export type ServiceCity = { city: Place; state?: Place; isOffered: boolean }

/** Where a service that is not to be had in a place can be booked instead. */
export type Elsewhere = { serviceId: string; cities: Array<Place> }

/** More than fit below a sentence help nobody. */
const MOST_ELSEWHERE = 8

type Lists = {
  cities: ReadonlyArray<City>
  states: Array<State>
  /** What a city offers that does not say it could not be read. */
  isUnsaid: boolean
}

async function readLists({ api }: PageContext): Promise<Lists> {
  let isUnsaid = false
  const [cities, states] = await Promise.all([
    readCities(api, async (read, other) => {
      const answer = await toResult(read, messages.errors.categories)
      isUnsaid = !answer.ok
      return answer.ok ? answer.data : other
    }),
    api.states(),
  ])
  return { cities, states, isUnsaid }
}

/**
 * The id of the service with this name in an address: one of the twelve in its own spelling, unless the API has a service
 * that is called exactly so.
 */
export async function serviceOfAddress({ api }: Pick<PageContext, 'api'>, part: string): Promise<string> {
  const id = servicePart(part)
  const isOwn = id !== part && (await api.category(part).catch(() => undefined))?._id === part
  return isOwn ? part : id
}

/**
 * The city with this name in an address and whether it offers a service, for every page about a service in a city. What
 * is not said cannot be denied: a built-in city that is not listed, or whose list cannot be read, offers the service, and so
 * does any that leaves it to the list of services when that cannot be read.
 * Undefined when there is no such city.
 * @throws ApiError when the list of any other city cannot be read
 */
export async function findServiceCity(
  context: PageContext,
  part: string,
  serviceId: string,
): Promise<ServiceCity | undefined> {
  const known = servedCity(cityPart(part))
  const answer = await toResult(readLists(context), messages.errors.cities)
  if (!answer.ok && !known) throw new ApiError('result', answer.status, answer.message)
  const lists = answer.ok ? answer.data : undefined
  const listed = lists && placeCity(lists.cities, lists.states, part)
  if (!listed) return known && { ...known, isOffered: true }
  const state = listed.state ?? known?.state
  const { id, title, apiId } = listed
  return {
    city: { id, title, ...(apiId && { apiId }) },
    ...(state && { state }),
    isOffered:
      listed.serviceIds.includes(serviceId) || (lists.isUnsaid && !findCity(lists.cities, part)?.serviceIds),
  }
}

/** The cities that offer a service, those of one state first. None when they cannot be read. */
export async function citiesElsewhere(
  context: PageContext,
  serviceId: string,
  nearState?: string,
): Promise<Elsewhere> {
  const answer = await toResult(readLists(context), messages.errors.cities)
  if (!answer.ok) return { serviceId, cities: [] }
  const { cities, states } = answer.data
  const offering = cities.filter((city) => servicesOf(city).includes(serviceId)).map(placeOf)
  const near = nearState ? (placeState(cities, states, nearState)?.cities ?? []) : []
  const isNear = ({ id }: Place) => near.some((city) => city.id === id)
  const nearestFirst = [...offering.filter(isNear), ...offering.filter((city) => !isNear(city))]
  return { serviceId, cities: nearestFirst.slice(0, MOST_ELSEWHERE) }
}
