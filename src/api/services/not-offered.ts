import { type PageContext, readCritical } from '#api/page-data.ts'
import { citiesElsewhere, type Elsewhere } from '#api/places/elsewhere.ts'
import type { ServiceCity } from '#api/places/service-city.ts'
import { categoryQueries } from '#api/queries.ts'
import { builtInService } from '#content/data/services.ts'
import { notOffered } from '#content/not-offered.ts'

/** What a page says instead of its own words, and where the service can be booked. */
export type NotOffered = Elsewhere & { title: string; text: string }

/**
 * What there is to say of a service in a city that does not have it; undefined when there is no such service at all.
 * @throws ApiError when it cannot be found out whether there is
 */
export async function tellNotOffered(
  context: PageContext,
  serviceId: string,
  { city, state }: ServiceCity,
): Promise<NotOffered | undefined> {
  const [service, elsewhere] = await Promise.all([
    builtInService(serviceId) ?? readCritical(context, categoryQueries.detail(context.api, serviceId)),
    citiesElsewhere(context, serviceId, state?.id),
  ])
  return service && { ...notOffered(service.title, city.title), ...elsewhere }
}
