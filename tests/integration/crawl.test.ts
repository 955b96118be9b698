/** @module-tag slow */
import { beforeAll, expect, test } from 'vitest'
import { inLanguage, LANGUAGES, withoutBase } from '#lib/language.ts'
import { appPaths } from '#lib/paths.ts'
import { pageRoutes } from '#routes/-page-routes.ts'
import { createPriceCheck } from '#support/site/check-prices.ts'
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

let pages: ReadonlyMap<string, CrawledPage>

beforeAll(async () => {
  const checkPrices = await createPriceCheck(site)
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
  expect(listed.length).toBeGreaterThan(1_000)
  expect(listed.filter((path) => !pages.has(path))).toEqual([])
})

/** Returns the languages of a page by its head and by its sitemap entry. */
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

test('every entry of the sitemaps names the page in every language', async () => {
  const entries = (await readSitemaps(site)).flatMap(({ urls }) => urls)
  const wrong = entries.filter(
    ({ loc, alternates }) => `${alternates}` !== `${getAlternates(loc.slice(site.url.length))}`,
  )
  expect(wrong).toEqual([])
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
  const found = [...pages.values()].filter((page) => isCanonical(site, page)).map(({ path }) => path)
  expect(found.filter((path) => !paths.includes(path))).toEqual([])
  expect(found.length).toBeGreaterThan(1_000)
}, 480_000)
