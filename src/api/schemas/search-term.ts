import * as v from 'valibot'
import { id, name, optionalId, optionalListField, textOrEmpty } from '#api/schemas/fields.ts'

/** Further keywords are not read. */
const MAX_KEYWORDS = 200

/**
 * A service, a job group or a job as the search finds it. `serviceId` is the service that a group or a job belongs to;
 * `keywords` are other names for it and its symptoms, in any language in Latin letters.
 */
export const searchTermSchema = v.object({
  kind: v.picklist(['service', 'group', 'job']),
  id,
  serviceId: optionalId,
  title: name,
  keywords: optionalListField(name, MAX_KEYWORDS),
  description: textOrEmpty,
})

export type SearchTerm = v.InferOutput<typeof searchTermSchema>

type Names = Pick<ReadonlyMap<string, string>, 'get'>

/** Returns an entry with the site's id of its service. */
export function withServiceOfSite<T extends { serviceId?: string | undefined }>(entry: T, known?: Names): T {
  const { serviceId } = entry
  return serviceId ? { ...entry, serviceId: known?.get(serviceId) ?? serviceId } : entry
}

/** Returns a term with the site's ids of services. */
export function termOfSite(term: SearchTerm, known?: Names): SearchTerm {
  const { kind, id } = term
  return withServiceOfSite({ ...term, ...(kind === 'service' && { id: known?.get(id) ?? id }) }, known)
}
