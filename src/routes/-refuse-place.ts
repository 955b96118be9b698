import { notFound } from '@tanstack/react-router'
import type { PageContext } from '#data/page-data.ts'
import { describeNotOffered } from '#data/places/elsewhere.ts'
import type { ServiceCity } from '#data/places/service-city.ts'
import { describeTown, type SoughtService } from '#data/places/unserved-town.ts'
import { stateQueries } from '#data/queries.ts'

/** Refuses a well-known town that is not served. @throws notFound with the nearest city */
export async function refuseTown(
  context: PageContext,
  part: string,
  sought: SoughtService = {},
): Promise<void> {
  const data = await describeTown(context, part, sought)
  if (!data) return
  void context.queryClient.prefetchQuery(stateQueries.cards(context.api))
  throw notFound({ data })
}

/** Refuses a city that does not exist. @throws notFound, with the nearest city if it is a well-known town */
export async function refusePlace(
  context: PageContext,
  part: string,
  sought?: SoughtService,
): Promise<never> {
  await refuseTown(context, part, sought)
  throw notFound()
}

/** Refuses a city that lacks a service. @throws notFound with the cities that have it */
export async function refuseService(
  context: PageContext,
  serviceCity: ServiceCity,
  { serviceId, jobId }: { serviceId: string; jobId?: string | undefined },
): Promise<never> {
  throw notFound({ data: await describeNotOffered(context, serviceId, serviceCity, jobId) })
}
