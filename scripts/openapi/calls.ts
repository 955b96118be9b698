import * as v from 'valibot'
import { matchEndpoint, type ReadEndpoint } from '#api/endpoints.ts'
import { blogPostSchema, blogSummarySchema } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema } from '#api/schemas/category.ts'
import { id, listField, optional } from '#api/schemas/fields.ts'
import { jobFactsSchema } from '#api/schemas/job.ts'
import { citySchema, stateSchema } from '#api/schemas/place.ts'
import {
  providerDetailSchema,
  providerPageSchema,
  providerReviewSchema,
  providerSummarySchema,
  reviewPageSchema,
} from '#api/schemas/provider.ts'
import { searchTermSchema } from '#api/schemas/search-term.ts'

type Schema = v.GenericSchema

export type Call = {
  /** The path below `/api/web`. `{id}`, `{jobId}` and `{slug}` name an entry. */
  path: string
  /** The name of the schema in the document. */
  shape: string
  summary: string
  schema: Schema
  isList: boolean
  /** The schema of the fields beside `data`. */
  beside?: Schema | undefined
}

/** Describes a call. A path that ends with an id answers with one entry, any other with a list. */
function read(path: string, shape: string, summary: string, schema: Schema, beside?: Schema): Call {
  return { path, shape, summary, schema, beside, isList: !path.endsWith('}') }
}

/** Every read of the contract. A list comes before the entries that it names. */
export const calls: ReadonlyArray<Call> = [
  read('/category/fetch_all', 'CategorySummary', 'Services, or those that match', categorySummarySchema),
  read('/category/primary', 'CategorySummary', 'The services of the home page', categorySummarySchema),
  read('/category/popular', 'CategorySummary', 'The popular services', categorySummarySchema),
  read('/category/{id}', 'Category', 'A service with its jobs', categorySchema),
  read('/category/{id}/job/{jobId}', 'JobFacts', 'Facts of a job', jobFactsSchema),
  read('/search/terms', 'SearchTerm', 'Names and keywords of services, groups and jobs', searchTermSchema),
  read('/brand/all', 'Brand', 'Trusted brands', brandSchema),
  read('/city/all', 'City', 'Served cities', citySchema),
  read('/state/all', 'State', 'States with their cities', stateSchema),
  read('/blog/all', 'PostSummary', 'Posts without their bodies', blogSummarySchema),
  read('/blog/{slug}', 'Post', 'A post', blogPostSchema),
  read('/provider/all', 'ProviderSummary', 'Providers that match', providerSummarySchema, providerPageSchema),
  read('/provider/{id}', 'Provider', 'A profile with its first reviews', providerDetailSchema),
  read('/provider/{id}/reviews', 'Review', 'Reviews', providerReviewSchema, reviewPageSchema),
]

/** Returns how the site makes a call. */
export function getEndpoint({ path }: Call): ReadEndpoint | undefined {
  return matchEndpoint(path.replace(/\{\w+\}/g, 'any'))?.endpoint
}

const namedSchema = v.object({
  slug: optional(id),
  _id: optional(id),
  id: optional(id),
  childCategories: categorySchema.entries.childCategories,
})

/** Returns the paths of a call: one, or one per entry in the `data` of earlier answers, which are keyed by path. */
export function getPaths({ path }: Call, answers: ReadonlyMap<string, unknown>): Array<string> {
  if (!path.includes('{')) return [path]
  const folder = path.slice(0, path.indexOf('{'))
  const entries = [...answers].flatMap(([from, data]) => (from.startsWith(folder) ? data : []))
  const paths = v.parse(listField(namedSchema), entries).flatMap(({ slug, _id, id, childCategories }) => {
    const address = path.replace(/\{\w+\}/, encodeURIComponent(slug ?? _id ?? id ?? ''))
    if (!address.includes('{jobId}')) return [address]
    const firstJobs = childCategories.flatMap(({ superChildren }) => superChildren.slice(0, 1))
    return firstJobs.map((job) => address.replace('{jobId}', encodeURIComponent(job.id)))
  })
  return [...new Set(paths)]
}
