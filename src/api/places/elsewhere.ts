import type { PageContext } from '#api/page-data.ts'
import { type Place, placeOf, placeState, servicesOf } from '#api/places/resolve-place.ts'
import { readPlacesWith } from '#api/places/service-city.ts'
import { toResult } from '#api/result.ts'
import { messages } from '#content/messages.ts'

/** Where a service that is not to be had in a place can be booked instead. */
export type Elsewhere = { serviceId: string; cities: Array<Place> }

/** More than fit below a sentence help nobody. */
const MOST_ELSEWHERE = 8

/** The cities that offer a service, those of one state first. None when they cannot be read. */
export async function citiesElsewhere(
  context: PageContext,
  serviceId: string,
  nearState?: string,
): Promise<Elsewhere> {
  const answer = await toResult(readPlacesWith(context, serviceId), messages.errors.cities)
  if (!answer.ok) return { serviceId, cities: [] }
  const [cities, states] = answer.data
  const offering = cities.filter((city) => servicesOf(city).includes(serviceId)).map(placeOf)
  const near = nearState ? (placeState(cities, states, nearState)?.cities ?? []) : []
  const isNear = ({ id }: Place) => near.some((city) => city.id === id)
  const nearestFirst = [...offering.filter(isNear), ...offering.filter((city) => !isNear(city))]
  return { serviceId, cities: nearestFirst.slice(0, MOST_ELSEWHERE) }
}
