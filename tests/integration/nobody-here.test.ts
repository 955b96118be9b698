import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocument } from '#support/site/document.ts'
import { importLines } from '#support/site/provider-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

const HEAD = 'key,name,categories,city,title,jobs,languages,days,rating,review_count'

let site: Site

beforeAll(async () => {
  site = await startSite({ userAgent: BOT_USER_AGENT })
  await importLines(
    site,
    HEAD,
    'm,Mumbai Plumber,plumbing,mumbai,Plumber,leak-repair=400,Marathi,mon,4.8,9',
    'b,Bhopal Plumber,plumbing,bhopal,Plumber,leak-repair=450|pipe-repair=500,Hindi,mon,4.7,9',
    'l,Lucknow Plumber,plumbing,lucknow,Plumber,leak-repair=420,Hindi,mon,4.6,9',
    'k,Kanpur Plumber,plumbing,kanpur,Plumber,tap-repair=300,Hindi,mon,4.5,9',
  )
})
afterAll(() => site.stop())

async function openMain(path: string): Promise<Element> {
  const document = await getDocument(await site.fetch(path))
  const main = document.querySelector('main')
  if (!main) throw new Error(`${path} has no content`)
  return main
}
const hrefsIn = (root: Element | null | undefined) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
const getParams = (href: string) => new URLSearchParams(href.split('?')[1])
const isHandOff = (href: string) => /^\/app\?|^\/contact\?.*subject=booking/.test(href)

test('a city without providers shows those of a city within 100 km, which cannot be booked', async () => {
  const main = await openMain('/services/plumbing/thane')
  expect(main.textContent).toMatch(/Nobody is listed under Plumbing in Thane yet\..+ Nearest: Mumbai, \d+ km/)
  const section = main.querySelector('#nearby-title')?.closest('section')
  const card = section?.querySelector('article')
  expect(card?.getAttribute('aria-label')).toBe('Mumbai Plumber')
  expect(hrefsIn(card).filter((href) => href.startsWith('/app'))).toEqual([])
})

test.each(['tap-repair', 'pipe-repair'])(
  'a job that nobody in the city names links once to the plumbers there, not to another city: %s',
  async (job) => {
    const main = await openMain(`/job/plumbing/${job}/lucknow`)
    const lists = hrefsIn(main).filter((href) => href.includes('/professionals'))
    expect(lists).toEqual(['/services/plumbing/lucknow/professionals'])
    expect(main.textContent).not.toMatch(/Nearest|km away/)
  },
)

test.each([
  ['thane', /Nearest: Mumbai, \d+ km/],
  ['indore', /yet\.(?!.*Nearest)/],
])('a job without its service in %s names the nearest city only within 100 km', async (city, expected) => {
  expect((await openMain(`/job/plumbing/leak-repair/${city}`)).textContent).toMatch(expected)
})

test.each(['/services/plumbing/thane', '/services/plumbing/indore', '/job/plumbing/leak-repair/indore'])(
  '%s offers a call back once when nobody is listed',
  async (path) => {
    const hrefs = hrefsIn(await openMain(path)).filter((href) => href.startsWith('/contact'))
    expect(hrefs.map((href) => getParams(href).get('city'))).toEqual([path.split('/').at(-1)])
  },
)

test.each(['/services/plumbing/indore', '/services/plumbing/indore/professionals'])(
  '%s only names the nearest city when it is over 100 km away, and offers a call back',
  async (path) => {
    const main = await openMain(path)
    expect(main.textContent).toMatch(/Nobody .*in Indore .*yet\..* Nearest: Bhopal, 170 km/)
    expect(main.querySelectorAll('article')).toHaveLength(0)
    const hrefs = hrefsIn(main)
    expect(hrefs.filter((href) => href.startsWith('/services/plumbing/bhopal'))).toEqual([])
    expect(
      hrefs.some((href) => href.startsWith('/contact') && getParams(href).get('city') === 'indore'),
    ).toBe(true)
  },
)

test.each(['/services/plumbing/indore', '/job/plumbing/leak-repair/indore', '/city/indore'])(
  '%s leads with a call back and has no booking when nobody is listed',
  async (path) => {
    const hero = (await openMain(path)).querySelector('h1')?.closest('.shell')
    const hrefs = hrefsIn(hero).filter(isHandOff)
    expect(hrefs.map((href) => href.split('?')[0])).toEqual(['/contact'])
    expect(getParams(hrefs[0] ?? '').get('city')).toBe('indore')
  },
)

test('a city without providers links to its services and to other cities of its state', async () => {
  const hrefs = hrefsIn(await openMain('/city/indore'))
  expect(hrefs).toContain('/services/plumbing/indore')
  expect(hrefs).toContain('/city/bhopal')
})

test('no booking link or call back on a page of a city names another city', async () => {
  const answer = await site.fetch('/api/web/city/all')
  const { data: cities }: { data: Array<{ _id: string; serviceIds: Array<string> }> } = await answer.json()
  const pages = cities
    .filter(({ serviceIds }) => serviceIds.includes('plumbing'))
    .slice(0, 15)
    .flatMap(({ _id: city }) =>
      ['', '/professionals'].map((part) => ({ city, path: `/services/plumbing/${city}${part}` })),
    )
  expect(pages.length).toBeGreaterThan(20)
  const faults: Array<string> = []
  for (const { city, path } of pages) {
    const main = await openMain(path)
    const handOffs = hrefsIn(main).filter(isHandOff)
    if (handOffs.length === 0) faults.push(`${path} hands over nothing`)
    for (const href of handOffs) {
      const handed = getParams(href).get('city')
      if (handed !== city && handed !== null) faults.push(`${path} hands over ${handed}`)
    }
  }
  expect(faults).toEqual([])
})

test('a filter that nobody in the city matches can be removed or applied to the nearest city', async () => {
  const main = await openMain('/services/plumbing/mumbai/professionals?job=pipe-repair')
  expect(main.textContent).toContain('Nobody in Mumbai is listed for the job Pipe Repair')
  const hrefs = hrefsIn(main)
  expect(hrefs).toContain('/services/plumbing/mumbai/professionals')
  const callBack = hrefs.find(
    (href) => href.startsWith('/contact') && getParams(href).get('job') === 'pipe-repair',
  )
  expect(getParams(callBack ?? '').get('city')).toBe('mumbai')
  expect(hrefs).toContain('/services/plumbing/bhopal/professionals?job=pipe-repair')
})
