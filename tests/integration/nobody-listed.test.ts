import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { comparisonPage } from '#content/comparison.ts'
import { home } from '#content/home.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { type About, GENERAL_PAGES, placePages } from '#support/data/pages.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { importLines } from '#support/site/provider-site.ts'
import { getDocument, site as samples } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

const off = { userAgent: BOT_USER_AGENT, vars: { SAMPLE_CONTENT: 'off' } }
let nobody: Site
let plumber: Site
beforeAll(async () => {
  ;[nobody, plumber] = await Promise.all([startSite(off), startSite(off)])
  await importLines(
    plumber,
    'key,name,categories,city,title,jobs,languages,days,rating,review_count',
    'k,Kochi Plumber,plumbing,kochi,Plumber,leak-repair=450,Malayalam,mon,4.8,9',
  )
})
afterAll(() => Promise.all([nobody.stop(), plumber.stop()]))

/** Promises of both languages that need a listed provider. */
const PROMISES =
  /book (?:a service|this job|now|in the)|(?:to|you can|before you|can be) book|in the (?:\S+ )?app\b|available p|who is free|professionals come|professionals in (?!your)|who does it|experienced professionals|where we are|हम कहाँ|अनुभवी कारीगर|बुक|ऐप में|उपलब्ध कारीगर|कौन ख़ाली|कारीगर (?:मिलते हैं|घर आते|आएँगे)|कौन करता है/i
/** A price that a provider names. */
const NAMED = /(?<!Usually )From ₹([\d,]*\d)|(?<!आम तौर पर )₹([\d,]+) से शुरू/g
/** Matches pages that explain booking in general. They may promise it where nobody is listed. */
const HOW_IT_WORKS = /^\/(?:about|become-partner|blog|book\b.*|contact\b.*|privacy-policy|terms)$/

type AnySite = Pick<Site, 'fetch'>

/** Opens a page, or the one to which its address leads. */
async function open(site: AnySite, path: string): Promise<Document> {
  const answer = await site.fetch(path, { headers: newConnection() })
  const target = answer.headers.get('Location')
  return target ? open(site, target) : getDocument(answer)
}

/** Returns what a page says to visitors and search engines, without its header and footer. */
async function read(site: AnySite, path: string): Promise<{ text: string; isIndexed: boolean }> {
  const document = await open(site, path)
  const get = (selector: string) => document.querySelector(selector)
  const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, dt, dd, li, span)')]
  const data = get('script[type="application/ld+json"]')?.textContent ?? ''
  const head = [document.title, get('meta[name=description]')?.getAttribute('content'), data]
  return {
    text: [...head, ...parts.map((part) => part.textContent)].join('\n'),
    isIndexed: !get('meta[name=robots]')?.getAttribute('content')?.includes('noindex'),
  }
}

type Provider = {
  cityId: string
  categoryIds: Array<string>
  jobs: Array<{ id: string; priceFrom?: number }>
}
type List<T> = { data: Array<T>; next?: string | null }

/** Reads everybody who is listed, and the states of the cities. */
async function readDirectory(site: AnySite) {
  // Each connection may read a number of lists.
  const get = async <T>(path: string): Promise<List<T>> =>
    (await site.fetch(`/api/web${path}`, { headers: newConnection() })).json()
  const { data: cities } = await get<{ _id: string; state: string }>('/city/all')
  const stateOf = new Map(cities.map(({ _id, state }) => [_id, state]))
  const providers: Array<Provider> = []
  for (let after: string | null | undefined = ''; after != null; ) {
    const list: List<Provider> = await get(`/provider/all?limit=50${after && `&after=${after}`}`)
    providers.push(...list.data)
    after = list.next
  }
  return { providers, stateOf }
}

/** Returns what a page promises or names although its data lacks it. */
async function findFaults(
  site: AnySite,
  [path, { city, state, service, job }]: readonly [string, About],
  { providers, stateOf }: Awaited<ReturnType<typeof readDirectory>>,
): Promise<Array<string>> {
  const there = providers.filter(
    ({ cityId }) => (!city || cityId === city) && (!state || stateOf.get(cityId) === state),
  )
  const isListed = there.some(
    ({ categoryIds, jobs }) =>
      (!service || categoryIds.includes(service)) && (!job || jobs.some(({ id }) => id === job)),
  )
  const prices = new Set(there.flatMap(({ jobs }) => jobs.map(({ priceFrom }) => priceFrom)))
  const faults: Array<string> = []
  for (const language of Object.values(LANGUAGES)) {
    const { text, isIndexed } = await read(site, inLanguage(path, language))
    const promise = PROMISES.exec(text)
    const isEmpty = !isListed && !HOW_IT_WORKS.test(path)
    if (isEmpty && promise) faults.push(promise[0])
    if (isEmpty && (city || state) && isIndexed) faults.push('is indexed')
    for (const [words, english = '', hindi = ''] of text.matchAll(NAMED))
      if (!prices.has(Number((english || hindi).replaceAll(',', '')))) faults.push(words)
  }
  return [...new Set(faults)].map((fault) => `${path}: ${fault}`)
}

const gangtok = { city: 'gangtok', state: 'sikkim', service: 'plumbing', job: 'leak-repair' }
const mumbai = { ...gangtok, city: 'mumbai', state: 'maharashtra' }
const kochi = { ...gangtok, city: 'kochi', state: 'kerala' }
const painting = { service: 'painting', job: 'full-home-painting' }
const general = GENERAL_PAGES.map((path): [string, About] => [path, {}])

