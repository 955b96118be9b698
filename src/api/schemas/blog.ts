import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim())
const requiredText = v.pipe(text, v.nonEmpty())
const timestamp = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
)

/** A post in a list: everything but the body. */
export const blogSummarySchema = v.object({
  _id: requiredText,
  title: requiredText,
  slug: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{0,127}$/i)),
  image: v.optional(text, ''),
  categories: v.optional(v.array(requiredText), []),
  short_description: v.optional(text, ''),
  createdAt: timestamp,
})

/** A whole post; `content` is HTML, `seo_description` may hold markup (specification section 3). */
export const blogPostSchema = v.object({
  ...blogSummarySchema.entries,
  content: v.optional(v.string(), ''),
  seo_description: v.optional(text, ''),
})

export type BlogSummary = v.InferOutput<typeof blogSummarySchema>
export type BlogPost = v.InferOutput<typeof blogPostSchema>
