import { notFound } from '@tanstack/react-router'
import { type PageContext, startDeferred } from '#api/page-data.ts'
import { placeQueries } from '#api/places/place-queries.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { stateQueries } from '#api/queries.ts'
import { serviceQueries } from '#api/services/service-queries.ts'
import { type PlaceMeta, stateMeta, unservedMeta } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { builtInState } from './built-in-places.ts'
import { keepCanonical, stateOfAddress } from './find-place.ts'

/** Finds out whether there is a page about this state, and what to call it. */
export async function loadState(
  context: PageContext,
  { state: part, search }: { state: string; search: string },
): Promise<PlaceMeta & { path: string; state: Place }> {
  const others = startDeferred(context, [stateQueries.cards(context.api)])
  const found = await stateOfAddress(context, part)
  if (!found) throw notFound()
  const { id, title, listed } = found
  const state = { id, title }
  const path = paths.state(id)
  keepCanonical([part], [id], path + search)
  await Promise.all([
    others,
    startDeferred(context, [serviceQueries.inState(context.api, id)]),
    listed ? undefined : startDeferred(context, [placeQueries.state(context.api, id, { quiet: true })]),
  ])
  const cities = listed ? [...listed.cities.map((city) => city.title), ...listed.names] : []
  const description = builtInState(id)?.seoDescription
  if (listed && cities.length === 0) return { ...unservedMeta(title), path, state }
  return { ...stateMeta(title, cities), ...(description && { description }), path, state }
}
