import { ifKnown } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import { statePage } from '#content/place-pages.ts'
import type { PageContext } from '#data/page-data.ts'
import { readCities } from '#data/places/read-places.ts'
import { offers } from '#data/places/resolve-place.ts'
import { byDistance, type Coordinates } from '#lib/geo.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getId, placePart } from '#lib/slug.ts'

/** Returns the city nearest to a position with its distance in whole kilometers; undefined if no position is known. */
export function nearestCity(
  position: Coordinates,
  cities: ReadonlyArray<City>,
): { city: City; km: number } | undefined {
  const [nearest] = byDistance(position, cities)
  return nearest && { city: nearest.entry, km: Math.round(nearest.km) }
}

/** The nearest served city of an unserved town, with the page to continue on. */
export type NearestServed = { title: string; km: number; href: string }

/** The content of the page for a town that is not served, in place of the usual one. */
export type UnservedTown = { title: string; text: string; town: string; nearest?: NearestServed }

/** The service that a visitor looks for, and the job. */
export type SoughtService = { serviceId?: string; jobId?: string | undefined }

/** Returns the id of a job if the service has it. */
export async function knownJob(
  api: PageContext['api'],
  serviceId: string,
  jobId: string | undefined,
): Promise<string | undefined> {
  return jobId && (await ifKnown(api.job(serviceId, jobId))) && jobId
}

function hrefIn(cityId: string, { serviceId, jobId }: SoughtService): string {
  if (serviceId === undefined) return paths.city(cityId)
  return jobId === undefined
    ? paths.serviceInCity(serviceId, cityId)
    : paths.jobPage(serviceId, jobId, cityId)
}

/**
 * Describes a well-known town that is not served, with the nearest city that has what the visitor looks for. Returns
 * undefined for any other name.
 */
export async function describeTown(
  { api }: Pick<PageContext, 'api'>,
  part: string,
  sought: SoughtService = {},
): Promise<UnservedTown | undefined> {
  const { towns } = await import('#catalogue/places/towns.ts')
  const spelled = placePart(part)
  const match = towns.find(({ title }) => placePart(title) === spelled)
  if (!match) return undefined
  const { serviceId } = sought
  const [cities, jobId] = await Promise.all([
    ifKnown(readCities(api), []),
    serviceId === undefined ? undefined : knownJob(api, serviceId, sought.jobId),
  ])
  const offering = serviceId ? cities.filter((city) => offers(city, serviceId, jobId)) : cities
  const nearest = nearestCity(match, offering)
  const town = language.code === 'hi' ? match.hindi : match.title
  const id = nearest && getId(nearest.city)
  return {
    title: statePage.unserved.title(town),
    text: statePage.unserved.text(town),
    town,
    ...(nearest &&
      id && {
        nearest: {
          title: nearest.city.title,
          km: nearest.km,
          href: hrefIn(id, { ...sought, jobId }),
        },
      }),
  }
}
