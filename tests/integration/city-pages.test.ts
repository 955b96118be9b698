import { afterAll, beforeAll, expect, test } from 'vitest'
import { cityPage } from '#content/place-pages.ts'
import { furtherCityStrings } from '#content/places/further-cities.ts'
import { furtherCityStrings as hindiStrings } from '#content-hi/places/further-cities.ts'
import { startProvidersSite } from '#support/site/provider-site.ts'
import { getDocument, site as samples } from '#support/site/shared-site.ts'
import { readSitemaps } from '#support/site/sitemap.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

let real: Site
let empty: Site
beforeAll(async () => {
  ;[real, empty] = await Promise.all([
    startProvidersSite(),
    startSite({ userAgent: BOT_USER_AGENT, vars: { SAMPLE_CONTENT: 'off' } }),
  ])
})
afterAll(() => Promise.all([real.stop(), empty.stop()]))

async function open(site: Pick<Site, 'fetch'>, path: string): Promise<Document> {
  return getDocument(await site.fetch(path))
}

function isIndexed(document: Document): boolean {
  return !document.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex')
}

async function listedCities(site: Pick<Site, 'fetch'>): Promise<Array<string>> {
  const urls = (await readSitemaps(site)).flatMap(({ urls }) => urls)
  return urls.map(({ loc }) => new URL(loc).pathname).filter((path) => path.startsWith('/city/'))
}

function getLinks(document: Document, section: string): Array<string> {
  const links = document.querySelectorAll(`section[aria-labelledby=${section}] a[href]`)
  return [...links].map((link) => link.getAttribute('href') ?? '')
}

test('a city has texts of its own in both languages', async () => {
  const strings = Object.entries({ '': furtherCityStrings, '/hi': hindiStrings })
  for (const [base, { jaipur }] of strings) {
    const text = (await open(samples, `${base}/city/jaipur`)).querySelector('main')?.textContent
    for (const part of [jaipur.intro, jaipur.climate]) expect(text).toContain(part)
  }
})

test.each(['/city/lucknow', '/city/mumbai', '/city/ranchi', '/hi/city/patna'])(
  '%s has providers, ten jobs with prices and areas',
  async (path) => {
    const document = await open(samples, path)
    const base = path.startsWith('/hi') ? '/hi' : ''
    const city = path.split('/').at(-1)
    const hasDirectory = city !== 'ranchi'
    expect(document.querySelectorAll('section[aria-labelledby=professionals-title] article')).toHaveLength(
      hasDirectory ? 3 : 0,
    )
    const jobs = getLinks(document, 'jobs-title')
    expect(jobs).toHaveLength(10)
    for (const href of jobs) expect(href).toMatch(new RegExp(`^${base}/job/[a-z-]+/[a-z-]+/${city}$`))
    expect(document.querySelector('section[aria-labelledby=jobs-title]')?.textContent).toContain('₹')
    if (!hasDirectory) return
    expect(document.querySelectorAll('section[aria-labelledby=areas-title] li').length).toBeGreaterThan(4)
  },
)

test.each(['/services/plumbing/kochi', '/city/kochi', '/city/kochi/service/plumbing'])(
  '%s links to services in the same city',
  async (path) => {
    const links = [...(await open(samples, path)).querySelectorAll('main a[href^="/services/"]')]
      // The way back and a promotion do not depend on the city.
      .filter((link) => !link.closest('nav, aside'))
      .map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !/^\/services\/[^/]+\/kochi(?:\/professionals)?$/.test(href))).toEqual([])
  },
)

test('a city with samples alone is neither indexed nor in the sitemap', async () => {
  for (const path of ['/city/lucknow', '/city/ranchi', '/state/bihar/city/patna'])
    expect(isIndexed(await open(samples, path)), path).toBe(false)
  expect(await listedCities(samples)).toEqual([])
})

test('a city is indexed and in the sitemap when a real provider is listed there', async () => {
  expect(isIndexed(await open(real, '/city/kochi'))).toBe(true)
  expect(await listedCities(real)).toContain('/city/kochi')
  expect(isIndexed(await open(empty, '/city/kochi'))).toBe(false)
  expect(await listedCities(empty)).toEqual([])
})

test('a job of a city has the lowest price of its providers, else a usual one', async () => {
  const document = await open(real, '/city/kochi')
  const [leak] = [...document.querySelectorAll('section[aria-labelledby=jobs-title] a')].filter((link) =>
    link.getAttribute('href')?.includes('/leak-repair/'),
  )
  expect(leak?.textContent).toContain('From ₹449')
  expect(document.querySelector('section[aria-labelledby=jobs-title]')?.textContent).toContain('Usually from')
})

test('a city page calls its prices usual when no listed provider names one', async () => {
  const jobs = (await open(empty, '/city/kochi')).querySelector('section[aria-labelledby=jobs-title]')
  expect(jobs?.textContent).toContain('Usually from ₹')
  expect(jobs?.textContent).toContain(cityPage.jobs.usual)
})
