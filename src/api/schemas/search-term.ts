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

/** Returns a term with the site's id of its service. */
export function withServiceOfSite(
  term: SearchTerm,
  known?: Pick<ReadonlyMap<string, string>, 'get'>,
): SearchTerm {
  const toSite = (id: string) => known?.get(id) ?? id
  const { kind, id, serviceId } = term
  return {
    ...term,
    ...(kind === 'service' && { id: toSite(id) }),
    ...(serviceId && { serviceId: toSite(serviceId) }),
  }
}
