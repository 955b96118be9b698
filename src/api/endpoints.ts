import { filterSpellings } from '#api/provider-filters.ts'
import { blogPostSchema, blogSummarySchema, firstOfEachAddress } from '#api/schemas/blog.ts'
import { brandSchema } from '#api/schemas/brand.ts'
import { categorySchema, categorySummarySchema, knownServiceId, withSiteIds } from '#api/schemas/category.ts'
import { type ItemReading, parseItem, parseList, parsePage } from '#api/schemas/envelope.ts'
import { jobFactsSchema } from '#api/schemas/job.ts'
import { citySchema, stateSchema, withOwnParts, withTitleParts } from '#api/schemas/place.ts'
import {
  providerDetailSchema,
  providerPageSchema,
  providerReviewSchema,
  providerSummarySchema,
  reviewPageSchema,
} from '#api/schemas/provider.ts'
import { searchTermSchema, termOfSite, withServiceOfSite } from '#api/schemas/search-term.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'

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

/** Looks up a name of the site by an id of the upstream. */
type Names = Pick<ReadonlyMap<string, string>, 'get'>

/** The names of the site for ids of the upstream, from its English lists. */
export type SiteNames = {
  /** The site's ids of services, where they differ. */
  services: Names
  /** The address parts of places. */
  places: Names
}

export type ReadEndpoint = {
  resource: Resource
  /** The decoded path below `/api/web`. The capturing groups are its path parameters, at most two. */
  pattern: RegExp
  /** The query parameters that exist; all others are dropped. */
  query: ReadonlyArray<string>
  /** An upstream may lack the call, so its 404 is an answer in any form. */
  isOptional?: boolean
  /** The answer has more than `data`; `parse` returns everything but the code. */
  isPage?: boolean
  /** The upstream distinguishes a removed entry (410) from an unknown one (404). */
  answersGone?: boolean
  /** Normalises the values of its query, if not as all endpoints do (src/worker/cache/key.ts). */
  spellings?: Readonly<Record<string, (value: string) => string | undefined>>
  /**
   * The data of a valid body, null when the entry does not exist; `id` is the last path parameter.
   * @throws InvalidBodyError
   */
  parse: (
    body: unknown,
    onProblem: NonNullable<ItemReading['onProblem']>,
    id: string,
    names?: SiteNames,
  ) => unknown
}

/** Letters of every script are allowed (`isAddressPart` of src/lib/slug.ts). */
const ID = '([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,63})'
const SLUG = '([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,127})'
const categoryList: ReadEndpoint['parse'] = (body, onProblem, _, names) =>
  withSiteIds(parseList(categorySummarySchema, body, onProblem), names?.services)

function toSiteIds(ids: ReadonlyArray<string>, names: SiteNames | undefined): Array<string> {
  return ids.map((id) => names?.services.get(id) ?? id)
}

function withSiteServices<T extends { categoryIds: Array<string> }>(provider: T, names?: SiteNames): T {
  return { ...provider, categoryIds: toSiteIds(provider.categoryIds, names) }
}

/** Every GET of specification section 7, and the directory, in the order in which they are tried. */
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
    pattern: new RegExp(`^/category/${ID}$`, 'u'),
    query: [],
    parse: (body, onProblem, id, names) => {
      const category = parseItem(categorySchema, body, { onProblem, known: { _id: id } })
      if (category === null) return null
      const { _id, title } = category
      return { ...category, _id: knownServiceId(title) ?? names?.services.get(_id) ?? _id }
    },
  },
  {
    resource: 'job',
    pattern: new RegExp(`^/category/${ID}/job/${ID}$`, 'u'),
    query: [],
    isOptional: true,
    parse: (body, onProblem, id, names) => {
      const facts = parseItem(jobFactsSchema, body, { onProblem, known: { id } })
      return (
        facts && {
          ...facts,
          ...(facts.relatedJobs && {
            relatedJobs: facts.relatedJobs.map((job) => withServiceOfSite(job, names?.services)),
          }),
        }
      )
    },
  },
  {
    resource: 'search-terms',
    pattern: /^\/search\/terms$/,
    query: [],
    isOptional: true,
    parse: (body, onProblem, _, names) =>
      parseList(searchTermSchema, body, onProblem).map((term) => termOfSite(term, names?.services)),
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
    parse: (body, onProblem, _, names) => {
      const listed = parseList(citySchema, body, onProblem)
      const cities = withOwnParts(withTitleParts(listed, cityAliases, names?.places))
      return cities.map(({ serviceIds, ...city }) => ({
        ...city,
        ...(serviceIds && { serviceIds: toSiteIds(serviceIds, names) }),
      }))
    },
  },
  {
    resource: 'states',
    pattern: /^\/state\/all$/,
    query: ['limit'],
    parse: (body, onProblem, _, names) =>
      withOwnParts(withTitleParts(parseList(stateSchema, body, onProblem), stateAliases, names?.places)),
  },
  {
    resource: 'blog-list',
    pattern: /^\/blog\/all$/,
    query: ['limit'],
    parse: (body, onProblem) => firstOfEachAddress(parseList(blogSummarySchema, body, onProblem)),
  },
  {
    resource: 'blog-post',
    answersGone: true,
    pattern: new RegExp(`^/blog/${SLUG}$`, 'u'),
    query: [],
    parse: (body, onProblem, id, names) => {
      const post = parseItem(blogPostSchema, body, { onProblem, known: { _id: id } })
      return (
        post && {
          ...post,
          slug: post.slug || id,
          ...(post.jobs && { jobs: post.jobs.map((job) => withServiceOfSite(job, names?.services)) }),
        }
      )
    },
  },
  {
    resource: 'providers',
    pattern: /^\/provider\/all$/,
    query: Object.keys(filterSpellings),
    spellings: filterSpellings,
    isOptional: true,
    isPage: true,
    parse: (body, onProblem, _, names) => {
      const page = parsePage(providerSummarySchema, providerPageSchema, body, onProblem)
      return { ...page, data: page.data.map((provider) => withSiteServices(provider, names)) }
    },
  },
  {
    resource: 'provider',
    pattern: new RegExp(`^/provider/${ID}$`, 'u'),
    query: [],
    answersGone: true,
    parse: (body, onProblem, id, names) => {
      const provider = parseItem(providerDetailSchema, body, { onProblem, known: { id } })
      return provider && withSiteServices(provider, names)
    },
  },
  {
    resource: 'provider-reviews',
    pattern: new RegExp(`^/provider/${ID}/reviews$`, 'u'),
    query: ['after'],
    spellings: filterSpellings,
    isPage: true,
    answersGone: true,
    parse: (body, onProblem) => parsePage(providerReviewSchema, reviewPageSchema, body, onProblem),
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
  /** The first entry in the path, used as its tag; empty for a list. */
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
