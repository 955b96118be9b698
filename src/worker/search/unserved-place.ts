import type { CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import type { Suggestion, UnservedPlace } from '#api/schemas/search-results.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { search } from '#content/search.ts'
import { citiesWithProviders } from '#data/providers/who-is-listed.ts'
import { nearestCity } from '#data/scope/instead.ts'
import { findState, offers } from '#data/scope/places.ts'
import type { Coordinates } from '#lib/geo.ts'
import type { LanguageCode } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { placePart } from '#lib/slug.ts'
import type { Directory } from '#worker/search/site-index.ts'
import { nameId, type SiteLists, type Subject } from '#worker/search/site-names.ts'

/** A well-known town without providers, or the sorting district of a PIN code. */
type Unserved = Extract<Subject, { kind: 'town' | 'district' }>

export function isUnserved(subject: Subject): subject is Unserved {
  return subject.kind === 'town' || subject.kind === 'district'
}

/** Returns the nearest city that has a service, else the nearest of all given, with its page. */
function nearestTo(
  position: Coordinates,
  cities: ReadonlyArray<City>,
  service: CategorySummary | undefined,
): UnservedPlace['nearest'] {
  const offering = service ? cities.filter((city) => offers(city, service._id)) : cities
  const nearest = nearestCity(position, offering.length > 0 ? offering : cities)
  if (!nearest) return undefined
  const { city, km } = nearest
  const id = city.slug
  const href = service && offers(city, service._id) ? paths.serviceInCity(service._id, id) : paths.city(id)
  return { id, title: city.title, km, href }
}

type Context = {
  lists: SiteLists
  directory: Directory
  code: LanguageCode
  /** The PIN code by which the place was found. */
  pin?: string | undefined
  service?: CategorySummary | undefined
}

/** Describes a place that is not served, with the nearest city where somebody is listed. */
export function unservedPlace(
  place: Unserved,
  { lists: { cities: all, states }, directory, code, pin, service }: Context,
): UnservedPlace {
  const cities = citiesWithProviders(all, directory.best)
  if (place.kind === 'district') {
    const title = locationDialog.pin(pin ?? place.district.prefix)
    const nearest = nearestTo(place.district, cities, service)
    return { title, href: contactHref('place', title), ...(nearest && { nearest }) }
  }
  const { town } = place
  const nearest = nearestTo(town, cities, service)
  const state = findState(states, town.stateId)
  return {
    title: code === 'hi' ? town.hindi : town.title,
    href: paths.city(placePart(town.title)),
    ...(nearest && { nearest }),
    ...(state && { state: { id: state.slug, title: state.title } }),
  }
}

/** Suggests a place that is not served: the page of a town, else the nearest city. */
export function unservedPage(place: Unserved, context: Context): Suggestion {
  const { title, href, nearest } = unservedPlace(place, context)
  return {
    kind: 'place',
    id: nameId(place),
    title,
    href: place.kind === 'district' ? (nearest?.href ?? href) : href,
    ...(nearest && { text: search.unserved.nearest(nearest.title, nearest.km) }),
  }
}
