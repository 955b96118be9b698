import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ApiError, isAbsent } from '#api/errors.ts'
import { type Result, toFailure, toResult, type UnlessFailed } from '#api/result.ts'
import type { BlogPost, BlogSummary } from '#api/schemas/blog.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { builtInService, footerServiceIds } from '#catalogue/service-list.ts'
import { messages } from '#content/messages.ts'
import { countServices } from '#data/places/local-jobs.ts'
import { countCities } from '#data/places/resolve-place.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { getId } from '#lib/slug.ts'

const FRESH_MS = 5 * 60_000
const FOOTER_CITIES = 20
const MAX_POPULAR = 12
/** Specification section 9. */
export const FOOTER_STATES = 15

/**
 * Returns the time for which a result stays fresh (ms): five minutes for data and for a missing entry, zero for a
 * failure.
 */
function staleTime({ state: { data } }: { state: { data: unknown } }): number {
  return toFailure(data) ? 0 : FRESH_MS
}

type Loudness = {
  /** A built-in list replaces the data, so a failure is logged and not shown (specification section 8). */
  quiet?: boolean
}

/**
 * Creates a query whose outcome is data, also when the read fails; `failure` is the sentence for that. `read` gets a
 * function to do without a part. Earlier data stays if a refresh fails or is incomplete, unless the entry is gone.
 */
export function resultQuery<T>(
  queryKey: ReadonlyArray<string | number>,
  read: (unlessFailed: UnlessFailed) => Promise<T>,
  failure: string,
  { quiet = false }: Loudness = {},
) {
  return queryOptions<Result<T>>({
    queryKey,
    queryFn: async ({ client }) => {
      let isWhole = true
      const unlessFailed: UnlessFailed = async (part, other) => {
        try {
          return await part
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          isWhole &&= isAbsent(error.status)
          return other
        }
      }
      const result = await toResult(read(unlessFailed), failure)
      if (result.ok ? isWhole : isAbsent(result.status)) return result
      const before = client.getQueryData<Result<T>>(queryKey)
      const best = before?.ok ? before : result
      return best.ok ? { ...best, failure } : best
    },
    staleTime,
    retry: false,
    meta: { quiet },
  })
}

/** The fields of a place card; the rest of the entry is not in the page's state. `slug` is the part of its address. */
export type PlaceName = { title: string; slug: string }
export type PlaceCard = PlaceName & { id: string; image?: string; count?: number }

const cityCards = memoizeWeak((cities: ReadonlyArray<City>) =>
  memoizeWeak((services: ReadonlyArray<CategorySummary>): Array<PlaceCard> => {
    const jobCounts = new Map(services.map(({ _id, jobCount }) => [_id, jobCount]))
    const listed = services.length > 0 ? [...jobCounts.keys()] : undefined
    return cities.map((city) => {
      const count = countServices({ ...city, serviceIds: city.serviceIds ?? listed }, jobCounts)
      return {
        id: city._id,
        title: city.title,
        slug: getId(city),
        ...(city.image && { image: city.image }),
        ...(count !== undefined && { count }),
      }
    })
  }),
)

async function readCityCards(api: ApiClient, unlessFailed: UnlessFailed): Promise<Array<PlaceCard>> {
  const [cities, services] = await Promise.all([api.cities(), unlessFailed(api.categories(), [])])
  return cityCards(cities)(services)
}

const cityNames = memoizeWeak(
  (cities: ReadonlyArray<City>): Array<PlaceName> =>
    cities.map((city) => ({ title: city.title, slug: getId(city) })),
)

const stateNames = memoizeWeak(
  (states: ReadonlyArray<State>): Array<PlaceName> =>
    states.slice(0, FOOTER_STATES).map((state) => ({ title: state.title, slug: getId(state) })),
)

function toStateCards(
  states: ReadonlyArray<State>,
  cities: ReadonlyArray<City> | undefined,
): Array<PlaceCard> {
  return states.map((state) => {
    const count = countCities(cities, state)
    return {
      id: state._id,
      title: state.title,
      slug: getId(state),
      ...(state.image && { image: state.image }),
      ...(count !== undefined && { count }),
    }
  })
}

const stateCards = memoizeWeak((states: ReadonlyArray<State>) =>
  memoizeWeak((cities: ReadonlyArray<City>) => toStateCards(states, cities)),
)

/** Reads the state cards. Without the list of cities a state has the cities that it names itself. */
async function readStateCards(api: ApiClient, unlessFailed: UnlessFailed): Promise<Array<PlaceCard>> {
  const [states, cities] = await Promise.all([api.states(), unlessFailed(api.cities(), undefined)])
  return cities ? stateCards(states)(cities) : toStateCards(states, undefined)
}

/**
 * The footer's services that the API has, by their ids there; if it has none of them, its first. The other built-in
 * ones follow, because every page knows which of them are offered.
 */
const footerServices = memoizeWeak((services: ReadonlyArray<CategorySummary>): Array<PlaceName> => {
  const named = footerServiceIds.flatMap((id) => services.find(({ _id }) => _id === id) ?? [])
  const shown = named.length > 0 ? named : services.slice(0, footerServiceIds.length)
  const others = services.filter((service) => builtInService(service._id) && !shown.includes(service))
  return [...shown, ...others].map(({ _id, title }) => ({ title, slug: _id }))
})

const SERVICES_FAILED = messages.errors.categories

