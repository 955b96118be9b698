import type * as v from 'valibot'
import { MOST_ON_PAGE } from '#api/provider-filters.ts'
import { blogPostSchema, blogSummarySchema } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema } from '#api/schemas/category.ts'
import { citySchema, stateSchema } from '#api/schemas/place.ts'
import {
  providerDetailSchema,
  providerPageSchema,
  providerReviewSchema,
  providerSummarySchema,
  reviewPageSchema,
} from '#api/schemas/provider.ts'

/** The shapes of the contract by name. */
export const shapes = {
  CategorySummary: categorySummarySchema,
  Category: categorySchema,
  Brand: brandSchema,
  City: citySchema,
  State: stateSchema,
  PostSummary: blogSummarySchema,
  Post: blogPostSchema,
  ProviderSummary: providerSummarySchema,
  Provider: providerDetailSchema,
  Review: providerReviewSchema,
} satisfies Record<string, v.GenericSchema>

export type ShapeName = keyof typeof shapes

export type Call = {
  /** Below `/api/web`; `{id}` is the part that names an entry. */
  path: string
  /** One line that says what the answer is. */
  summary: string
  shape: ShapeName
  /** `data` is a list of the shape, or one entry. */
  answer: 'list' | 'entry'
  /** What stands beside `data`. */
  beside?: v.GenericSchema
  query?: ReadonlyArray<string>
  /** An API may be without it. */
  isOptional?: boolean
}

const LIMIT = ['limit']

/** Every read of the contract, in the order of specification section 7, and the directory. */
export const calls: ReadonlyArray<Call> = [
  {
    path: '/category/fetch_all',
    summary: 'All services; with `search` those that fit, with the jobs that matched',
    shape: 'CategorySummary',
    answer: 'list',
    query: ['search', 'limit'],
  },
  {
    path: '/category/primary',
    summary: 'The services of the home page, in the order in which they stand there',
    shape: 'CategorySummary',
    answer: 'list',
    query: LIMIT,
  },
  {
    path: '/category/popular',
    summary: 'The services that are named as popular',
    shape: 'CategorySummary',
    answer: 'list',
    query: LIMIT,
  },
  { path: '/category/{id}', summary: 'A service with its jobs', shape: 'Category', answer: 'entry' },
  { path: '/brand/all', summary: 'Trusted brands', shape: 'Brand', answer: 'list', query: LIMIT },
  {
    path: '/city/all',
    summary: 'Served cities; with `state` those of one state',
    shape: 'City',
    answer: 'list',
    query: ['state', 'limit'],
  },
  { path: '/state/all', summary: 'States with their cities', shape: 'State', answer: 'list', query: LIMIT },
  {
    path: '/blog/all',
    summary: 'Posts without their bodies',
    shape: 'PostSummary',
    answer: 'list',
    query: LIMIT,
  },
  { path: '/blog/{slug}', summary: 'A post', shape: 'Post', answer: 'entry' },
  {
    path: '/provider/all',
    summary: `Professionals that fit the filters, at most ${MOST_ON_PAGE} at once; \`next\` is the cursor of the rest`,
    shape: 'ProviderSummary',
    answer: 'list',
    beside: providerPageSchema,
    query: [
      'category', 'job', 'city', 'state', 'area', 'language', 'lat', 'lng', 'verified', 'min_rating', 'day', 'q', 'sort', 'limit', 'after',
    ], // biome-ignore format: a list
    isOptional: true,
  },
  {
    path: '/provider/{id}',
    summary: 'A profile with the first page of its reviews',
    shape: 'Provider',
    answer: 'entry',
    isOptional: true,
  },
  {
    path: '/provider/{id}/reviews',
    summary: 'Reviews, a page at a time',
    shape: 'Review',
    answer: 'list',
    beside: reviewPageSchema,
    query: ['after'],
    isOptional: true,
  },
]
