import type { ApiClient } from '#api/client.ts'
import { matchEndpoint } from '#api/endpoints.ts'
import { ifKnown } from '#api/result.ts'
import type { BlogSummary } from '#api/schemas/blog.ts'
import type { City, State } from '#api/schemas/place.ts'
import { brandProfiles } from '#catalogue/brand-profiles.ts'
import { builtInCities, builtInStates } from '#catalogue/places/built-in.ts'
import { stateServiceStates } from '#catalogue/places/combinations.ts'
import { serviceCatalogue, topServiceIds } from '#catalogue/service-list.ts'
import { readCities } from '#data/places/read-places.ts'
import {
  cityPart,
  findCity,
  findState,
  getServices,
  placeState,
  statePart,
} from '#data/places/resolve-place.ts'
import { builtInCityIds } from '#data/places/served-cities.ts'
import { findListed } from '#data/services/brand-queries.ts'
import { servicesOfCities } from '#data/services/service-queries.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import { withoutSamples } from '#lib/samples.ts'
import { getId } from '#lib/slug.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import { jobPaths, providersPaths } from '#worker/routes/sitemap-providers.ts'

type Listed = Parameters<typeof getId>[0]

const STATE_IDS = [...builtInStates.map(({ id }) => id), ...Object.keys(stateServiceStates)]

/**
 * Returns the ids of the places that pages link to: those of the upstream, with the built-in id of built-in places.
 * Built-in places replace an empty list.
 */
function getIds(
  builtIn: ReadonlyArray<string>,
  listed: ReadonlyArray<Listed>,
  partOf: (id: string) => string,
): Set<string> {
  if (listed.length === 0) return new Set(builtIn)
  const ids = listed.map(getId).filter((id) => id !== '')
  const parts = new Set(ids.map(partOf))
  const own = ids.filter((id) => !builtIn.includes(partOf(id)))
  return new Set([...builtIn.filter((id) => parts.has(id)), ...own])
}

/** Returns the id in the URL of a place: the built-in one if there is one, else the upstream's. */
function getPageId(id: string, builtIn: ReadonlyArray<{ id: string }>, listed: Listed | undefined): string {
  return builtIn.some((place) => place.id === id) || !listed ? id : getId(listed)
}

/** Yields the pages of the upstream's states, and of its cities unless all providers are samples. */
function* placePaths(
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
  areSamples: boolean,
): Generator<string> {
  const cityIds = [...getIds(builtInCityIds, cities, cityPart)].map((id) =>
    getPageId(id, builtInCities, findCity(cities, id)),
  )
  if (!areSamples) for (const id of new Set(cityIds)) yield paths.city(id)
  const stateIds = [...getIds(STATE_IDS, states, statePart)].map((id) =>
    getPageId(id, builtInStates, findState(states, id)),
  )
  for (const id of new Set(stateIds)) yield paths.state(id)
}

/**
 * Returns the pages of services in states: what the cities of a state offer, and the built-in services of a state
 * without cities.
 */
function stateServicePaths(
  services: ReadonlySet<string>,
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
): Set<string> {
  const found = new Set<string>()
  for (const id of getIds(Object.keys(stateServiceStates), states, statePart)) {
    const state = placeState(cities, states, id)
    const offered = state?.cities.length ? servicesOfCities(state.cities) : topServiceIds
    const isOfTable = Object.hasOwn(stateServiceStates, statePart(id))
    for (const service of offered) {
      if (!services.has(service)) continue
      if (isOfTable && topServiceIds.includes(service)) found.add(paths.stateService(statePart(id), service))
      else if (state?.cities.length) found.add(paths.stateService(state.id, service))
    }
  }
  return found
}

/** Yields the pages of services in cities and states. `services` are the ids of all services with a page. */
function* combinedPaths(
  services: ReadonlySet<string>,
  cities: ReadonlyArray<City>,
  states: ReadonlyArray<State>,
): Generator<string> {
  for (const id of getIds(builtInCityIds, cities, cityPart)) {
    const listed = findCity(cities, id)
    const offered = listed && getServices(listed)
    for (const service of services) {
      if (offered?.includes(service) ?? true) yield paths.serviceInCity(service, id)
    }
  }
  yield* stateServicePaths(services, cities, states)
}

/** A page, with `lastmod` if the time of its last change is known. */
export type SitemapEntry = { path: string; lastmod?: string | undefined }

/** The pages of one kind. They are not whole if the upstream failed and only built-in pages are in them. */
type SitemapPart = { entries: Iterable<SitemapEntry>; isWhole: boolean }

