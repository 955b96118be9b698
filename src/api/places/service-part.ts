import { isListName } from '#api/client.ts'
import { serviceCatalogue } from '#content/data/services.ts'
import { paths } from '#lib/paths.ts'
import { isAddressPart, placePart } from '#lib/slug.ts'

/** The canonical address part of a service: one of the twelve in its own spelling; any other id is taken as it is. */
export function servicePart(part: string): string {
  const spelled = placePart(part)
  return serviceCatalogue.some(({ id }) => id === spelled) ? spelled : part
}

/** The address of a listed service; undefined when there can be no page of it, for its id is no part of an address. */
export function servicePath(id: string): string | undefined {
  const part = servicePart(id)
  return isAddressPart(part) && !isListName('category', part) ? paths.service(part) : undefined
}
