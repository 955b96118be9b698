import { joined } from '#lib/joined.ts'
import { company } from './company.ts'
import { MOST_NAMES, MOST_SERVICES } from './data/places/most-named.ts'

/** Title and description of the place pages, for search results and link previews. */
export type PlaceMeta = { title: string; description: string }

/** 'Jaipur, Udaipur and Kota': the first five at most. */
export function listNames(names: ReadonlyArray<string>): string {
  return joined(names.slice(0, MOST_NAMES), 'and')
}

/** A city whose page has no words of its own; `state` for the address that goes through the state. */
export function cityMeta(
  city: string,
  state: string | undefined,
  services: ReadonlyArray<string>,
): PlaceMeta {
  const place = state ? `${city}, ${state}` : city
  const named = services.slice(0, MOST_SERVICES)
  const more = services.length > MOST_SERVICES ? `${named.join(', ')} and more` : joined(named, 'and')
  const offered = services.length > 0 ? more : 'repairs and care'
  return {
    title: `Home Services in ${place} | ${company.name}`,
    description: `Home services in ${place}: ${offered}. See what each job starts from before you book.`,
  }
}

export function stateMeta(state: string, cities: ReadonlyArray<string>): PlaceMeta {
  return {
    title: `Home Services in ${state}, city by city | ${company.name}`,
    description: `Home services in ${state}: ${listNames(cities)}. Choose your city to see what can be booked and what it starts from.`,
  }
}

/** A state where nothing can be booked yet. */
export function unservedStateMeta(state: string): PlaceMeta {
  return {
    title: `${state}: not there yet | ${company.name}`,
    description: `No home service can be booked in ${state} on ${company.name} yet. See where we are, tell us that you need us, or join as a partner.`,
  }
}

export function stateServiceMeta(service: string, state: string, cities: ReadonlyArray<string>): PlaceMeta {
  return {
    title: `${service} in ${state}, city by city | ${company.name}`,
    description: `${service} at home in ${state}: the jobs and what each starts from, with checked technicians in ${listNames(cities)}.`,
  }
}

export function cityServiceMeta(service: string, city: string): PlaceMeta {
  return {
    title: `${service} in ${city}: jobs and prices | ${company.name}`,
    description: `${service} at home in ${city}: the jobs we do, what each of them starts from, and checked technicians to book in the ${company.name} app.`,
  }
}

export function stateCityServiceMeta(service: string, city: string, state: string): PlaceMeta {
  return {
    title: `${service} in ${city}, ${state} | ${company.name}`,
    description: `${service} for homes in ${city}, ${state}: jobs, starting prices and checked technicians to book in the ${company.name} app.`,
  }
}
