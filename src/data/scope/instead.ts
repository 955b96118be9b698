import type { City } from '#api/schemas/place.ts'
import type { Town } from '#catalogue/places/towns.ts'
import { jobMissing, jobPage } from '#content/job-page.ts'
import { messages } from '#content/messages.ts'
import { notOffered, statePage } from '#content/place-pages.ts'
import { byDistance, type Coordinates, getPosition } from '#lib/geo.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { placePart } from '#lib/slug.ts'
import type { MissingScope, ScopeEntries, ScopeParts } from './find-scope.ts'
import { offers, type Place, toPlace } from './places.ts'

/** The nearest served city of an unserved town, with the page to continue on. */
export type NearestServed = { title: string; km: number; href: string }

/** The ways on from a page that does not exist. */
export type Instead = {
  /** The title and text of the screen, if it has its own. */
  title?: string
  text?: string
  wayOn?: { label: string; href: string }
  /** The cities that offer the service or job. */
  elsewhere?: { serviceId: string; jobId?: string | undefined; cities: Array<Place> }
  /** The name of a well-known town that is not served. */
  town?: string
  nearest?: NearestServed | undefined
}

/** Maximum number of places, because a longer list does not help to choose. */
const MAX_ELSEWHERE = 8

/** Returns the city nearest to a position with its distance in whole kilometers; undefined if no position is known. */
export function nearestCity(
  position: Coordinates,
  cities: ReadonlyArray<City>,
): { city: City; km: number } | undefined {
  const [nearest] = byDistance(position, cities)
  return nearest && { city: nearest.entry, km: Math.round(nearest.km) }
}

/** Returns the cities that offer a service or job, the nearest to a city first. */
function offeringCities(cities: ReadonlyArray<City>, { service, job, city }: ScopeEntries): Array<City> {
  const offering = service ? cities.filter((one) => offers(one, service._id, job?.id)) : [...cities]
  const from = getPosition(city)
  return from ? byDistance(from, offering).map(({ entry }) => entry) : offering
}

function hrefIn(cityId: string, { service, job }: ScopeEntries): string {
  if (!service) return paths.city(cityId)
  return job ? paths.jobPage(service._id, job.id, cityId) : paths.serviceInCity(service._id, cityId)
}

function insteadOfTown(town: Town, entries: ScopeEntries, served: ReadonlyArray<City>): Instead {
  const nearest = nearestCity(town, offeringCities(served, entries))
  const name = language.code === 'hi' ? town.hindi : town.title
  return {
    title: statePage.unserved.title(name),
    text: statePage.unserved.text(name),
    town: name,
    ...(nearest && {
      nearest: {
        title: nearest.city.title,
        km: nearest.km,
        href: hrefIn(nearest.city.slug, entries),
      },
    }),
  }
}

/** Returns what there is instead of a job that the service, or one of its cities, lacks. */
function insteadOfJob({ service, job, city }: ScopeEntries): Instead {
  if (!service) return {}
  if (job && city)
    return {
      ...jobMissing.notInCity(job.title, city.title),
      wayOn: { label: jobMissing.toJob(job.title), href: paths.jobPage(service._id, job.id) },
    }
  const href = city ? paths.serviceInCity(service._id, city.slug) : paths.service(service._id)
  return { ...messages.notFound.job, wayOn: { label: jobPage.service(service.title), href } }
}

/** The places in which the ways on are looked for. */
type Known = {
  cities: ReadonlyArray<City>
  towns: ReadonlyArray<Town>
  /** The cities where somebody is listed for the service or job; all cities if that is unknown. */
  served: ReadonlyArray<City>
}

/** Finds the ways on from a missing page. */
export function findInstead(
  parts: ScopeParts,
  { what, entries }: MissingScope,
  { cities, towns, served }: Known,
): Instead {
  const { service, job, city, state } = entries
  if (what === 'city') {
    const spelled = placePart(parts.city ?? '')
    const town = towns.find(({ title }) => placePart(title) === spelled)
    if (town) return insteadOfTown(town, entries, served)
    return parts.job === undefined ? {} : insteadOfJob({ ...(service && { service }) })
  }
  if (what === 'job' || (what === 'offer' && service && city && offers(city, service._id)))
    return insteadOfJob(entries)
  const place = city ?? state
  if (what !== 'offer' || !service || !place) return {}
  return {
    ...notOffered(service.title, place.title),
    elsewhere: {
      serviceId: service._id,
      ...(job && { jobId: job.id }),
      cities: offeringCities(cities, entries).slice(0, MAX_ELSEWHERE).map(toPlace),
    },
  }
}
