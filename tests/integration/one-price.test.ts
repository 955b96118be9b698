import { afterAll, beforeAll, expect, test } from 'vitest'
import { newConnection } from '#support/site/contact-requests.ts'
import { importLines } from '#support/site/provider-site.ts'
import { getDocument, site as samples } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

let oneProvider: Site
beforeAll(async () => {
  oneProvider = await startSite({ userAgent: BOT_USER_AGENT, vars: { SAMPLE_CONTENT: 'off' } })
  await importLines(
    oneProvider,
    'key,name,categories,city,title,jobs,languages,days,rating,review_count',
    // A price far above the usual ones, and a job of another service at a low one.
    'k,Kochi Plumber,plumbing|electrician,kochi,Plumber,leak-repair=4450|fan-repair=12,Malayalam,mon,4.8,9',
  )
})
afterAll(() => oneProvider.stop())

type AnySite = Pick<Site, 'fetch'>
type Job = { id: string; priceFrom?: number }
type Provider = { cityId: string; categoryIds: Array<string>; jobs: Array<Job> }
type Category = { childCategories: Array<{ superChildren: Array<Job> }> }
type City = { _id: string; state: string; jobIds?: Array<string>; prices?: Record<string, number> }

type Answer<T> = { data: T; next?: string | null }

async function read<T>(site: AnySite, path: string): Promise<Answer<T>> {
  return (await site.fetch(`/api/web${path}`, { headers: newConnection() })).json()
}

async function readAll(site: AnySite): Promise<Array<Provider>> {
  const providers: Array<Provider> = []
  for (let after: string | null | undefined = ''; after != null; ) {
    const list: Answer<Array<Provider>> = await read(
      site,
      `/provider/all?limit=50${after && `&after=${after}`}`,
    )
    providers.push(...list.data)
    after = list.next
  }
  return providers
}

type Place = { city?: string; state?: string }

/** Returns the amount of a service at a place, and whether a provider names it, from the providers themselves. */
async function expectedPrice(site: AnySite, serviceId: string, { city, state }: Place) {
  const [providers, { data: service }, { data: cities }] = await Promise.all([
    readAll(site),
    read<Category>(site, `/category/${serviceId}`),
    read<Array<City>>(site, '/city/all'),
  ])
  const isHere = ({ cityId }: Provider) =>
    city ? cityId === city : !state || cities.some(({ _id, state: of }) => _id === cityId && of === state)
  const here = cities.find(({ _id }) => _id === city)
  const jobs = service.childCategories
    .flatMap(({ superChildren }) => superChildren)
    .filter(({ id }) => here?.jobIds?.includes(id) ?? true)
  const ids = new Set(jobs.map(({ id }) => id))
  const there = providers.filter((one) => isHere(one) && one.categoryIds.includes(serviceId))
  const named = there.flatMap((one) =>
    one.jobs.flatMap(({ id, priceFrom }) => (ids.has(id) && priceFrom) || []),
  )
  const usual = jobs.flatMap(({ id, priceFrom }) => here?.prices?.[id] ?? priceFrom ?? [])
  return {
    isNamed: named.length > 0,
    amount: Math.min(...(named.length > 0 ? named : usual)),
  }
}

const PRICE = /(Usually from |आम तौर पर |From )?₹([\d,]+)/

/** Returns the first price in a text. */
function firstPrice(text: string | null | undefined) {
  const [, before = '', digits] = PRICE.exec(text ?? '') ?? []
  if (!digits) return undefined
  return { amount: Number(digits.replaceAll(',', '')), isNamed: !/Usually|आम/.test(before) }
}

async function open(site: AnySite, path: string): Promise<Document> {
  return getDocument(await site.fetch(path, { headers: { ...newConnection() } }))
}

const SITES: Array<[name: string, getSite: () => AnySite]> = [
  ['samples', () => samples],
  ['one provider', () => oneProvider],
]
const PLACES: ReadonlyArray<Place> = [
  {},
  { city: 'pune', state: 'maharashtra' },
  { city: 'kochi', state: 'kerala' },
  { city: 'jaipur', state: 'rajasthan' },
  { state: 'kerala' },
]

/** The pages whose head has the price of a service at a place. */
function pagesOf(service: string, { city, state }: Place): Array<string> {
  if (!city) return state ? [`/state/${state}/service/${service}`] : [`/services/${service}`]
  return [
    `/services/${service}/${city}`,
    `/city/${city}/service/${service}`,
    `/state/${state}/city/${city}/service/${service}`,
  ]
}

/** The pages with a card of a service at a place, and the address of the card. */
function cardsOf(service: string, { city, state }: Place): Array<[page: string, href: string]> {
  if (city) return [[`/city/${city}`, `/services/${service}/${city}`]]
  if (state) return [[`/state/${state}`, `/state/${state}/service/${service}`]]
  return ['/', '/services'].map((page) => [page, `/services/${service}`])
}

test.each(
  SITES.flatMap(([name, getSite]) =>
    ['plumbing', 'cleaning'].flatMap((service) => PLACES.map((place) => ({ name, getSite, service, place }))),
  ),
)('$service at $place has one price on all pages, with $name', async ({ getSite, service, place }) => {
  const site = getSite()
  const { amount, isNamed } = await expectedPrice(site, service, place)
  for (const prefix of ['', '/hi']) {
    for (const path of pagesOf(service, place)) {
      const document = await open(site, prefix + path)
      const head = document.querySelector('main h1')?.closest('.shell')
      expect(firstPrice(head?.textContent), prefix + path).toEqual({ amount, isNamed })
    }
    for (const [page, href] of cardsOf(service, place)) {
      const card = (await open(site, page === '/' ? prefix || page : prefix + page)).querySelector(
        `main a[href="${prefix}${href}"][class*=group]`,
      )
      expect(firstPrice(card?.textContent), `${prefix}${page} ${href}`).toEqual({ amount, isNamed })
    }
  }
  if (!place.city || !isNamed) return
  const list = await open(site, `/services/${service}/${place.city}/professionals`)
  const chip = list.querySelector('a[href$="sort=price"]')
  expect(firstPrice(chip?.textContent)?.amount).toBe(amount)
})

test.each([
  ['/', 'Starting prices in India.'],
  ['/services', 'Starting prices in India.'],
  ['/hi/services', 'ये भारत के शुरुआती दाम हैं।'],
])('%s says that its prices are of all India when no city is chosen', async (path, sentence) => {
  const main = (await open(samples, path)).querySelector('main')
  expect(main?.textContent).toContain(sentence)
})
