import * as v from 'valibot'
import { listOf, name, textOrEmpty } from '#api/schemas/fields.ts'

const MOST_CATEGORIES = 20

const timestamp = v.pipe(
  name,
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
)

/** A post in a list: everything but the body. */
export const blogSummarySchema = v.object({
  _id: name,
  title: name,
  slug: v.pipe(name, v.regex(/^[a-z0-9][a-z0-9-]{0,127}$/i)),
  image: textOrEmpty,
  categories: listOf(name, MOST_CATEGORIES),
  short_description: textOrEmpty,
  createdAt: timestamp,
  /** When it last changed; missing when the upstream does not say, or not in a readable way. */
  updatedAt: v.fallback(v.optional(timestamp), undefined),
})

/** A whole post; `content` is HTML, `seo_description` may hold markup (specification section 3). */
export const blogPostSchema = v.object({
  ...blogSummarySchema.entries,
  content: v.nullish(v.string(), ''),
  seo_description: textOrEmpty,
})

export type BlogSummary = v.InferOutput<typeof blogSummarySchema>
export type BlogPost = v.InferOutput<typeof blogPostSchema>
