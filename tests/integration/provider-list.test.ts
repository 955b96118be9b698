import { afterAll, beforeAll, expect, test } from 'vitest'
import { providerList as hindi } from '#content-hi/provider-list.ts'
import { getDocument } from '#support/site/document.ts'
import { importLines } from '#support/site/provider-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { cities } from '#upstream/seed/hi/place-names.ts'

let site: Site

const HEAD = 'key,name,categories,city,title,jobs,areas,languages,days,experience_years,rating,review_count'
const LIST = '/services/plumbing/kochi/professionals'

/** Returns a plumber of Kochi. Lower numbers rank higher, because more customers gave the same rating. */
function plumber(index: number): string {
  const area = index % 3 === 0 ? 'Edappally' : 'Kakkanad|Fort Kochi'
  const language = index % 2 === 0 ? 'Malayalam' : 'Malayalam|Hindi'
  const reviews = Math.round(4_000 / 1.12 ** index)
  return `P${index},Plumber ${index},plumbing,kochi,Plumber,leak-repair=${400 + index},${area},${language},mon|tue|wed|thu|fri|sat|sun,${30 - (index % 9)},4.9,${reviews}`
}

const PLUMBERS = Array.from({ length: 47 }, (_, index) => plumber(index))
const ELECTRICIANS = [
  'E1,Electra One,electrician,kozhikode,Electrician,fan-repair=299,,Malayalam,mon,3,4.5,9',
  'E2,Electra Two,electrician,kochi,Electrician,,,Malayalam,mon,3,,',
  'E3,Electra Three,electrician,pune,Electrician,fan-repair=310,,Marathi,mon,3,3.9,5',
  'B1,Both Trades,plumbing|electrician,pune,Plumber,leak-repair=199|fan-repair=250,,Marathi,mon,20,4.9,9000',
]

beforeAll(async () => {
  site = await startSite({ userAgent: BOT_USER_AGENT, vars: { SAMPLE_CONTENT: 'off' } })
  await importLines(site, HEAD, ...PLUMBERS, ...ELECTRICIANS)
})
afterAll(() => site.stop())

const open = async (path: string) => getDocument(await site.fetch(path))
const namesIn = (document: Document) =>
  [...document.querySelectorAll('main article')].map((card) => card.getAttribute('aria-label') ?? '')
const getRobots = (document: Document) =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
const getCanonical = (document: Document) =>
  new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname
const linkNamed = (document: Document, text: string) =>
  [...document.querySelectorAll('main a')].find((link) => link.textContent?.trim() === text)
const getLocation = (response: Response) => response.headers.get('Location')

/** Follows 'Show more' as a visitor without JavaScript does. Returns the names page by page. */
async function walk(path: string, between = async () => {}): Promise<Array<Array<string>>> {
  const pages: Array<Array<string>> = []
  for (let next: string | null | undefined = path; next; ) {
    const document = await open(next)
    pages.push(namesIn(document))
    next = linkNamed(document, 'Show more')?.getAttribute('href')
    await between()
  }
  return pages
}

test('providers rank first in their main service, and cards of others show their jobs in the listed one', async () => {
  const document = await open('/services/electrician/pune/professionals')
  expect(namesIn(document)).toEqual(['Electra Three', 'Both Trades'])
  const card = document.querySelectorAll('main article').item(1).textContent
  expect(card).toContain('Fan Repair')
  expect(card).toContain('₹250')
  expect(card).not.toMatch(/Electrician|Leak Repair|₹199/)
})

test('a service page in a city shows its three best providers and the ranking rule', async () => {
  const document = await open('/services/plumbing/kochi')
  expect(document.querySelector('#professionals-title')?.textContent).toBe('Plumbers in Kochi')
  expect(namesIn(document)).toEqual([0, 1, 2].map((index) => `Plumber ${index}`))
  expect(document.querySelector('main')?.textContent).toContain('Nobody pays for a place.')
  expect(linkNamed(document, 'See all 47')?.getAttribute('href')).toBe(LIST)
})

