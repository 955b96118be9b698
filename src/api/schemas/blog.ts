import * as v from 'valibot'
import {
  id,
  listField,
  markupOrEmpty,
  name,
  optional,
  optionalListField,
  textOrEmpty,
} from '#api/schemas/fields.ts'
import { relatedJobSchema } from '#api/schemas/job.ts'
import { readTime } from '#lib/dates.ts'

/** A plausible time, in UTC. */
const timestamp = v.pipe(
  name,
  v.check((value) => readTime(value) !== undefined),
  v.transform((value) => readTime(value)?.replace('.000Z', 'Z')),
)

/** The part of a post's address. */
const slug = v.pipe(id, v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,127}$/u))

/** A post in a list: everything but the body. */
export const blogSummarySchema = v.object({
  _id: optional(id),
  title: name,
  slug,
  image: textOrEmpty,
  categories: listField(name),
  short_description: textOrEmpty,
  createdAt: optional(timestamp),
  /** When it last changed. */
  updatedAt: optional(timestamp),
})

/** A whole post; `content` is HTML, `seo_description` may hold markup (specification section 3). */
export const blogPostSchema = v.object({
  ...blogSummarySchema.entries,
  /** Empty when the entry does not repeat it. */
  slug: v.fallback(slug, ''),
  content: v.pipe(v.string(), v.regex(/\S/)),
  seo_description: markupOrEmpty,
  /** The jobs that it is about. */
  jobs: optionalListField(relatedJobSchema),
})

export type BlogSummary = v.InferOutput<typeof blogSummarySchema>
export type BlogPost = v.InferOutput<typeof blogPostSchema>
