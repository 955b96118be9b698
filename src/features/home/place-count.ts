import { home } from '#content/home.ts'
import { numberFromSeed } from '#lib/hash.ts'

/** Specification section 9: the range of a count that the data lacks. */
const LEAST_SERVICES = 20
const MOST_SERVICES = 119

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** `12 services`; a city without a count has one that is always the same for its id. */
export function cityCount(id: string, services: number | undefined): string {
  return count(services ?? numberFromSeed(id, LEAST_SERVICES, MOST_SERVICES), 'service', 'services')
}

/** `6 cities`; other words for a state without a served city, and for one whose cities are not known. */
export function stateCount(cities: number | undefined): string {
  if (cities === undefined) return home.locations.seeCities
  return cities === 0 ? home.locations.noCitiesYet : count(cities, 'city', 'cities')
}
