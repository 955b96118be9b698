import * as v from 'valibot'
import { id, name, optional, optionalListField, textOrEmpty } from '#api/schemas/fields.ts'

/**
 * A service, a job group or a job as the search finds it. `serviceId` is the service that a group or a job belongs to;
 * `keywords` are other names for it and its symptoms, in any language in Latin letters.
 */
export const searchTermSchema = v.object({
  kind: v.picklist(['service', 'group', 'job']),
  id,
  serviceId: optional(id),
  title: name,
  keywords: optionalListField(name),
  description: textOrEmpty,
})

export type SearchTerm = v.InferOutput<typeof searchTermSchema>
