import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim())

/** A trusted brand (specification section 3); `_id` leads to its page when there is one. */
export const brandSchema = v.object({
  _id: v.optional(text),
  title: v.pipe(text, v.nonEmpty()),
  image: v.optional(text, ''),
  redirect: v.optional(text),
  website: v.optional(text),
})

export type Brand = v.InferOutput<typeof brandSchema>