test('a service page in a city has the best providers, then the jobs', async () => {
  const html = await (await site.fetch('/services/plumbing/kochi')).text()
  const places = ['id="professionals-title"', 'class="job-tile"'].map((part) => html.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

const chipsIn = (document: Document) =>
  [...document.querySelectorAll('main nav a[rel="nofollow"]')].flatMap(
    (link) => link.getAttribute('href') ?? [],
  )

test.each(['/services/plumbing/kochi', LIST])(
  '%s has a chip for each choice that somebody matches',
  async (path) => {
    const chips = chipsIn(await open(path))
    const choices = ['today=1', 'rating=4.5', 'language=hindi', 'sort=price']
    expect(chips).toEqual(choices.map((choice) => `${LIST}?${choice}`))
    for (const href of chips) expect(namesIn(await open(href)).length).toBeGreaterThan(0)
  },
)

test('a list has no chip for a choice that nobody matches, nor beside a filter', async () => {
  const list = '/services/electrician/kochi/professionals'
  expect(chipsIn(await open(list)).filter((href) => href.includes('rating='))).toEqual([])
  // Together with a filter, a further choice may match nobody.
  expect(chipsIn(await open(`${LIST}?language=hindi`))).toEqual([])
})

test('the plain list is indexed and has a title of its own', async () => {
  const list = await open(LIST)
  const service = await open('/services/plumbing/kochi')
  expect(list.querySelector('h1')?.textContent).toBe('Plumbers in Kochi')
  expect(list.querySelector('h1')?.textContent).not.toBe(service.querySelector('h1')?.textContent)
  expect(list.title).not.toBe(service.title)
  expect(getRobots(list)).toBe('')
  expect(getCanonical(list)).toBe(LIST)
  expect(namesIn(list)).toHaveLength(20)
})

test.each(['?language=hindi', '?sort=price', '?verified=1', '?today=1', '?rating=4.5', '?area=edappally'])(
  '%s narrows or sorts the list, is not indexed and has the plain list as canonical',
  async (query) => {
    const document = await open(LIST + query)
    expect(getRobots(document)).toBe('noindex')
    expect(getCanonical(document)).toBe(LIST)
    const onward = [...document.querySelectorAll('main a')].filter((link) =>
      /\?|\/provider\//.test(link.getAttribute('href') ?? ''),
    )
    expect(onward.filter((link) => link.getAttribute('rel') !== 'nofollow')).toEqual([])
  },
)

test('links to addresses with a filter are nofollow on the plain list too', async () => {
  const links = [...(await open(LIST)).querySelectorAll('main a[href*="?"]')]
  expect(links.length).toBeGreaterThan(0)
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(links.map(() => 'nofollow'))
})

test('a filter that nobody would pass says 0 and is disabled, unless it is chosen', async () => {
  const path = '/services/electrician/kochi/professionals'
  const field = (document: Document, selector: string) => {
    const element = document.querySelector(selector)
    const text = element?.closest('label, option')?.textContent
    return [text, element?.hasAttribute('disabled')]
  }
  const list = await open(path)
  expect(field(list, 'input[name=verified]')).toEqual(['Checks recorded (0)', true])
  expect(field(list, 'option[value="4.5"]')).toEqual(['4.5 stars or more (0)', true])
  const chosen = await open(`${path}?verified=1&rating=4.5`)
  expect(field(chosen, 'input[name=verified]')).toEqual(['Checks recorded (0)', false])
  expect(field(chosen, 'option[value="4.5"]')[1]).toBe(false)
})

const optionIn = (document: Document, value: string) => document.querySelector(`option[value="${value}"]`)

test('the filters of a plain list have the counts of their values', async () => {
  const document = await open(LIST)
  expect(optionIn(document, 'edappally')?.textContent).toBe('Edappally (16)')
  expect(optionIn(document, 'hindi')?.textContent).toBe('Hindi (23)')
})

test('several filters show matching providers, without counts', async () => {
  const document = await open(`${LIST}?language=hindi&area=edappally`)
  const shown = namesIn(document)
  expect(document.querySelector('h2')?.textContent).toBe(`${shown.length} professionals`)
  expect(shown.every((name) => Number(name.split(' ')[1]) % 6 === 3)).toBe(true)
  expect(optionIn(document, 'edappally')?.textContent).toBe('Edappally')
  expect(optionIn(document, 'edappally')?.hasAttribute('selected')).toBe(true)
})

test('the filter of a job shows its prices, and sorting by price puts the lowest first', async () => {
  const document = await open(`${LIST}?job=leak-repair&sort=price`)
  const prices = [...document.querySelectorAll('main article')].map(
    (card) => /From ₹(\d+)/.exec(card.textContent ?? '')?.[1],
  )
  expect(prices.slice(0, 3)).toEqual(['400', '401', '402'])
})

test.each([
  ['?rating=9&language=hindi', '?language=hindi'],
  ['?sort=match', ''],
  ['?sort=distance', ''],
  ['?verified=yes', ''],
  ['?after=%3Cscript%3E', ''],
  ['?language=%22&utm_source=letter', '?utm_source=letter'],
  ['?job=__proto__', ''],
])('%s has a malformed value, which is removed from the address', async (query, clean) => {
  const response = await site.fetch(LIST + query)
  expect([response.status, getLocation(response)]).toEqual([301, LIST + clean])
})

test.each([
  [
    '',
    '?job=tap-repair',
    'Nobody in Kochi is listed for the job Tap and Mixer Repair',
    'Remove the filter: Tap and Mixer Repair',
  ],
  ['', '?area=atlantis', 'Nobody in Kochi is listed for the area Atlantis', 'Remove the filter: Atlantis'],
  ['', '?language=klingon', 'Nobody listed in Kochi speaks Klingon', 'Remove the filter: Klingon'],
  ['/hi', '?language=klingon', hindi.nobody.unknown.language('Klingon', cities.kochi), hindi.drop('Klingon')],
])(
  '%s%s has a filter that no provider matches, and the list links to its removal',
  async (base, query, title, action) => {
    const response = await site.fetch(base + LIST + query)
    expect(response.status).toBe(200)
    const document = await getDocument(response)
    expect(document.querySelector('main')?.textContent).toContain(title)
    expect(linkNamed(document, action)?.getAttribute('href')).toBe(base + LIST)
    expect(getRobots(document)).toBe('noindex')
  },
)

test('a filter form ignores its empty fields', async () => {
  const response = await site.fetch(`${LIST}?sort=&job=&area=&language=hindi&rating=`)
  expect(response.status).toBe(200)
  expect((await getDocument(response)).querySelector('h2')?.textContent).toBe('23 professionals')
})

test('the pages of a list show every provider once', async () => {
  const pages = await walk(LIST)
  expect(pages.map((names) => names.length)).toEqual([20, 20, 7])
  expect(new Set(pages.flat()).size).toBe(47)
})

test('a list repeats and skips no provider when it changes between pages', async () => {
  await importLines(site, HEAD, ...PLUMBERS, ...ELECTRICIANS)
  const stays = PLUMBERS.filter((_, index) => index % 5 !== 0)
  let isChanged = false
  const pages = await walk(`${LIST}?today=1`, async () => {
    if (isChanged) return
    isChanged = true
    await importLines(site, HEAD, ...stays, ...ELECTRICIANS)
  })
  const seen = pages.flat()
  expect(new Set(seen).size).toBe(seen.length)
  const names = stays.map((line) => line.split(',')[1])
  expect(names.filter((name) => name && !seen.includes(name))).toEqual([])
  await importLines(site, HEAD, ...PLUMBERS, ...ELECTRICIANS)
})

test('an empty list leads to the list without filters', async () => {
  await importLines(
    site,
    HEAD,
    ...PLUMBERS,
    'X1,Only Tamil,plumbing,kochi,Plumber,,Edappally,Tamil,mon,1,,',
    ...ELECTRICIANS,
  )
  const later = { headers: { 'x-test-clock': String(Date.now() + 30 * 24 * 3_600_000) } }
  const document = await getDocument(await site.fetch(`${LIST}?language=tamil&rating=4.5`, later))
  expect(namesIn(document)).toEqual([])
  expect(linkNamed(document, 'Remove all filters')?.getAttribute('href')).toBe(LIST)
})

test('a list of a job in a city that lacks the service leads to that job in other cities', async () => {
  const jobLinks = async (job: string) => {
    const document = await open(`/services/gardening/shimla/professionals?job=${job}`)
    const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
    return hrefs.filter((href) => /^\/(?:job|services)\/gardening\//.test(href))
  }
  const toJob = await jobLinks('drip-irrigation-setup')
  expect(toJob).not.toEqual([])
  for (const href of toJob) expect(href).toMatch(/^\/job\/gardening\/drip-irrigation-setup\/./)
  const toService = await jobLinks('leak-repair')
  expect(toService).not.toEqual([])
  for (const href of toService) expect(href).toMatch(/^\/services\/gardening\/./)
})

test('a list is not found when the city does not offer the service', async () => {
  expect((await site.fetch('/services/gardening/shimla/professionals')).status).toBe(404)
  expect((await site.fetch('/services/plumbing/atlantis/professionals')).status).toBe(404)
  expect((await site.fetch('/services/nonsense/kochi/professionals')).status).toBe(404)
  const other = await site.fetch('/services/plumbing/cochin/professionals?language=hindi')
  expect([other.status, getLocation(other)]).toEqual([301, `${LIST}?language=hindi`])
})
