import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamTexts } from '#content/about.ts'
import { brandStrings } from '#content/brands.ts'
import { jobTexts } from '#content/careers.ts'
import { promotionTexts } from '#content/promotions.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import { testimonialTexts } from '#content/testimonials.ts'
import { topServicesPage } from '#content/top-services.ts'
import { technicianTexts } from '#content/top-technicians.ts'
import { teamTexts as hindiTeam } from '#content-hi/about.ts'
import { brandStrings as hindiBrands } from '#content-hi/brands.ts'
import { jobTexts as hindiJobs } from '#content-hi/careers.ts'
import { promotionTexts as hindiPromotions } from '#content-hi/promotions.ts'
import { sampleStrings as hindiStrings } from '#content-hi/samples.ts'
import { testimonialTexts as hindiTestimonials } from '#content-hi/testimonials.ts'
import { technicianTexts as hindiTechnicians } from '#content-hi/top-technicians.ts'
import { sampleBrands } from '#data/samples/sample-brands.ts'
import { FIXED_PAGES } from '#support/data/pages.ts'
import { SAMPLE, SAMPLE_PATH } from '#support/data/sample.ts'
import { getDocument, site as shared } from '#support/site/shared-site.ts'
import { readSitemaps } from '#support/site/sitemap.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { readSamples } from '../../scripts/seed-sql.ts'

let site: Site
let sampleNames: ReadonlyArray<string>
const BRAND = sampleBrands[0] ?? expect.unreachable()
const BRAND_PATH = `/brand/${BRAND.id}`

beforeAll(async () => {
  // The sample directory is in the database and is not shown.
  site = await startSite({ userAgent: BOT_USER_AGENT, samples: true, vars: { SAMPLE_CONTENT: 'off' } })
  const directory = await readSamples()
  const people = [
    testimonialTexts,
    technicianTexts,
    teamTexts,
    hindiTestimonials,
    hindiTechnicians,
    hindiTeam,
  ]
  const brands = [brandStrings, hindiBrands].flatMap((strings) => Object.values(strings))
  const jobs = [jobTexts, hindiJobs].flatMap((strings) => Object.values(strings))
  sampleNames = [
    ...directory.map(({ name }) => name),
    ...people.flatMap((strings) => Object.values(strings).map(({ name }) => name)),
    ...brands.flatMap(({ name, founder, distributors }) => [
      name,
      founder,
      ...distributors.map((shop: { name: string }) => shop.name),
    ]),
    ...jobs.map(({ title }) => title),
    promotionTexts.winter.title,
    promotionTexts.summer.title,
    promotionTexts.weekly.title,
    hindiPromotions.weekly.title,
  ]
})
afterAll(() => site.stop())

/** Returns the sample names in an answer. */
async function getSamples(path: string): Promise<Array<string>> {
  const response = await site.fetch(path)
  const text = await response.text()
  return sampleNames.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`)
}

const OTHERS = [
  '/services/plumbing',
  '/services/painting/mumbai',
  '/services/ac-repair/pune/professionals',
  '/city/mumbai',
  '/city/udaipur',
  '/state/maharashtra',
  '/state/karnataka/service/plumbing',
  '/state/karnataka/city/mysore/service/painting',
  `/book?provider=${SAMPLE.id}`,
  `/contact?subject=booking&provider=${SAMPLE.id}`,
  `/compare?with=${SAMPLE.id}`,
  '/no/such/page',
]

test('no page has a sample when samples are off', async () => {
  const pages = [...FIXED_PAGES, ...OTHERS].flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`])
  const samples = await Promise.all(pages.map(getSamples))
  expect(samples.flat()).toEqual([])
})

