import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXED_PAGES } from '#support/data/pages.ts'
import { importLines } from '#support/site/provider-site.ts'
import { getDocument, site as samples } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

let nobody: Site
let plumber: Site
beforeAll(async () => {
  ;[nobody, plumber] = await Promise.all([startSite({ vars: { SAMPLE_CONTENT: 'off' } }), startSite()])
  await importLines(
    plumber,
    'key,name,categories,city,title,jobs,languages,days,rating,review_count',
    'k,Kochi Plumber,plumbing,kochi,Plumber,leak-repair=450,Malayalam,mon,4.8,9',
  )
})
afterAll(() => Promise.all([nobody.stop(), plumber.stop()]))

/** Promises of both languages that need a listed provider. */
const PROMISES =
  /book (?:a service|this job|now|in the)|(?:to|you can|before you|can be) book|in the (?:\S+ )?app\b|available p|who is free|professionals come|professionals in (?!your)|who does it|experienced professionals|अनुभवी कारीगर|बुक|ऐप में|उपलब्ध कारीगर|कौन ख़ाली|कारीगर (?:मिलते हैं|घर आते|आएँगे)|कौन करता है/i
/** A price that a provider names. */
const NAMED = /(?<!Usually )From ₹[\d,]*\d|(?<!आम तौर पर )₹[\d,]+ से शुरू/g

/** Returns the pages of a city, its state and one of its services. */
function pagesOf(city: string, state: string, service: string, job: string): Array<string> {
  return [
    `/city/${city}`,
    `/services/${service}/${city}`,
    `/services/${service}/${city}/professionals`,
    `/job/${service}/${job}/${city}`,
    `/city/${city}/service/${service}`,
    `/state/${state}`,
    `/state/${state}/city/${city}`,
    `/state/${state}/service/${service}`,
    `/state/${state}/city/${city}/service/${service}`,
  ]
}

/** Returns what a page says to visitors and search engines, without its header and footer. */
async function read(site: Pick<Site, 'fetch'>, path: string): Promise<{ text: string; isIndexed: boolean }> {
  const document = await getDocument(await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } }))
  const get = (selector: string) => document.querySelector(selector)
  const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, dt, dd, li, span)')]
  const data = get('script[type="application/ld+json"]')?.textContent ?? ''
  const head = [document.title, get('meta[name=description]')?.getAttribute('content'), data]
  return {
    text: [...head, ...parts.map((part) => part.textContent)].join('\n'),
    isIndexed: !get('meta[name=robots]')?.getAttribute('content')?.includes('noindex'),
  }
}

const EMPTY: Array<[string, () => Pick<Site, 'fetch'>, Array<string>]> = [
  ['with samples elsewhere', () => samples, pagesOf('gangtok', 'sikkim', 'plumbing', 'leak-repair')],
  [
    'on a first day',
    () => nobody,
    [
      ...pagesOf('kochi', 'kerala', 'plumbing', 'leak-repair'),
      ...pagesOf('mumbai', 'maharashtra', 'painting', 'full-home-painting'),
    ],
  ],
  ['with one plumber in Kochi', () => plumber, pagesOf('mumbai', 'maharashtra', 'plumbing', 'leak-repair')],
]

test.each(EMPTY)(
  'a place where nobody is listed promises no booking, people or prices %s',
  async (_, getSite, paths) => {
    const faults: Array<string> = []
    for (const path of paths.flatMap((path) => [path, `/hi${path}`])) {
      const { text, isIndexed } = await read(getSite(), path)
      const promises = [PROMISES.exec(text)?.[0], ...(text.match(NAMED) ?? [])].filter(Boolean)
      if (isIndexed) promises.push('is indexed')
      faults.push(...[...new Set(promises)].map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

/** A page of each kind, of places and services without anybody except the plumbing of Kochi. */
const KINDS = [
  ...FIXED_PAGES,
  '/services/painting',
  '/job/painting/one-room-painting',
  ...pagesOf('mumbai', 'maharashtra', 'painting', 'full-home-painting'),
  '/search?q=tap',
  '/search?q=painter+in+pune',
  '/contact?subject=booking&service=painting&city=mumbai',
  '/book?service=painting&city=mumbai',
  '/blog/termite-signs-at-home',
  '/compare',
  '/no/such/page',
].flatMap((path) => [path, `/hi${path === '/' ? '' : path}`])
/** Matches pages that explain booking in general. They may promise it where nobody is listed. */
const HOW_IT_WORKS = /^(?:\/hi)?\/?(?:about|become-partner|blog|book\b.*|contact\b.*|privacy-policy|terms)?$/

test('no kind of page promises booking, people or prices when nobody is listed', async () => {
  const faults: Array<string> = []
  for (const path of KINDS) {
    const { text } = await read(nobody, path)
    const promise = HOW_IT_WORKS.test(path) ? undefined : PROMISES.exec(text)?.[0]
    const phrases = [promise, ...(text.match(NAMED) ?? [])].filter(Boolean)
    faults.push(...[...new Set(phrases)].map((phrase) => `${path}: ${phrase}`))
  }
  expect(faults).toEqual([])
})

test('no kind of page names a price but that of the only plumber', async () => {
  const faults: Array<string> = []
  for (const path of KINDS) {
    const { text } = await read(plumber, path)
    const prices = (text.match(NAMED) ?? []).filter((price) => !price.includes('₹450'))
    faults.push(...[...new Set(prices)].map((price) => `${path}: ${price}`))
  }
  expect(faults).toEqual([])
})

test('the pages of the only plumber can be booked, are indexed and name his price', async () => {
  for (const path of pagesOf('kochi', 'kerala', 'plumbing', 'leak-repair')) {
    const { text, isIndexed } = await read(plumber, path)
    expect(isIndexed, path).toBe(true)
    expect(
      [...new Set(text.match(NAMED) ?? [])].filter((price) => price !== 'From ₹450'),
      path,
    ).toEqual([])
  }
})
