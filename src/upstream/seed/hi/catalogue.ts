import type { EntryStrings, ServiceEntry, ServiceStrings } from '#catalogue/service-entry.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { services as names } from '#content-hi/services.ts'
import { getEntry } from '#lib/slug.ts'

type Strings = ServiceStrings<ServiceEntry>

/** Reads the Hindi file of a service. @throws Error that names the file if it is missing */
async function readStrings(id: string): Promise<Strings> {
  const { catalogue }: { catalogue: Strings } = await import(`../../../content/hi/services/${id}.ts`)
  return catalogue
}

const entries = await Promise.all(
  serviceCatalogue.map(async ({ id }) => ({
    id,
    title: getEntry(names, id)?.title ?? id,
    ...(await readStrings(id)),
  })),
)

/** The services in Hindi, by their ids. */
export const categories: Readonly<Record<string, EntryStrings>> = Object.fromEntries(
  entries.map(({ id, title, description }) => [id, { title, description }]),
)

function collectAll(part: 'children' | 'services'): Readonly<Record<string, EntryStrings>> {
  return Object.assign({}, ...entries.map((entry) => entry[part]))
}

/** The job groups and the jobs of all services, by their ids. */
export const children = collectAll('children')
export const services = collectAll('services')