test('search, feeds, sitemap and API have no sample when samples are off', async () => {
  const sitemaps = await readSitemaps(site)
  expect(sitemaps.flatMap(({ urls }) => urls.filter(({ loc }) => /\/(brand|provider)\//.test(loc)))).toEqual(
    [],
  )
  const paths = [
    ...[SAMPLE.name, BRAND.name].flatMap((name) => [
      `/search?q=${encodeURIComponent(name)}`,
      `/api/web/search?q=${encodeURIComponent(name)}`,
      `/api/web/suggest?q=${encodeURIComponent(name.slice(0, 5))}`,
    ]),
    '/api/web/brand/all',
    '/api/web/provider/all',
    '/api/web/search/terms',
    '/blog/feed.xml',
  ]
  // The pages repeat what was searched for.
  const samples = (await Promise.all(paths.map(getSamples))).flat()
  const searched = new RegExp(`^/search.*: (${SAMPLE.name}|${BRAND.name})$`)
  expect(samples.filter((line) => !searched.test(line))).toEqual([])
  const results = await getDocument(await site.fetch(`/search?q=${encodeURIComponent(SAMPLE.name)}`))
  expect(results.querySelector('main a[href^="/provider/"]')).toBeNull()
})

test('the profile and the brand of a sample are not found when samples are off', async () => {
  expect((await site.fetch(SAMPLE_PATH)).status).toBe(404)
  expect((await site.fetch(BRAND_PATH)).status).toBe(404)
})

test('pages of samples only show a sentence and links when samples are off', async () => {
  const main = async (path: string) => (await getDocument(await site.fetch(path))).querySelector('main')
  expect((await main('/top-services'))?.textContent).toContain(topServicesPage.none)
  expect((await main('/top-services'))?.querySelector('a[href="/services/plumbing"]')).not.toBeNull()
  expect((await main('/top-technicians'))?.textContent).toContain('Nobody is listed here yet')
  expect((await main('/top-technicians'))?.querySelector('a[href="/services"]')).not.toBeNull()
  expect((await main('/career'))?.textContent).toContain('No role is open right now')
  expect((await main('/about'))?.querySelector('#team-title, #story-title')).toBeNull()
})

test.each([
  ['/', 'main', sampleStrings.page],
  ['/', 'section[aria-labelledby=testimonials-title] figure', sampleStrings.chip],
  ['/', 'section[aria-labelledby=brands-title] li', sampleStrings.chip],
  ['/about', 'section[aria-labelledby=story-title]', sampleStrings.story],
  ['/', 'section[aria-labelledby=providers-title] article', sampleStrings.chip],
  ['/top-services', 'main', sampleStrings.figures],
  ['/top-services', 'main article', sampleStrings.chip],
  ['/top-technicians', 'main', sampleStrings.people],
  ['/top-technicians', 'main article', sampleStrings.chip],
  ['/about', 'section[aria-labelledby=team-title]', sampleStrings.team],
  ['/career', 'section[aria-labelledby=reasons-title]', sampleStrings.vacancies],
  ['/career', 'section[aria-labelledby=openings]', sampleStrings.chip],
  ['/career', 'nav[aria-labelledby=roles-title]', sampleStrings.chip],
  [BRAND_PATH, 'main', sampleStrings.brand],
  [`${SAMPLE_PATH}?tab=gallery`, 'main', sampleStrings.profile],
  [`${SAMPLE_PATH}?tab=reviews`, 'main', sampleStrings.profile],
  ['/hi/about', 'section[aria-labelledby=team-title]', hindiStrings.team],
])('%s labels the samples in %s when samples are on', async (path, place, label) => {
  const document = await getDocument(await shared.fetch(path))
  const places = [...document.querySelectorAll(place)]
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((element) => !element.textContent?.includes(label))).toEqual([])
})

test.each(['/top-services', '/top-technicians', SAMPLE_PATH, `${SAMPLE_PATH}?tab=services`])(
  '%s calls no sample verified and offers to try a booking',
  async (path) => {
    const main = (await getDocument(await shared.fetch(path))).querySelector('main')
    const checks = [...(main?.querySelectorAll('a[href="/about#checks"]') ?? [])]
    expect(checks.filter(({ textContent }) => textContent !== providerStrings.unchecked)).toEqual([])
    expect(main?.textContent).not.toMatch(/Verified|Book Now|Checked:/)
    expect(main?.textContent).toMatch(new RegExp(`${sampleStrings.tryBooking}|${sampleStrings.tryShort}`))
  },
)

test('no sample counts as checked or passes the filter of checks', async () => {
  const list = '/api/web/provider/all?city=mumbai&category=electrician'
  expect(await (await shared.fetch(list)).json()).toMatchObject({ counts: { verified: [] } })
  expect(await (await shared.fetch(`${list}&verified=1`)).json()).toMatchObject({ data: [] })
})

test('the telephone of a made-up shop is not a link, and directions lead to its area without its name', async () => {
  const main = (await getDocument(await shared.fetch(BRAND_PATH))).querySelector('main')
  expect(main?.querySelector('article')?.textContent).toContain(BRAND.distributors[0]?.phone)
  expect(main?.querySelector('a[href^="tel:"]')).toBeNull()
  const directions = main?.querySelector('article a[href*="maps"]')?.getAttribute('href') ?? ''
  expect(new URL(directions).searchParams.get('query')).toBe(BRAND.distributors[0]?.address)
})

test.each(['/', '/city/pune', '/services/plumbing/pune', '/about', '/top-technicians'])(
  '%s has at most one note about samples of a kind when samples are on',
  async (path) => {
    const main = (await getDocument(await shared.fetch(path))).querySelector('main')
    const { chip: _, tryBooking, tryBookingWith: __, tryShort, ...notes } = sampleStrings
    const text = main?.textContent ?? ''
    const counted = Object.values(notes).filter((note) => text.split(note).length > 2)
    expect(counted).toEqual([])
    if (path === '/') expect(Object.values(notes).filter((note) => text.includes(note))).toEqual([notes.page])
  },
)