test.each([
  ['with samples', () => samples, [gangtok]],
  ['where nobody is listed', () => nobody, [kochi]],
  ['with one plumber in Kochi', () => plumber, [kochi, { ...mumbai, ...painting }]],
] as const)(
  'no kind of page %s promises people, bookings or prices that its data lacks',
  async (_, getSite, places) => {
    const directory = await readDirectory(getSite())
    const faults: Array<string> = []
    for (const page of [...general, ...places.flatMap(placePages)])
      faults.push(...(await findFaults(getSite(), page, directory)))
    expect(faults).toEqual([])
  },
  90_000,
)

test('the pages of the only plumber are indexed and name his price', async () => {
  const pages = placePages(kochi).filter(([path, { city }]) => city && !path.includes('?'))
  for (const [path] of pages) {
    const { text, isIndexed } = await read(plumber, path)
    expect(isIndexed, path).toBe(true)
    expect(text, path).toContain('From ₹450')
  }
})

test('home says in its hero what a visitor can do when nobody is listed, and promises nothing else', async () => {
  const { text } = await read(nobody, '/')
  expect(text).toContain(home.hero.nobodyListed)
  expect(text).not.toContain(home.appBanner.title)
  expect(text).not.toContain(home.locations.title)
  const listed = await read(plumber, '/')
  for (const strings of [home.hero.subHeadline, home.appBanner.title, home.locations.title])
    expect(listed.text).toContain(strings)
})

/** Returns true for an address of the app for customers: a store, the redirect to one, or the page for a phone. */
const leadsToApp = (href: string) =>
  /\/(?:app|book)(?![-\w])(?!\?app=partner)/.test(href) ||
  [company.playStoreURL, company.appStoreURL].some((store) => store === href)

test('no page offers the app while nobody is listed', async () => {
  const offered: Array<string> = []
  for (const language of Object.values(LANGUAGES))
    for (const [path] of [...general, ...placePages(kochi)].filter(([path]) => !path.startsWith('/book'))) {
      const address = inLanguage(path, language)
      const { body } = await open(nobody, address)
      const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
      const [href] = hrefs.filter(leadsToApp)
      if (href) offered.push(`${address}: ${href}`)
    }
  expect(offered).toEqual([])
})

test('every page offers the app when somebody is listed', async () => {
  for (const path of ['/', '/about', '/services/painting/mumbai', '/no/such/page']) {
    const { body } = await open(plumber, path)
    expect(body.querySelector('header a[href="/book"]'), path).not.toBeNull()
    expect(body.querySelector(`footer a[href="${company.playStoreURL}"]`), path).not.toBeNull()
  }
})

test.each([
  ['nobody is listed', () => nobody, '/book', '/contact?subject=booking'],
  [
    'nobody is listed for the job',
    () => plumber,
    '/hi/book?service=painting&city=kochi',
    '/hi/contact?service=painting&city=kochi&subject=booking',
  ],
] as const)('a booking leads to a call back when %s', async (_, getSite, path, target) => {
  const answer = await getSite().fetch(path)
  expect([answer.status, answer.headers.get('Location')]).toEqual([307, target])
})

test.each(['/book?service=plumbing&city=kochi', '/book', '/book?app=partner'])(
  '%s is a page when somebody is listed for it',
  async (path) => expect((await plumber.fetch(path)).status).toBe(200),
)

test('nothing offers a comparison while fewer than two professionals are listed', async () => {
  for (const site of [nobody, plumber]) {
    expect((await read(site, '/compare')).text).toContain(comparisonPage.nobody.tooFew)
    expect((await read(site, '/services/plumbing/kochi')).text).not.toContain(providerStrings.compare)
  }
  const { text } = await read(samples, '/compare')
  expect(text).toContain(comparisonPage.nobody.text)
  expect((await read(samples, '/services/plumbing/pune')).text).toContain(providerStrings.compare)
})

test('home counts no entries of the catalogue, with or without providers', async () => {
  for (const site of [nobody, plumber, samples])
    expect((await read(site, '/')).text).not.toMatch(/\d (?:places|jobs\b(?! completed))/)
})

test('the offers have their heading only when one of them is a discount', async () => {
  expect((await read(nobody, '/')).text).not.toContain(home.promotions.title)
  expect((await read(samples, '/')).text).toContain(home.promotions.title)
})

test.each([
  '/services/plumbing',
  '/services/plumbing/kochi',
  '/job/plumbing/tap-repair',
  '/job/plumbing/tap-repair/kochi',
])('%s says beside its button that nobody is listed', async (path) => {
  const document = await getDocument(await nobody.fetch(path))
  const hero = document.querySelector('main [data-booking]')?.parentElement
  expect(hero?.textContent).toMatch(/Nobody is listed under [A-Z].+ yet\. Leave your number/)
  expect(document.querySelector('main')?.textContent?.match(/Leave your number/g)).toHaveLength(1)
})

test.each([
  '/city/bhagalpur',
  '/job/plumbing/tap-repair/kohima',
  '/search?q=plumber+in+bhagalpur',
  '/search?q=812001',
])('%s names a nearest city only where somebody is listed', async (path) => {
  expect((await read(nobody, path)).text).not.toContain('Nearest')
  const { text } = await read(plumber, path)
  expect(text.match(/Nearest: [A-Z][a-z]+/)?.[0] ?? 'none').toBe(
    path.includes('tap-repair') ? 'none' : 'Nearest: Kochi',
  )
})
