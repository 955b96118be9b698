import { brandFacts } from '#catalogue/brand-facts.ts'
import type { ServiceEntry } from '#catalogue/service-entry.ts'
import { serviceIds } from '#catalogue/service-list.ts'
import { brandStrings } from '#content/brands.ts'
import { services } from '#content/services.ts'
import type { SeedBrand } from '#upstream/seed/types.ts'

/** A built-in service with its jobs. */
export type SeedCategory = ServiceEntry & { id: string; title: string }

/** Reads the file of a service, named after its id. @throws Error that names the file if it is missing */
async function readEntry(id: string): Promise<ServiceEntry> {
  const { catalogue }: { catalogue: ServiceEntry } = await import(`../../content/en/services/${id}.ts`)
  return catalogue
}

/** The built-in services in the order of the services page. */
export const catalogue: ReadonlyArray<SeedCategory> = await Promise.all(
  serviceIds.map(async (id) => ({ id, title: services[id].title, ...(await readEntry(id)) })),
)

export const brands: ReadonlyArray<SeedBrand> = brandFacts.map(({ id, website, redirect }) => ({
  id,
  title: brandStrings[id].name,
  website,
  ...(redirect && { redirect }),
}))
