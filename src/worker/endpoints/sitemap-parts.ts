import type { ApiClient } from '#api/client.ts'
import { matchEndpoint } from '#api/endpoints.ts'
import { servicePart } from '#api/places/service-part.ts'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { brandProfiles } from '#content/data/brands.ts'
import { privacyUpdated, terms } from '#content/data/legal.ts'
import { serviceCatalogue } from '#content/data/services.ts'
import { utcTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'
import { peoplePaths } from '#worker/endpoints/sitemap-people.ts'
import { combinedPaths, placePaths } from '#worker/endpoints/sitemap-places.ts'

/** A page; `lastmod` where it is known when it last changed. */
export type SitemapEntry = { path: string; lastmod?: string | undefined }

/** The pages of one kind; not whole when the upstream could not be asked and only built-in content is in it. */
export type SitemapPart = { entries: Iterable<SitemapEntry>; isWhole: boolean }

const PAGES = ['/', '/services', '/top-services', '/top-technicians', '/blog', '/about', '/contact', '/career', '/become-partner', '/speed'] // biome-ignore format: a list

function* entriesOf(addresses: Iterable<string>): Generator<SitemapEntry> {
  for (const path of addresses) yield { path }
}

/** When a post last changed, as far as its data tells. */
export function changeOf({ createdAt, updatedAt }: BlogSummary): string | undefined {
  return [createdAt, updatedAt]
    .map((time) => time && utcTime(time))
    .sort()
    .findLast(Boolean)
}

/** Whether an entry with this address below `/api/web` can be read one by one, as its page does. */
function isReadable(folder: string, id: string): boolean {
  return Boolean(matchEndpoint(`/${folder}/${encodeURIComponent(id)}`)?.id)
}

/** All services that have a page: the built-in ones and those that the upstream names anywhere. */
async function readServices(api: ApiClient): Promise<{ ids: Set<string>; isWhole: boolean }> {
  const lists = await ifKnown(
    Promise.all([api.primaryCategories(), api.popularCategories(), api.categories()]),
  )
  const listed = (lists ?? []).flat().filter(({ _id }) => isReadable('category', _id))
  return {
    ids: new Set([...serviceCatalogue.map(({ id }) => id), ...listed.map(({ _id }) => servicePart(_id))]),
    isWhole: lists !== undefined,
  }
}

async function pages(): Promise<SitemapPart> {
  return {
    entries: [
      ...entriesOf(PAGES),
      { path: '/privacy-policy', lastmod: privacyUpdated },
      { path: '/terms', lastmod: terms.lastUpdated },
      ...entriesOf(brandProfiles.map(({ id }) => paths.brand(id))),
    ],
    isWhole: true,
  }
}

async function services(api: ApiClient): Promise<SitemapPart> {
  const { ids, isWhole } = await readServices(api)
  return { entries: entriesOf([...ids].map(paths.service)), isWhole }
}

async function places(api: ApiClient): Promise<SitemapPart> {
  const lists = await ifKnown(Promise.all([api.cities(), api.states()]))
  return { entries: entriesOf(placePaths(...(lists ?? [[], []]))), isWhole: lists !== undefined }
}

async function combinations(api: ApiClient): Promise<SitemapPart> {
  const [{ ids, isWhole }, lists] = await Promise.all([
    readServices(api),
    ifKnown(Promise.all([api.cities(), api.states()])),
  ])
  return {
    entries: entriesOf(combinedPaths(ids, ...(lists ?? [[], []]))),
    isWhole: isWhole && lists !== undefined,
  }
}

async function posts(api: ApiClient): Promise<SitemapPart> {
  const list = await ifKnown(api.blogPosts())
  const readable = (list ?? []).filter(({ slug }) => isReadable('blog', slug))
  const bySlug = new Map(readable.map((post) => [post.slug, post]))
  return {
    entries: [...bySlug.values()].map((post) => ({ path: paths.post(post.slug), lastmod: changeOf(post) })),
    isWhole: list !== undefined,
  }
}

async function professionals(api: ApiClient): Promise<SitemapPart> {
  const known = await combinations(api)
  const people = await peoplePaths(api, new Set([...known.entries].map(({ path }) => path)))
  return { entries: entriesOf(people.paths), isWhole: known.isWhole && people.isWhole }
}

/** The parts of the sitemap by the names of their files, in the order of the index. */
export const sitemapParts: ReadonlyMap<string, (api: ApiClient) => Promise<SitemapPart>> = new Map(
  Object.entries({ pages, services, places, combinations, posts, professionals }),
)
