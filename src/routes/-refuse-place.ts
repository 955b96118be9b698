import { notFound } from '@tanstack/react-router'
import { type PageContext, startDeferred } from '#data/page-data.ts'
import { describeTown } from '#data/places/unserved-town.ts'
import { stateQueries } from '#data/queries.ts'

/** Refuses a city that does not exist. @throws notFound, with the nearest city if it is a well-known town */
export async function refusePlace(context: PageContext, part: string, serviceId?: string): Promise<never> {
  const data = await describeTown(context, part, serviceId)
  if (data) await startDeferred(context, [stateQueries.cards(context.api)])
  throw notFound({ data })
}
