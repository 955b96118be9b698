import type { PageContext } from '#data/page-data.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { findServiceCity } from '#data/places/service-city.ts'

/** Returns the city of an address, which offers a service. @throws notFound with the way on, if it does not */
export async function requireServiceCity(
  context: PageContext,
  part: string,
  sought: { serviceId: string; jobId?: string | undefined },
): Promise<Place> {
  const serviceCity = await findServiceCity(context, part, sought.serviceId)
  if (serviceCity?.isOffered) return serviceCity.city
  const { refusePlace, refuseService } = await import('./-refuse-place.ts')
  return serviceCity ? refuseService(context, serviceCity, sought) : refusePlace(context, part, sought)
}
