import type * as v from 'valibot'
import { MAX_ON_PAGE } from '#api/provider-filters.ts'
import { blogPostSchema, blogSummarySchema } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema } from '#api/schemas/category.ts'
import { jobFactsSchema } from '#api/schemas/job.ts'
import { citySchema, stateSchema } from '#api/schemas/place.ts'
import * as provider from '#api/schemas/provider.ts'
import { searchTermSchema } from '#api/schemas/search-term.ts'

/** The schemas of the contract by name. */
export const shapes = {
  CategorySummary: categorySummarySchema,
  Category: categorySchema,
  JobFacts: jobFactsSchema,
  SearchTerm: searchTermSchema,
  Brand: brandSchema,
  City: citySchema,
  State: stateSchema,
  PostSummary: blogSummarySchema,
  Post: blogPostSchema,
  ProviderSummary: provider.providerSummarySchema,
  Provider: provider.providerDetailSchema,
  Review: provider.providerReviewSchema,
} satisfies Record<string, v.GenericSchema>

export type ShapeName = keyof typeof shapes

export type Call = {
  /** The path below `/api/web`. `{id}`, `{jobId}` and `{slug}` name an entry. */
  path: string
  summary: string
  shape: ShapeName
  /** `data` is a list of the shape, or one entry of it. */
  answer: 'list' | 'entry'
  /** The schema of the fields beside `data`. */
  beside?: v.GenericSchema
  /** True if an API may lack the call. */
  isOptional: boolean
}

type Rest = Partial<Pick<Call, 'beside' | 'isOptional'>>

function list(path: string, shape: ShapeName, summary: string, rest: Rest = {}): Call {
  return { path, shape, summary, answer: 'list', isOptional: false, ...rest }
}

function entry(path: string, shape: ShapeName, summary: string, rest: Rest = {}): Call {
  return { path, shape, summary, answer: 'entry', isOptional: false, ...rest }
}

const found = 'All services. With `search`: those that match, with their matching jobs'
const listed = `Providers that match the filters, at most ${MAX_ON_PAGE} at once. \`next\` is the cursor of the rest`
const directory = { beside: provider.providerPageSchema, isOptional: true }
const reviews = { beside: provider.reviewPageSchema, isOptional: true }

/** Every read of the contract, in the order of specification section 7, and the directory. */
export const calls: ReadonlyArray<Call> = [
  list('/category/fetch_all', 'CategorySummary', found),
  list('/category/primary', 'CategorySummary', 'The services of the home page, in their order there'),
  list('/category/popular', 'CategorySummary', 'The popular services'),
  entry('/category/{id}', 'Category', 'A service with its jobs'),
  entry(
    '/category/{id}/job/{jobId}',
    'JobFacts',
    'What a job includes, how long it takes, and what moves its price',
    {
      isOptional: true,
    },
  ),
  list('/search/terms', 'SearchTerm', 'Words that find services, groups and jobs', { isOptional: true }),
  list('/brand/all', 'Brand', 'Trusted brands'),
  list('/city/all', 'City', 'Served cities. With `state`: those of one state'),
  list('/state/all', 'State', 'States with their cities'),
  list('/blog/all', 'PostSummary', 'Posts without their bodies'),
  entry('/blog/{slug}', 'Post', 'A post'),
  list('/provider/all', 'ProviderSummary', listed, directory),
  entry('/provider/{id}', 'Provider', 'A profile with the first page of its reviews', { isOptional: true }),
  list('/provider/{id}/reviews', 'Review', 'Reviews, a page at a time', reviews),
]
