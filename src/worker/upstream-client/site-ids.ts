import type { Resource, SiteNames } from '#api/endpoints.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { getId } from '#lib/slug.ts'

/** An entry of an English list. `apiId` is its id in the upstream, if that differs from the site's. */
type Listed = { _id: string; title: string; slug?: string; apiId?: string }

/** Reads an English list. Returns no entries if it cannot be read. */
export type ReadList = (path: string) => Promise<ReadonlyArray<Listed>>

const SERVICES = '/category/fetch_all'

/** An answer with ids of the upstream. `lang` is its language, null for English. */
type Naming = { resource: Resource; path: string; lang: string | null }

/** Records the names that an answer needs, and knows none of them. */
function createProbe() {
  const needs = { services: false, places: false }
  const names: SiteNames = {
    services: {
      get: (id) => {
        needs.services ||= !builtInService(id)
        return undefined
      },
    },
    places: {
      get: () => {
        needs.places = true
        return undefined
      },
    },
  }
  return { names, needs }
}

/** Reads an answer with the names of the site. English lists are read if it has ids that are not the site's. */
export async function parseWithNames(
  readList: ReadList,
  { resource, path, lang }: Naming,
  parse: (names: SiteNames) => unknown,
): Promise<unknown> {
  const { names, needs } = createProbe()
  const read = parse(names)
  // English titles identify the services.
  const isTitled = lang === null && (resource === 'categories' || resource === 'category')
  const [services, places] = await Promise.all([
    needs.services && !isTitled ? readList(SERVICES) : [],
    needs.places && lang !== null ? readList(path) : [],
  ])
  if (services.length + places.length === 0) return read
  return parse({
    services: new Map(services.flatMap(({ _id, apiId }) => (apiId ? [[apiId, _id]] : []))),
    places: new Map(places.map((place) => [place._id, getId(place)])),
  })
}

/** Returns the upstream's id of a service of the site. */
export async function getUpstreamServiceId(readList: ReadList, id: string): Promise<string> {
  if (!builtInService(id)) return id
  const services = await readList(SERVICES)
  return services.find(({ _id }) => _id === id)?.apiId ?? id
}
