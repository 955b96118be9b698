import * as v from 'valibot'
import { name, optionalId, optionalText, textOrEmpty } from '#api/schemas/fields.ts'

/**
 * A trusted brand (specification section 3). `_id` leads to its page when there is one. `sample` marks an invented one.
 */
export const brandSchema = v.object({
  _id: optionalId,
  title: name,
  image: textOrEmpty,
  redirect: optionalText,
  website: optionalText,
  sample: v.nullish(v.boolean(), false),
})

export type Brand = v.InferOutput<typeof brandSchema>
