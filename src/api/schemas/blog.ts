import * as v from 'valibot'
import { id, listField, markupOrEmpty, name, optionalListField, textOrEmpty } from '#api/schemas/fields.ts'
import { relatedJobSchema } from '#api/schemas/job.ts'
import { readTime } from '#lib/dates.ts'

const MAX_CATEGORIES = 20
/** Number of jobs that a post links to. */
export const MAX_POST_JOBS = 6

/** A plausible time, in UTC. */
const timestamp = v.pipe(
  name,
  v.check(
    (value) => readTime(value) !== undefined,
    'must be a plausible date and time of ISO 8601 or RFC 9110',
  ),
  v.transform((value) => readTime(value)?.replace('.000Z', 'Z')),
)

/** Undefined when the upstream does not say. */
const optionalTimestamp = v.pipe(
  v.nullish(timestamp),
  v.transform((value) => value ?? undefined),
)

/** A post in a list: everything but the body. */
export const blogSummarySchema = v.object({
  _id: id,
  title: name,
  /** The part of its address; empty when the post has no page. */
  slug: v.pipe(
    v.nullish(v.pipe(name, v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,127}$/u)), null),
    v.transform((value) => value ?? ''),
  ),
  image: textOrEmpty,
  categories: listField(name, MAX_CATEGORIES),
  short_description: textOrEmpty,
  createdAt: optionalTimestamp,
  /** When it last changed. */
  updatedAt: optionalTimestamp,
})

/** Keeps the first of the posts with one address. Posts without a page stay. */
export function firstOfEachAddress(posts: ReadonlyArray<BlogSummary>): Array<BlogSummary> {
  const seen = new Set<string>()
  return posts.filter(({ slug }) => {
    const isRepeat = slug !== '' && seen.has(slug)
    seen.add(slug)
    return !isRepeat
  })
}

/** A whole post; `content` is HTML, `seo_description` may hold markup (specification section 3). */
export const blogPostSchema = v.object({
  ...blogSummarySchema.entries,
  content: markupOrEmpty,
  seo_description: markupOrEmpty,
  /** The jobs that it is about. */
  jobs: optionalListField(relatedJobSchema, MAX_POST_JOBS),
})

export type BlogSummary = v.InferOutput<typeof blogSummarySchema>
export type BlogPost = v.InferOutput<typeof blogPostSchema>
