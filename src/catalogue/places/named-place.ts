import { furtherNames } from '#content/places/further-names.ts'
import { cityNames, stateNames } from '#content/places/names.ts'
import { isEnglish } from '#lib/language.ts'
import { entryOf, titleFromSlug } from '#lib/slug.ts'

function nameOf(id: string): string | undefined {
  return entryOf(furtherNames, id) ?? entryOf(cityNames, id) ?? entryOf(stateNames, id)
}

/**
 * A place by its id: as it is called where that is built in, else by the words of the id, which in English are its
 * name.
 */
export function namedPlace(id: string): { id: string; title: string } {
  return { id, title: (isEnglish ? undefined : nameOf(id)) ?? titleFromSlug(id) }
}

/** Maximum number of cities and of services in the description of a place. */
export const MOST_NAMES = 5
export const MOST_SERVICES = 4
