import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import { readCities } from '#data/places/read-places.ts'
import { type LanguageCode, languageCodes } from '#lib/language.ts'
import { termsOfService, toDocuments } from '#search/documents.ts'
import { createSearchIndex, type SearchIndex } from '#search/search-index.ts'
import { namesOfSite, type SiteLists, type Subject } from '#worker/search/site-names.ts'

/** The marketplace API in a language. */
export type ApiIn = (language: LanguageCode) => ApiClient

/** One constant for every list that cannot be read, so that its identity does not change and the index is reused. */
const NOTHING: ReadonlyArray<never> = []

/** With more services, their jobs are not read. */
const MAX_SERVICES_READ = 20

async function readLists(api: ApiClient): Promise<SiteLists> {
  const [services, cities, states, brands, posts] = await Promise.all([
    ifKnown(api.categories()),
    ifKnown(readCities(api)),
    ifKnown(api.states()),
    ifKnown(api.brands()),
    ifKnown(api.blogPosts()),
  ])
  return {
    services: services ?? NOTHING,
    cities: cities ?? NOTHING,
    states: states ?? NOTHING,
    brands: brands ?? NOTHING,
    posts: posts ?? NOTHING,
  }
}

/** Sources of the catalogue's terms, one part per read. A changed identity means changed data. */
type CatalogueParts = ReadonlyArray<ReadonlyArray<SearchTerm> | CategorySummary>

/** Reads the terms of the API, else its services with their jobs, or without them if there are too many. */
async function readCatalogue(api: ApiClient, services: SiteLists['services']): Promise<CatalogueParts> {
  const terms = await ifKnown(api.searchTerms())
  if (terms && terms.length > 0) return [terms]
  if (services.length > MAX_SERVICES_READ) return services
  return Promise.all(services.map(async (service) => (await ifKnown(api.category(service._id))) ?? service))
}

function toTerms(parts: CatalogueParts): Array<SearchTerm> {
  return parts.flatMap((part) => ('_id' in part ? termsOfService(part) : [...part]))
}

/** The index of the site, and the lists that it was built from. */
export type SiteIndex = {
  index: SearchIndex<Subject>
  lists: Readonly<Record<LanguageCode, SiteLists>>
  /** The index has the jobs of the catalogue. If not, the API's own search finds them. */
  hasJobs: boolean
}

/** The latest index and its sources. Reads return the same objects until something changes. */
let last: { sources: ReadonlyArray<unknown>; index: SearchIndex<Subject> } | undefined

function getIndex(
  lists: ReadonlyArray<SiteLists>,
  catalogues: ReadonlyArray<CatalogueParts>,
): SearchIndex<Subject> {
  const sources = [...lists.flatMap((own) => Object.values(own)), ...catalogues.flat()]
  const isUnchanged =
    last?.sources.length === sources.length && last.sources.every((one, at) => one === sources[at])
  if (last && isUnchanged) return last.index
  const [english = [], ...others] = catalogues.map(toTerms)
  const posts = new Map<string, Array<string>>()
  for (const { slug, title } of lists.flatMap((own) => own.posts))
    posts.set(slug, [...(posts.get(slug) ?? []), title])
  const index = createSearchIndex({
    documents: toDocuments(english, others),
    articles: [...posts].map(([id, titles]) => ({ id, titles })),
    names: namesOfSite(lists),
  })
  last = { sources, index }
  return index
}

/**
 * Lifetime (ms) of the lists of other languages and of the terms, unless a list of the page's language changes.
 */
const OTHERS_FRESH_MS = 60_000

/** The latest index per language, with the lists of that language. */
const latest = new Map<LanguageCode, { own: SiteLists; site: SiteIndex; readAt: number }>()

function isSame(one: SiteLists, other: SiteLists): boolean {
  return (Object.keys(one) as Array<keyof SiteLists>).every((name) => one[name] === other[name])
}

/** Reads the lists of the site, and returns their index. `code` is the language of the page. */
export async function readSiteIndex(apiIn: ApiIn, code: LanguageCode): Promise<SiteIndex> {
  const own = await readLists(apiIn(code))
  const known = latest.get(code)
  if (known && isSame(known.own, own) && Date.now() - known.readAt < OTHERS_FRESH_MS) return known.site
  const lists = await Promise.all(
    languageCodes.map((other) => (other === code ? own : readLists(apiIn(other)))),
  )
  const catalogues = await Promise.all(
    languageCodes.map((other, at) => readCatalogue(apiIn(other), lists[at]?.services ?? NOTHING)),
  )
  const byLanguage = Object.fromEntries(
    languageCodes.map((other, at) => [other, lists[at]]),
  ) as SiteIndex['lists']
  const hasJobs = catalogues[0]?.length === 1 || byLanguage.en.services.length <= MAX_SERVICES_READ
  const site = { index: getIndex(lists, catalogues), lists: byLanguage, hasJobs }
  latest.set(code, { own, site, readAt: Date.now() })
  return site
}
