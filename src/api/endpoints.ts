import { filterSpellings, id, limitUpTo, type Spelling, textUpTo } from '#api/provider-filters.ts'
import { blogPostSchema, blogSummarySchema } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema } from '#api/schemas/category.ts'
import { mapData, type Parsed, parseItem, parseList, parsePage } from '#api/schemas/envelope.ts'
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

export type Resource =
  | 'categories'
  | 'category'
  | 'job'
  | 'search'
  | 'search-terms'
  | 'brands'
  | 'cities'
  | 'states'
  | 'blog-list'
  | 'blog-post'
  | 'providers'
  | 'provider'
  | 'provider-reviews'

export type ReadEndpoint = {
  resource: Resource
  /** The decoded path below `/api/web`. The capturing groups are its path parameters, at most two. */
  pattern: RegExp
  /** The query parameters that exist, with their spellings; all others are dropped. */
  query: Readonly<Record<string, Spelling>>
  /** An upstream may lack the call, so a 404 is an answer. */
  isOptional?: boolean
  /** The answer has more than `data`; `parse` returns everything but the code. */
  isPage?: boolean
  /** The upstream distinguishes a removed entry (410) from an unknown one (404). */
  answersGone?: boolean
  /** Reads a body; `id` is the last path parameter. @throws InvalidBodyError */
  parse: (body: unknown, id: string) => Parsed<unknown>
}

/** Letters of every script are allowed (`isAddressPart` of src/lib/slug.ts). */
const ID = '([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,63})'
const SLUG = '([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,127})'

const limit = limitUpTo(200)

const categoryList: ReadEndpoint['parse'] = (body) => parseList(categorySummarySchema, body, ({ _id }) => _id)

/** Every GET of specification section 7, and the directory, in the order in which they are tried. */
export const readEndpoints: ReadonlyArray<ReadEndpoint> = [
  {
    resource: 'categories',
    pattern: /^\/category\/fetch_all$/,
    query: { search: textUpTo(200), limit },
    parse: categoryList,
  },
  {
    resource: 'categories',
    pattern: /^\/category\/primary$/,
    query: { limit },
    parse: categoryList,
  },
  {
    resource: 'categories',
    pattern: /^\/category\/popular$/,
    query: { limit },
    parse: categoryList,
  },
  {
    resource: 'category',
    pattern: new RegExp(`^/category/${ID}$`, 'u'),
    query: {},
    parse: (body, id) =>
      mapData(parseItem(categorySchema, body), (category) => ({ ...category, _id: category._id || id })),
  },
  {
    resource: 'job',
    pattern: new RegExp(`^/category/${ID}/job/${ID}$`, 'u'),
    query: {},
    isOptional: true,
    parse: (body) => parseItem(jobFactsSchema, body),
  },
  {
    resource: 'search-terms',
    pattern: /^\/search\/terms$/,
    query: {},
    isOptional: true,
    parse: (body) =>
      parseList(searchTermSchema, body, ({ kind, serviceId, id }) => `${kind} ${serviceId} ${id}`),
  },
  {
    resource: 'brands',
    pattern: /^\/brand\/all$/,
    query: { limit },
    parse: (body) => parseList(brandSchema, body, ({ _id }) => _id),
  },
  {
    resource: 'cities',
    pattern: /^\/city\/all$/,
    query: { state: id, limit },
    parse: (body) => parseList(citySchema, body, ({ slug }) => slug),
  },
  {
    resource: 'states',
    pattern: /^\/state\/all$/,
    query: { limit },
    parse: (body) => parseList(stateSchema, body, ({ slug }) => slug),
  },
  {
    resource: 'blog-list',
    pattern: /^\/blog\/all$/,
    query: { limit },
    parse: (body) => parseList(blogSummarySchema, body, ({ slug }) => slug),
  },
  {
    resource: 'blog-post',
    answersGone: true,
    pattern: new RegExp(`^/blog/${SLUG}$`, 'u'),
    query: {},
    parse: (body, id) =>
      mapData(parseItem(blogPostSchema, body), (post) => ({ ...post, slug: post.slug || id })),
  },
  {
    resource: 'providers',
    pattern: /^\/provider\/all$/,
    query: filterSpellings,
    isOptional: true,
    isPage: true,
    parse: (body) => parsePage(providerSummarySchema, providerPageSchema, body, ({ id }) => id),
  },
  {
    resource: 'provider',
    pattern: new RegExp(`^/provider/${ID}$`, 'u'),
    query: {},
    answersGone: true,
    parse: (body) => parseItem(providerDetailSchema, body),
  },
  {
    resource: 'provider-reviews',
    pattern: new RegExp(`^/provider/${ID}/reviews$`, 'u'),
    query: { after: filterSpellings.after },
    isPage: true,
    answersGone: true,
    parse: (body) => parsePage(providerReviewSchema, reviewPageSchema, body, ({ id }) => id),
  },
]

/**
 * Decodes a path. Returns undefined unless it is written as `encodeURIComponent` writes it, so that a call has one path
 * only.
 */
function readPath(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return encodeURI(text) === path ? text : undefined
  } catch {
    return undefined
  }
}

export type MatchedEndpoint = {
  endpoint: ReadEndpoint
  /** The first entry in the path; empty for a list. */
  id: string
  /** The last entry in the path, which is that of the answer. */
  entryId: string
}

/** Returns the endpoint for a path below `/api/web`, or undefined if the table has none. */
export function matchEndpoint(path: string): MatchedEndpoint | undefined {
  const text = readPath(path)
  if (text === undefined) return undefined
  const endpoint = readEndpoints.find(({ pattern }) => pattern.test(text))
  const [, id = '', entryId = id] = endpoint?.pattern.exec(text) ?? []
  return endpoint && { endpoint, id, entryId }
}
