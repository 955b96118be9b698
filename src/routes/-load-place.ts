import { notFound } from '@tanstack/react-router'
import { builtInServices, topServiceIds } from '#catalogue/service-list.ts'
import { cityMeta, type PlaceMeta, stateMeta, unservedMeta } from '#content/place-pages.ts'
import { type PageContext, readForHead } from '#data/page-data.ts'
import { builtInState } from '#data/places/built-in-places.ts'
import { cityFactsQuery } from '#data/places/city-facts.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { type ListedHere, listedAmong, listQueries } from '#data/providers/list-queries.ts'
import { stateQueries } from '#data/queries.ts'
import { serviceQueries } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { keepCanonical, listedCity, listedState, requireState } from './-find-place.ts'
import { refusePlace } from './-refuse-place.ts'

type CityAddress = {
  city: string
  /** Set for an address below a state. */
  state?: string
  search: string
}

/** Loads the data of a city page. @throws notFound when there is no such city */
export async function loadCity(
  context: PageContext,
  { city: cityPart, state: stateName, search }: CityAddress,
): Promise<PlaceMeta & { path: string; city: Place; state?: Place; noIndex?: boolean }> {
  const city = await listedCity(context, cityPart)
  if (!city) return refusePlace(context, cityPart)
  const { id, title, state } = city
  const path = paths.city(id)
  if (stateName === undefined) {
    keepCanonical([cityPart], [id], path + search)
  } else {
    const getHref = (stateId: string, part: string) => paths.stateCity(stateId, part) + search
    const cityState = await requireState(context, { state: stateName, city: cityPart }, state, getHref)
    keepCanonical([stateName, cityPart], [cityState.id, id], getHref(cityState.id, id))
  }
  const place = { path, city: { id, title }, ...(state && { state }) }
  if (city.serviceIds.length === 0) {
    void context.queryClient.prefetchQuery(stateQueries.cards(context.api))
    return { ...unservedMeta(title), ...place, noIndex: true }
  }
  const [answer, known] = await Promise.all([
    readForHead(context, serviceQueries.inCity(context.api, id)),
    readForHead(context, cityFactsQuery(context.api, id)),
  ])
  const services = answer.ok ? [...answer.data.top, ...answer.data.more] : builtInServices(topServiceIds)
  const { listed: count, noIndex = false, content } = known.ok ? known.data : {}
  const meta = cityMeta(
    count,
    title,
    stateName === undefined ? undefined : state?.title,
    services.map((service) => service.title),
    answer.ok && answer.data.top.some(({ price }) => price),
  )
  const ownWords = stateName === undefined && count !== 0 ? content?.seoDescription : undefined
  return { ...meta, ...(ownWords && { description: ownWords }), ...place, ...(noIndex && { noIndex }) }
}

/** Loads the data of a state page. @throws notFound when there is no such state */
export async function loadState(
  context: PageContext,
  { state: part, search }: { state: string; search: string },
): Promise<PlaceMeta & { path: string; state: Place } & Partial<ListedHere>> {
  void context.queryClient.prefetchQuery(stateQueries.cards(context.api))
  const listed = await listedState(context, part)
  if (!listed) throw notFound()
  const { id, title, cities } = listed
  const state = { id, title }
  const path = paths.state(id)
  keepCanonical([part], [id], path + search)
  if (listed.isUnserved) return { ...unservedMeta(title), path, state, noIndex: true }
  void context.queryClient.prefetchQuery(serviceQueries.inState(context.api, id))
  const here = listedAmong(await readForHead(context, listQueries.anywhere(context.api)), cities)
  const ownWords = here.listed === 0 ? undefined : builtInState(id)?.seoDescription
  const names = cities.map((city) => city.title)
  return {
    ...stateMeta(here.listed, title, names),
    ...(ownWords && { description: ownWords }),
    path,
    state,
    ...here,
  }
}