export const catalogueQueries = {
  primary: (api: ApiClient) =>
    resultQuery(['categories', 'primary'], () => api.primaryCategories(), SERVICES_FAILED),
  popular: (api: ApiClient) =>
    resultQuery(
      ['categories', 'popular'],
      async () => (await api.popularCategories()).slice(0, MAX_POPULAR),
      SERVICES_FAILED,
    ),
  footer: (api: ApiClient) =>
    resultQuery(
      ['categories', 'footer'],
      async () => footerServices(await api.categories()),
      SERVICES_FAILED,
      { quiet: true },
    ),
  detail: (api: ApiClient, id: string) =>
    resultQuery(['category', id], () => api.category(id), SERVICES_FAILED),
}

/** The text of a search, and the visitor's city if the search form has it. */
export type SearchText = { text: string; city?: string | undefined }

export const searchQueries = {
  results: (api: ApiClient, { text, city }: SearchText) =>
    resultQuery(['search', text, city ?? ''], () => api.search(text, city), SERVICES_FAILED),
}

export const brandQueries = {
  all: (api: ApiClient) => resultQuery(['brands'], () => api.brands(), messages.errors.brands),
}

export const cityQueries = {
  all: (api: ApiClient) => resultQuery(['cities'], () => api.cities(), messages.errors.cities),
  /** The location browser's cards. */
  cards: (api: ApiClient) =>
    resultQuery(
      ['cities', 'cards'],
      (unlessFailed) => readCityCards(api, unlessFailed),
      messages.errors.cities,
      { quiet: true },
    ),
  /** The footer's list (specification section 7: cut to 20). */
  footer: (api: ApiClient) =>
    resultQuery(
      ['cities', 'footer'],
      async () => cityNames(await api.cities({ limit: FOOTER_CITIES })),
      messages.errors.cities,
      { quiet: true },
    ),
}

export const stateQueries = {
  all: (api: ApiClient) => resultQuery(['states'], () => api.states(), messages.errors.states),
  /** The location browser's cards. */
  cards: (api: ApiClient) =>
    resultQuery(
      ['states', 'cards'],
      (unlessFailed) => readStateCards(api, unlessFailed),
      messages.errors.states,
      { quiet: true },
    ),
  /** The footer's list. It is in the state of every page, so it holds only the shown fields. */
  footer: (api: ApiClient) =>
    resultQuery(['states', 'footer'], async () => stateNames(await api.states()), messages.errors.states, {
      quiet: true,
    }),
}

/** The fields of a related post's card; the rest of the entry is not in the page's state. */
export type RelatedPost = Pick<BlogSummary, 'title' | 'slug' | 'image' | 'categories' | 'createdAt'>

/** Two rows of two. */
const MAX_RELATED = 4

/** Returns the publication time of a post (ms). A post without a date is the oldest. */
function toTime({ createdAt }: BlogSummary): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt)
}

/** Returns other posts that have a page: those that share a category first, then the newest. */
export function relatedPosts(
  posts: ReadonlyArray<BlogSummary>,
  { slug, categories }: Pick<BlogPost, 'slug' | 'categories'>,
): Array<RelatedPost> {
  const shares = (post: BlogSummary) => Number(post.categories.some((name) => categories.includes(name)))
  return posts
    .filter((post) => post.slug !== '' && post.slug !== slug)
    .toSorted((a, b) => shares(b) - shares(a) || toTime(b) - toTime(a))
    .slice(0, MAX_RELATED)
    .map(({ title, slug, image, categories, createdAt }) => ({ title, slug, image, categories, createdAt }))
}

export const blogQueries = {
  all: (api: ApiClient) => resultQuery(['blog'], () => api.blogPosts(), messages.errors.blogs),
  detail: (api: ApiClient, slug: string) =>
    resultQuery(['blog', slug], () => api.blogPost(slug), messages.errors.blogs),
  /** The cards below a post. The post is complete without them, so a failure is only logged. */
  related: (api: ApiClient, { slug, categories }: Pick<BlogPost, 'slug' | 'categories'>) =>
    resultQuery(
      ['blog', slug, 'related'],
      async () => relatedPosts(await api.blogPosts(), { slug, categories }),
      messages.errors.blogs,
      { quiet: true },
    ),
}

type Listed = ReadonlyArray<Pick<CategorySummary, '_id'>>

type UnlessUnlisted = (list: Promise<Listed>, other: []) => Promise<Listed>

const withOffers = memoizeWeak((cities: ReadonlyArray<City>) =>
  memoizeWeak((listed: Listed): ReadonlyArray<City> => {
    const ids = listed.map(({ _id }) => _id)
    return cities.map((city) => ({ ...city, serviceIds: city.serviceIds ?? ids }))
  }),
)

/**
 * Reads all cities with their services. A city that does not name its services has all that the upstream lists, if that
 * is known.
 * @throws ApiError
 */
export async function readCities(api: ApiClient, unlessFailed: UnlessUnlisted): Promise<ReadonlyArray<City>> {
  const cities = await api.cities()
  if (cities.every((city) => city.serviceIds)) return cities
  const listed = await unlessFailed(api.categories(), [])
  return listed.length > 0 ? withOffers(cities)(listed) : cities
}

/** Reads all cities as `readCities` does, and all states. @throws ApiError */
export function readPlaces(
  api: ApiClient,
  unlessFailed: UnlessUnlisted,
): Promise<[ReadonlyArray<City>, Array<State>]> {
  return Promise.all([readCities(api, unlessFailed), api.states()])
}
