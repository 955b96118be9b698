import { beforeAll, expect, test } from 'vitest'
import { providerPage } from '#content/provider-page.ts'
import { providerPage as inHindi } from '#content-hi/provider-page.ts'
import { type Booking, bookingNames } from '#lib/booking.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const service = 'plumbing'
const job = 'leak-repair'
const city = 'mumbai'

/** A page and what it knows of a booking, which all its links to a booking or a profile hand over. */
type Walked = [path: string, known: Booking]

type Provider = { id: string; cityId: string; categoryIds: Array<string>; jobs: Array<{ id: string }> }

const reviewLabels = [providerPage, inHindi].map(({ actions }) => actions.writeReview)

const cityOfProvider = new Map<string, string>()
let plumbers: Array<Provider> = []

async function readData<T>(path: string): Promise<T> {
  const { data }: { data: T } = await (await site.fetch(`/api/web${path}`)).json()
  return data
}

async function readProviders(query: string): Promise<Array<Provider>> {
  const data = await readData<Array<Provider>>(`/provider/all?limit=50&${query}`)
  for (const { id, cityId } of data) cityOfProvider.set(id, cityId)
  return data
}

beforeAll(async () => {
  await readProviders('')
  plumbers = await readProviders(`category=${service}&city=${city}&job=${job}`)
})

/** Returns the links of a page to a booking, a call back and a profile, as bookings. */
async function getHandOffs(path: string): Promise<Array<{ link: string; booking: Booking }>> {
  const response = await site.fetch(path)
  expect(response.status, path).toBe(200)
  const links = [...(await getDocument(response)).querySelectorAll('main a[href]')]
  return links.flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(href, site.url)
    const provider = /^(?:\/hi)?\/provider\/([^/]+)$/.exec(pathname)?.[1]
    const isProfile = provider !== undefined && searchParams.size > 0
    // Links without parameters only get the app.
    const isBooking =
      pathname === '/app' && /[?&](?:web|city)=/.test(href) && !reviewLabels.includes(link.textContent ?? '')
    const isCallBack = searchParams.get('subject') === 'booking'
    if (!isBooking && !isCallBack && !isProfile) return []
    const params = bookingNames.map((name) => [name, searchParams.get(name) ?? undefined])
    return [{ link: href, booking: { ...Object.fromEntries(params), ...(isProfile && { provider }) } }]
  })
}

/** Returns what the links of a page lose, and the cities that they hand over although the page names none. */
async function getFaults([path, known]: Walked): Promise<Array<string>> {
  const faults: Array<string> = []
  for (const { link, booking } of await getHandOffs(path)) {
    const providerCity = booking.provider && cityOfProvider.get(booking.provider)
    for (const name of bookingNames)
      if (known[name] !== undefined && booking[name] !== known[name]) faults.push(`${path} ${name}: ${link}`)
    if (!known.city && booking.city && booking.city !== providerCity) faults.push(`${path} city: ${link}`)
  }
  return faults
}

const inBothLanguages = (pages: Array<Walked>) =>
  pages.flatMap(
    ([path, known]): Array<Walked> => [
      [path, known],
      [`/hi${path === '/' ? '' : path}`, known],
    ],
  )

/** One page of each kind. */
function getKinds(): Array<Walked> {
  const [one, other] = plumbers.slice(0, 2).sort((a, b) => (a.id < b.id ? -1 : 1))
  return [
    ['/', {}],
    ['/services', {}],
    [`/services/${service}`, { service }],
    [`/services/${service}/${city}`, { service, city }],
    [`/services/${service}/${city}/professionals`, { service, city }],
    [`/services/${service}/${city}/professionals?job=${job}&sort=price`, { service, job, city }],
    [`/job/${service}/${job}`, { service, job }],
    [`/job/${service}/${job}/${city}`, { service, job, city }],
    [`/city/${city}`, { city }],
    [`/city/${city}/service/${service}`, { service, city }],
    [`/state/maharashtra/city/${city}`, { city }],
    [`/state/maharashtra/city/${city}/service/${service}`, { service, city }],
    ['/state/maharashtra', {}],
    [`/state/maharashtra/service/${service}`, { service }],
    [`/compare?with=${one?.id},${other?.id}&job=${job}`, { service, job }],
    [`/search?q=${service}+in+${city}`, { city }],
    [`/search?q=${service}&city=${city}`, { city }],
    ['/brand/nalvika', {}],
    ['/top-services', {}],
    ['/top-technicians', {}],
    ['/blog/termite-signs-at-home', {}],
    [
      `/book?provider=${one?.id}&service=${service}&job=${job}&city=${city}`,
      { provider: one?.id, service, job, city },
    ],
  ]
}

test('one page of each kind hands over in every link what it knows, and no other city', async () => {
  expect(plumbers.length).toBeGreaterThan(1)
  const faults: Array<string> = []
  for (const page of inBothLanguages(getKinds())) faults.push(...(await getFaults(page)))
  expect(faults).toEqual([])
}, 120_000)

test.each(['/provider/', '/hi/provider/'])(
  'a profile at %s hands over its provider and their city',
  async (path) => {
    const [one] = plumbers
    for (const tab of ['', '?tab=services']) {
      const handOffs = (await getHandOffs(`${path}${one?.id}${tab}`)).filter(
        ({ link, booking }) => booking.provider === one?.id && !link.includes('/provider/'),
      )
      expect(handOffs.length).toBeGreaterThan(1)
      for (const { booking } of handOffs) {
        expect(booking.city).toBe(city)
        expect(one?.categoryIds).toContain(booking.service)
      }
    }
  },
)

test.each([
  [`/services/${service}`],
  [`/services/${service}/${city}`],
  [`/job/${service}/${job}/${city}`],
  [`/city/${city}`],
  ['/top-services'],
  ['/'],
])('%s has links to a booking or a profile', async (path) => {
  expect((await getHandOffs(path)).length).toBeGreaterThan(0)
})
