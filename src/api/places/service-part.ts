import { serviceCatalogue } from '#content/services.ts'
import { placePart } from '#lib/slug.ts'

/** The canonical address part of a service: one of the twelve in its own spelling; any other id is taken as it is. */
export function servicePart(part: string): string {
  const spelled = placePart(part)
  return serviceCatalogue.some(({ id }) => id === spelled) ? spelled : part
}
