import { blogPostSchema, blogSummarySchema } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema } from '#api/schemas/category.ts'
import { type EntryProblem, parseItem, parseList } from '#api/schemas/envelope.ts'
import { citySchema, stateSchema } from '#api/schemas/place.ts'
import { webVitalsSchema } from '#api/schemas/web-vitals.ts'

export type Resource =
  | 'categories'
  | 'category'
  | 'search'
  | 'brands'
  | 'cities'
  | 'states'
  | 'blog-list'
  | 'blog-post'
  | 'web-vitals'

export type ReadEndpoint = {
  resource: Resource
  /** Below `/api/web`; a capturing group is the one path parameter. */
  pattern: RegExp
  /** The query parameters that exist; all others are dropped. */
  query: ReadonlyArray<string>
  /** Answered by the site itself, whoever serves the marketplace API. */
  isOwn?: boolean
  /** The data of a valid body, null when the entry does not exist. @throws InvalidBodyError */
  parse: (body: unknown, onProblem: (problem: EntryProblem) => void) => unknown
}

const ID = '([A-Za-z0-9][A-Za-z0-9_-]{0,63})'
const SLUG = '([A-Za-z0-9][A-Za-z0-9-]{0,127})'
const categoryList: ReadEndpoint['parse'] = (body, onProblem) =>
  parseList(categorySummarySchema, body, onProblem)

/** Every GET of specification section 7, and one of our own, in the order in which they are tried. */
export const readEndpoints: ReadonlyArray<ReadEndpoint> = [
  {
    resource: 'categories',
    pattern: /^\/category\/fetch_all$/,
    query: ['search', 'limit'],
    parse: categoryList,
  },
  { resource: 'categories', pattern: /^\/category\/primary$/, query: ['limit'], parse: categoryList },
  { resource: 'categories', pattern: /^\/category\/popular$/, query: ['limit'], parse: categoryList },
  {
    resource: 'category',
    pattern: new RegExp(`^/category/${ID}$`),
    query: [],
    parse: (body) => parseItem(categorySchema, body),
  },
  {
    resource: 'brands',
    pattern: /^\/brand\/all$/,
    query: ['limit'],
    parse: (body, onProblem) => parseList(brandSchema, body, onProblem),
  },
  {
    resource: 'cities',
    pattern: /^\/city\/all$/,
    query: ['state', 'limit'],
    parse: (body, onProblem) => parseList(citySchema, body, onProblem),
  },
  {
    resource: 'states',
    pattern: /^\/state\/all$/,
    query: ['limit'],
    parse: (body, onProblem) => parseList(stateSchema, body, onProblem),
  },
  {
    resource: 'blog-list',
    pattern: /^\/blog\/all$/,
    query: ['limit'],
    parse: (body, onProblem) => parseList(blogSummarySchema, body, onProblem),
  },
  {
    resource: 'blog-post',
    pattern: new RegExp(`^/blog/${SLUG}$`),
    query: [],
    parse: (body) => parseItem(blogPostSchema, body),
  },
  {
    resource: 'web-vitals',
    pattern: /^\/speed$/,
    query: [],
    isOwn: true,
    parse: (body) => parseItem(webVitalsSchema, body),
  },
]
