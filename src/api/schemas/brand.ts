import * as v from 'valibot'
import { id, name, optional, optionalText, orDefault, textOrEmpty } from '#api/schemas/fields.ts'

/**
 * A trusted brand (specification section 3). `_id` leads to its page when there is one. `sample` marks an invented one.
 */
export const brandSchema = v.object({
  _id: optional(id),
  title: name,
  image: textOrEmpty,
  redirect: optionalText,
  website: optionalText,
  sample: orDefault(v.boolean(), false),
})

export type Brand = v.InferOutput<typeof brandSchema>
