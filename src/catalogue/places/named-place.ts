import { furtherNames } from '#content/places/further-names.ts'
import { cityNames, stateNames } from '#content/places/names.ts'
import { isEnglish } from '#lib/language.ts'
import { getEntry, titleFromSlug } from '#lib/slug.ts'

function getName(id: string): string | undefined {
  return getEntry(furtherNames, id) ?? getEntry(cityNames, id) ?? getEntry(stateNames, id)
}

/** Returns a place by its id. Its title is the built-in name, or else derived from the id. */
export function namedPlace(id: string): { id: string; title: string } {
  return { id, title: (isEnglish ? undefined : getName(id)) ?? titleFromSlug(id) }
}

/** Maximum number of cities and of services in the description of a place. */
export const MAX_NAMES = 5
export const MAX_SERVICES = 4

/**
 * Joins names with the 'and' of the language: `Jaipur, Udaipur and Kota`. Does not use `Intl`, because its commas
 * differ between browsers.
 */
export function joinNames(names: ReadonlyArray<string>, and: string): string {
  const first = names.slice(0, -1).join(', ')
  return [first, ...names.slice(-1)].filter(Boolean).join(` ${and} `)
}
