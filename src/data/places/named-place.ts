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