/** The pages without parameters whose routes belong in the sitemap. */
const fixedPages: ReadonlyArray<SitemapEntry> = pageRoutes.flatMap(({ path, flags }) =>
  flags.sitemap ? [{ path, lastmod: flags.lastmod }] : [],
)

function* toEntries(addresses: Iterable<string>): Generator<SitemapEntry> {
  for (const path of addresses) yield { path }
}

/** Returns when a post last changed, if its data says so. */
export function getChange({ createdAt, updatedAt }: BlogSummary): string | undefined {
  return [createdAt, updatedAt].sort().findLast(Boolean)
}

/** Returns true if the entry at this address below `/api/web` can be read, as its page does. */
function isReadable(folder: string, id: string): boolean {
  return Boolean(matchEndpoint(`/${folder}/${encodeURIComponent(id)}`)?.id)
}

/**
 * Returns all services that have a page: those that the upstream names, or the built-in ones if it cannot be read.
 */
async function readServices(api: ApiClient): Promise<{ ids: Set<string>; isWhole: boolean }> {
  const lists = await ifKnown(
    Promise.all([api.primaryCategories(), api.popularCategories(), api.categories()]),
  )
  const listed = (lists ?? []).flat().filter(({ _id }) => isReadable('category', _id))
  return {
    ids: new Set(lists ? listed.map(({ _id }) => _id) : serviceCatalogue.map(({ id }) => id)),
    isWhole: lists !== undefined,
  }
}

/**
 * Returns the pages with our own copy, which do not depend on the upstream, and the brands of the upstream.
 */
async function pages(api: ApiClient, samples: boolean): Promise<SitemapPart> {
  const withPage = withoutSamples(brandProfiles, samples).map(({ id }) => id)
  const brands = await ifKnown(findListed(api, withPage))
  return {
    entries: [...fixedPages, ...toEntries((brands ?? []).map(({ id }) => paths.brand(id)))],
    isWhole: brands !== undefined,
  }
}

async function services(api: ApiClient): Promise<SitemapPart> {
  const { ids, isWhole } = await readServices(api)
  return { entries: toEntries([...ids].map(paths.service)), isWhole }
}

async function places(api: ApiClient): Promise<SitemapPart> {
  const [lists, best] = await Promise.all([
    ifKnown(Promise.all([api.cities(), api.states()])),
    ifKnown(api.providers({ limit: 1 })),
  ])
  // Real providers precede samples.
  const areSamples = best?.data[0]?.sample ?? false
  return {
    entries: toEntries(placePaths(...(lists ?? [[], []]), areSamples)),
    isWhole: lists !== undefined,
  }
}

/** Returns the paths of the pages of services in cities and states. Three parts of the index need them. */
const readCombinations = memoizeWeak(async (api: ApiClient) => {
  const [{ ids, isWhole }, lists] = await Promise.all([
    readServices(api),
    ifKnown(Promise.all([readCities(api), api.states()])),
  ])
  return {
    known: new Set(combinedPaths(ids, ...(lists ?? [[], []]))),
    isWhole: isWhole && lists !== undefined,
  }
})

async function combinations(api: ApiClient): Promise<SitemapPart> {
  const { known, isWhole } = await readCombinations(api)
  return { entries: toEntries(known), isWhole }
}

async function posts(api: ApiClient): Promise<SitemapPart> {
  const list = await ifKnown(api.blogPosts())
  const readable = (list ?? []).filter(({ slug }) => isReadable('blog', slug))
  const bySlug = new Map(readable.map((post) => [post.slug, post]))
  return {
    entries: [...bySlug.values()].map((post) => ({ path: paths.post(post.slug), lastmod: getChange(post) })),
    isWhole: list !== undefined,
  }
}

async function professionals(api: ApiClient): Promise<SitemapPart> {
  const { known, isWhole } = await readCombinations(api)
  const providers = await providersPaths(api, known)
  return { entries: toEntries(providers.paths), isWhole: isWhole && providers.isWhole }
}

async function jobs(api: ApiClient): Promise<SitemapPart> {
  const [{ ids, isWhole }, combined] = await Promise.all([readServices(api), readCombinations(api)])
  const pages = await jobPaths(api, [...ids], combined.known)
  return { entries: toEntries(pages.paths), isWhole: isWhole && combined.isWhole && pages.isWhole }
}

/**
 * The parts of the sitemap by the names of their files, in the order of the index. `samples` tells whether samples are
 * shown.
 */
export const sitemapParts: ReadonlyMap<string, (api: ApiClient, samples: boolean) => Promise<SitemapPart>> =
  new Map(Object.entries({ pages, services, jobs, places, combinations, posts, professionals }))
