import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'
import type { NameLists } from '#worker/search/names.ts'

/** One list for all that could not be read, so that what is made of it is remembered. */
const NOTHING: ReadonlyArray<never> = []

/** The lists of everything that has a name; without the answer of the marketplace API for a list it is empty. */
export async function readNameLists(api: ApiClient): Promise<NameLists> {
  const [cities, states, brands] = await Promise.all([
    ifKnown(api.cities()),
    ifKnown(api.states()),
    ifKnown(api.brands()),
  ])
  return { cities: cities ?? NOTHING, states: states ?? NOTHING, brands: brands ?? NOTHING }
}
