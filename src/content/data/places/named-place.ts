import { furtherNames } from '#content/places/further-names.ts'
import { cityNames, stateNames } from '#content/places/names.ts'
import { entryOf, titleFromSlug } from '#lib/slug.ts'

const names: Readonly<Record<string, string>> = { ...stateNames, ...cityNames, ...furtherNames }

/** A place by its id: as it is called where that is built in, else by the words of the id. */
export function namedPlace(id: string): { id: string; title: string } {
  return { id, title: entryOf(names, id) ?? titleFromSlug(id) }
}
