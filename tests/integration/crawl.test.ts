/** @module-tag slow */
import { beforeAll, expect, test } from 'vitest'
import { inLanguage, LANGUAGES, withoutBase } from '#lib/language.ts'
import { appPaths } from '#lib/paths.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import { type CrawledPage, crawl, isCanonical, isDead } from '#support/site/crawl.ts'
import { findHtmlProblems } from '#support/site/html-problems.ts'
import { site } from '#support/site/shared-site.ts'
import { readSitemaps } from '#support/site/sitemap.ts'

/**
 * The routes without a link to them: a redirect, the page without a connection, a city below its state and a service
 * below that city, which have shorter addresses, and a comparison, which visitors make.
 */
const UNLINKED = [
  '/careers',
  '/offline',
  '/state/$stateId/city/$cityId',
  '/city/$cityId/service/$serviceId',
  '/compare',
]
const ROUTES = pageRoutes.filter(({ path }) => !UNLINKED.includes(path))

type Job = { id: string; priceFrom: number }
type Category = { _id: string; childCategories: Array<{ superChildren: Array<Job> }> }
type City = { _id: string; serviceIds: Array<string> }
type Counts = { counts: { jobs: Array<{ value: string; priceFrom?: number }> } }

const pricesIn = (markup: string) =>
  [...markup.replace(/<[^>]+>/g, ' ').matchAll(/(?:From|Usually from) ₹([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
const getJobs = ({ childCategories }: Category) =>
  childCategories.flatMap(({ superChildren }) => superChildren)

/**
 * Reads the services and cities of the API. Returns a check of an English page: a job and a service cost what the cheapest
 * provider takes who is listed there, else what is usual, and a city leads to the services that it has.
 */
async function createPriceCheck() {
  const read = async <T>(path: string): Promise<T> => (await site.fetch(`/api/web${path}`)).json()
  const list = await read<{ data: Array<{ _id: string }> }>('/category/fetch_all')
  const categories = await Promise.all(
    list.data.map(async ({ _id }) => (await read<{ data: Category }>(`/category/${_id}`)).data),
  )
  const { data: cities } = await read<{ data: Array<City> }>('/city/all')

  async function checkService(main: string, category: Category, city: string | undefined) {
    const { _id } = category
    const list = `/provider/all?limit=1&category=${_id}${city === undefined ? '' : `&city=${city}`}`
    const { counts } = await read<Counts>(list)
    const listed = new Map(counts.jobs.map(({ value, priceFrom }) => [value, priceFrom]))
    const jobs = getJobs(category).map(({ id, priceFrom }) => listed.get(id) ?? priceFrom)
    const named = getJobs(category).flatMap(({ id }) => listed.get(id) ?? [])
    // Links that narrow a list name its lowest price, and cards that of a provider.
    const [hero, ...others] = pricesIn(main.replace(/<(nav|article)\b.*?<\/\1>/gs, ''))
    const shown = others.slice(0, jobs.length)
    return [
      ...(hero === Math.min(...(named.length > 0 ? named : jobs)) ? [] : [`is from ${hero}`]),
      ...(shown.toString() === jobs.toString() ? [] : [`shows ${shown} instead of ${jobs}`]),
    ]
  }

  function checkCity(main: string, { _id, serviceIds }: City): Array<string> {
    const linked = [...main.matchAll(new RegExp(`href="/services/([^/"]+)/${_id}"`, 'g'))].map(([, id]) => id)
    const count = /for (\d+) services/.exec(main)?.[1]
    return [
      ...([...new Set(linked)].sort().join() === [...serviceIds].sort().join() ? [] : [`leads to ${linked}`]),
      ...(count === undefined || Number(count) === serviceIds.length ? [] : [`counts ${count} services`]),
    ]
  }

  return async (path: string, html: string): Promise<Array<string>> => {
    const main = /<main\b.*<\/main>/s.exec(html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''))?.[0] ?? ''
    const service = /^\/services\/([^/]+)(?:\/([^/?]+))?$/.exec(path)
    const category = categories.find(({ _id }) => _id === service?.[1])
    if (category) return checkService(main, category, service?.[2])
    const city = cities.find(({ _id }) => path === `/city/${_id}`)
    return city ? checkCity(main, city) : []
  }
}

let pages: ReadonlyMap<string, CrawledPage>

beforeAll(async () => {
  const checkPrices = await createPriceCheck()
  pages = await crawl(site, ['/'], {
    // The text of posts is not ours. Other pages are validated by `every-page.test.ts`.
    inspect: async (path, html) =>
      /^(?:\/hi)?\/blog\//.test(path) ? findHtmlProblems(html) : checkPrices(path, html),
  })
}, 600_000)

test('every post is valid HTML, and every page shows prices and counts of its own services', () => {
  const faults = [...pages.values()].flatMap((page) => page.faults.map((fault) => `${page.path}: ${fault}`))
  expect(faults).toEqual([])
})

test('every internal link leads to a page without a redirect', () => {
  const broken = [...pages.values()].filter(isDead)
  expect(
    broken.map(({ status, path, linkedFrom }) => `${status} ${path}, linked from ${linkedFrom}`),
  ).toEqual([])
})

test.each([
  ...ROUTES,
  ...Object.values(appPaths).map((path) => ({ path, pattern: new RegExp(`^${path}$`) })),
])('$path is reached by links', ({ pattern }) => {
  expect([...pages.keys()].some((path) => pattern.test(path.replace(/\?.*/, '')))).toBe(true)
})

test('every page has one h1, and unique text unless its canonical is another page', () => {
  const faults: Array<string> = []
  const seen = new Map<string, string>()
  for (const { path, document } of pages.values()) {
    if (!document) continue
    const { headings, title, description, canonical } = document
    if (headings !== 1) faults.push(`${path} has ${headings} h1`)
    if (canonical !== site.url + path) continue
    if (!title || !description) faults.push(`${path} lacks a title or a description`)
    for (const words of [`title ${title}`, `description ${description}`]) {
      if (seen.has(words)) faults.push(`${path} and ${seen.get(words)} have the same ${words}`)
      seen.set(words, path)
    }
  }
  expect(faults).toEqual([])
})

test('every address of the sitemaps is reached by links', async () => {
  const listed = (await readSitemaps(site)).flatMap(({ urls }) =>
    urls.map(({ loc }) => loc.slice(site.url.length)),
  )
  expect(listed.length).toBeGreaterThan(300)
  expect(listed.filter((path) => !pages.has(path))).toEqual([])
})

/** Returns the languages of a page by its head. */
function getAlternates(path: string): Array<string> {
  const english = withoutBase(path)
  const addresses = Object.values(LANGUAGES).map(
    (one) => `${one.code} ${site.url}${inLanguage(english, one)}`,
  )
  return [...addresses, `x-default ${site.url}${english}`]
}

test('every indexed page exists in every language and links its alternates', () => {
  const faults: Array<string> = []
  for (const page of pages.values()) {
    const { path, document } = page
    if (!document) continue
    const isFound = isCanonical(site, page)
    const twins = Object.values(LANGUAGES).map((one) => pages.get(inLanguage(withoutBase(path), one)))
    if (isFound && !twins.every((twin) => twin && isCanonical(site, twin))) faults.push(`${path} has no twin`)
    const shown = document.canonical?.slice(site.url.length)
    const expected = shown !== undefined && document.isIndexed ? getAlternates(shown) : []
    if (`${document.alternates}` !== `${expected}`) faults.push(`${path} names ${document.alternates}`)
  }
  expect(faults).toEqual([])
})

test('the sitemaps list every indexed page once, and nothing else', async () => {
  const sitemaps = await readSitemaps(site)
  const listed = sitemaps.flatMap(({ urls }) => urls.map(({ loc }) => loc))
  expect(listed.filter((loc, index) => listed.indexOf(loc) !== index)).toEqual([])
  expect(listed.filter((loc) => !loc.startsWith(`${site.url}/`))).toEqual([])
  const paths = listed.map((loc) => loc.slice(site.url.length))
  const unlinked = await crawl(site, paths, { known: pages, follow: false })
  const inSitemaps = paths.map((path) => pages.get(path) ?? unlinked.get(path))
  const wrong = inSitemaps.filter((page) => page && !isCanonical(site, page))
  expect(wrong.map((page) => `${page?.path} ${page?.status} ${page?.document?.canonical}`)).toEqual([])
  const canonicalPaths = [...pages.values()].filter((page) => isCanonical(site, page)).map(({ path }) => path)
  expect(canonicalPaths.filter((path) => !paths.includes(path))).toEqual([])
  expect(canonicalPaths.length).toBeGreaterThan(300)
}, 480_000)
