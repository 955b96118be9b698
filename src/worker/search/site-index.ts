import type { ApiClient } from '#api/client.ts'
import { ifKnown } from '#api/result.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import type { SearchTerm } from '#api/schemas/search-term.ts'
import { readDirectory } from '#data/providers/who-is-listed.ts'
import { withServices } from '#data/scope/read-places.ts'
import { type LanguageCode, languageCodes } from '#lib/language.ts'
import { termsOfService, toDocuments } from '#search/documents.ts'
import { createSearchIndex, type SearchIndex } from '#search/search-index.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'
import { namesOfSite, type SiteLists, type Subject } from '#worker/search/site-names.ts'
import { createOptionalReads } from '#worker/upstream-client/in-process-api.ts'

/** The marketplace API in a language. */
export type ApiIn = (language: LanguageCode) => ApiClient

/** One constant for every list that cannot be read, so that its identity does not change and the index is reused. */
const NOTHING: ReadonlyArray<never> = []

/** With more services, their jobs are not read. */
const MAX_SERVICES_READ = 20

type Known = ReturnType<typeof createOptionalReads>['known']

async function readLists(api: ApiClient, known: Known): Promise<SiteLists> {
  const [services, cities, states, brands, posts] = await Promise.all([
    known(api.categories(), NOTHING),
    known(api.cities(), NOTHING),
    known(api.states(), NOTHING),
    known(api.brands(), NOTHING),
    known(api.blogPosts(), NOTHING),
  ])
  return { services, cities, states, brands, posts }
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

/** The directory as a whole. An upstream without one is never asked for a text. */
export type Directory = {
  exists: boolean
  /** The best providers of all cities, and the counts with their prices. */
  best: ProviderPage | undefined
}

async function readSiteDirectory(api: ApiClient, known: Known): Promise<Directory> {
  const best = await known(readDirectory(api), undefined)
  return { exists: best !== undefined && best.data.length > 0, best }
}

/** The index of the site, and what it was built from. */
export type SiteIndex = {
  index: SearchIndex<Subject>
  lists: Readonly<Record<LanguageCode, SiteLists>>
  /** Titles of services and jobs by `titleKey`. */
  titles: Readonly<Record<LanguageCode, ReadonlyMap<string, string>>>
  /** The index has the jobs of the catalogue. If not, the API's own search finds them. */
  hasJobs: boolean
  directory: Directory
}

/** Returns the key of a title: ids of jobs are unique within their service. */
export function titleKey({ serviceId, id }: Pick<SearchTerm, 'serviceId' | 'id'>): string {
  return `${serviceId ?? id} ${id}`
}

type Sources = {
  lists: ReadonlyArray<SiteLists>
  catalogues: ReadonlyArray<CatalogueParts>
  directory: Directory
  /** Every list was read. */
  isWhole: boolean
}

async function readSources(apiIn: ApiIn): Promise<Sources> {
  const { known, isWhole } = createOptionalReads()
  const reading = readSiteDirectory(apiIn('en'), known)
  const lists = await Promise.all(languageCodes.map((code) => readLists(apiIn(code), known)))
  const catalogues = await Promise.all(
    languageCodes.map((code, at) => readCatalogue(apiIn(code), lists[at]?.services ?? NOTHING)),
  )
  return { lists, catalogues, directory: await reading, isWhole: isWhole() }
}

function byLanguage<T>(values: ReadonlyArray<T>): Record<LanguageCode, T> {
  return Object.fromEntries(languageCodes.map((code, at) => [code, values[at]])) as Record<LanguageCode, T>
}

function buildSite({ lists: read, catalogues, directory }: Sources): SiteIndex {
  const lists = read.map((list) => ({ ...list, cities: withServices(list.cities, list.services) }))
  const terms = catalogues.map(toTerms)
  const [english = [], ...others] = terms
  const posts = Map.groupBy(
    lists.flatMap((list) => list.posts),
    ({ slug }) => slug,
  )
  const index = createSearchIndex({
    documents: toDocuments(english, others),
    articles: [...posts].map(([id, entries]) => ({ id, titles: entries.map(({ title }) => title) })),
    ...namesOfSite(lists),
  })
  const services = lists[0]?.services ?? NOTHING
  return {
    index,
    lists: byLanguage(lists),
    titles: byLanguage(
      terms.map((languageTerms) => new Map(languageTerms.map((term) => [titleKey(term), term.title]))),
    ),
    hasJobs: catalogues[0]?.length === 1 || services.length <= MAX_SERVICES_READ,
    directory,
  }
}

/** The index of the isolate, and when (ms) its lists were last read. */
type Kept = { site: SiteIndex; parts: ReadonlyArray<unknown>; readAt: number }
const isolate = isolateSingleton('site-index', (): { kept?: Kept; isReading?: boolean } => ({}))

/** The index is used for so long (ms) without a read, and then once more while the lists are read. */
const FRESH_MS = 60_000
/** An older index (ms) is not used. */
const MAX_AGE_MS = 15 * 60_000

/** The moment of a request (ms), and the last purge before it. */
export type Moment = { now: number; purgedAt: number; waitUntil: (work: Promise<unknown>) => void }

/** Reads the lists, and builds the index if one of them has changed. Reads return the same objects until then. */
async function refresh(apiIn: ApiIn, now: number): Promise<SiteIndex> {
  const sources = await readSources(apiIn)
  const { lists, catalogues, directory, isWhole } = sources
  const parts = [...lists.flatMap((list) => Object.values(list)), ...catalogues.flat()]
  const { kept } = isolate
  const isSame = kept?.parts.length === parts.length && kept.parts.every((one, at) => one === parts[at])
  const site = kept && isSame ? { ...kept.site, directory } : buildSite(sources)
  // Lists that could not be read are read again for the next request.
  if (isWhole || !kept || kept.readAt < 0) isolate.kept = { site, parts, readAt: isWhole ? now : -1 }
  return site
}

async function refreshAside(apiIn: ApiIn, now: number): Promise<void> {
  isolate.isReading = true
  await refresh(apiIn, now).finally(() => {
    isolate.isReading = false
  })
}

/**
 * Returns the index of the site. For a minute it is used without reading anything; then the lists are read in the
 * background. After a purge, and without a moment, they are read first.
 */
export async function readSiteIndex(apiIn: ApiIn, moment?: Moment): Promise<SiteIndex> {
  const { kept } = isolate
  if (!kept || !moment) return refresh(apiIn, moment?.now ?? Date.now())
  const { now, purgedAt, waitUntil } = moment
  const age = Math.abs(now - kept.readAt)
  if (age >= MAX_AGE_MS || kept.readAt <= purgedAt) return refresh(apiIn, now)
  if (age >= FRESH_MS && !isolate.isReading) waitUntil(refreshAside(apiIn, now))
  return kept.site
}
