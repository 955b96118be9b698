import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { byTime, PAGES } from '#support/data/pages.ts'
import { foreignRuns } from '#support/site/foreign-runs.ts'
import { type RemoteSite, startRemoteSite } from '#support/site/remote-site.ts'
import { site as embedded, getDocument } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

/** Answers of the upstream, in English for every language. */
const ANSWERS = [
  '/category/fetch_all',
  '/category/primary',
  '/category/popular',
  '/category/plumbing',
  '/category/ac-repair',
  '/category/electrician',
  '/category/electrician/job/switch-socket-repair',
  '/category/plumbing/job/leak-repair',
  '/category/painting',
  '/brand/all',
  '/city/all',
  '/state/all',
  '/blog/all',
  '/blog/termite-signs-at-home',
]

const BRAND = { _id: 'long-name', title: 'Makers of Pipes and Taps Since 1950', image: '', website: '' }

/** A provider of an English directory with long texts. */
function provider(id: string, name: string) {
  return {
    id,
    name,
    image: '',
    title: 'Plumber for Kitchens and Bathrooms',
    categoryIds: ['plumbing'],
    jobs: [{ id: 'leak-repair', priceFrom: 399 }],
    cityId: 'mumbai',
    areas: ['Andheri East', 'Bandra West', 'Lower Parel', 'Navi Mumbai', 'Powai'],
    rating: 4.4,
    reviewCount: 1,
    verified: { checks: ['identity', 'bank account and two references'], on: '2026-10-01' },
    experienceYears: 4,
    languages: ['English', 'Gujarati', 'Hindi', 'Malayalam', 'Marathi'],
    days: ['mon'],
  }
}

function detail(id: string, name: string) {
  return {
    ...provider(id, name),
    about: ['I come to look first and say what it will cost.'],
    services: [{ title: 'Whatever drips, leaks or is blocked', priceFrom: 399 }],
    gallery: [{ title: 'A kitchen sink with its new trap', image: '/images/services/plumbing.svg' }],
    reviews: [
      {
        id: 'r1',
        user: 'Anna Maria de Souza',
        rating: 5,
        comment: 'He came on time and was kind.',
        date: '2026-10-01',
      },
    ],
  }
}

const PROVIDERS = [
  ['jose', 'Jose Maria da Cunha Pereira'],
  ['asha', 'Asha Kumari of Andheri East'],
] as const

const FURTHER_PAGES = [
  '/services/plumbing/mumbai',
  '/services/plumbing/mumbai/professionals',
  '/services/plumbing/mumbai/professionals?language=hindi&area=andheri-east',
  '/compare?with=asha,jose&job=leak-repair',
  '/provider/jose',
  '/provider/jose?tab=services',
  '/provider/jose?tab=gallery',
  '/provider/jose?tab=reviews',
  '/brand/long-name',
  '/search?q=leak',
  '/book?provider=jose&service=plumbing&job=leak-repair&city=mumbai',
]
const pages = [...PAGES, ...FURTHER_PAGES].filter((page) => !/nonsense|no\/such/.test(page))

/** Returns a site with an upstream in English only, and with a page cache. */
async function startEnglishMarketplace(): Promise<RemoteSite> {
  const remote = await startRemoteSite({ PAGE_CACHE: 'on', SITE_URL: 'https://company.example' })
  for (const path of ANSWERS) {
    const answer = await embedded.fetch(`/api/web${path}`)
    const { data } = await answer.json<{ data: unknown }>()
    remote.upstream.answer(path, path === '/brand/all' && Array.isArray(data) ? [...data, BRAND] : data)
  }
  remote.upstream.answer(
    '/provider/all',
    PROVIDERS.map(([id, name]) => provider(id, name)),
  )
  for (const [id, name] of PROVIDERS) remote.upstream.answer(`/provider/${id}`, detail(id, name))
  return remote
}

let remote: RemoteSite
/** No request so far was for Hindi. */
let englishOnly: RemoteSite

beforeAll(async () => {
  ;[remote, englishOnly] = await Promise.all([startEnglishMarketplace(), startEnglishMarketplace()])
}, 60_000)

afterAll(async () => {
  await Promise.all([remote.stop(), englishOnly.stop()])
})

/** Attributes and the head cannot mark a text as another language. */
function withoutUnmarkable(document: Document): Document {
  for (const element of document.querySelectorAll('title, meta')) element.remove()
  for (const name of ['aria-label', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  return document
}

const CLOCK = String(Date.now())
const VISITOR = { headers: { 'User-Agent': BOT_USER_AGENT, 'x-test-clock': CLOCK } }

for (const [few, options] of byTime(pages))
  test.each(few)('%s in Hindi marks English texts of the upstream', options, async (path) => {
    const response = await remote.site.fetch(inLanguage(path, LANGUAGES.hi), VISITOR)
    expect(response.status).toBe(200)
    const document = await getDocument(response)
    expect(document.documentElement.lang).toBe('hi-IN')
    expect(document.querySelector('footer [lang="en"]')?.textContent).toBeTruthy()
    expect(foreignRuns(withoutUnmarkable(document))).toEqual([])
  })

/** Returns a page without its parts for one visitor, and without the times of its reads. */
async function getText(site: RemoteSite['site'], path: string): Promise<string> {
  const response = await site.fetch(path, VISITOR)
  expect(response.status).toBe(200)
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none'
  return (await response.text()).replaceAll(nonce, '').replaceAll(/\b\d{13}\b/g, 'milliseconds')
}

for (const [few, options] of byTime(pages))
  test.each(few)(
    '%s in English asks for no Hindi, and is the same after a request in Hindi',
    options,
    async (path) => {
      await (await remote.site.fetch(inLanguage(path, LANGUAGES.hi), VISITOR)).text()
      const english = await getText(remote.site, path)
      const mark = englishOnly.upstream.calls.length
      expect(english).toBe(await getText(englishOnly.site, path))
      expect(english).not.toMatch(/<(?!html)[^>]+\slang="en"/)
      // A search reads the lists of both languages.
      const calls = path.startsWith('/search') ? [] : englishOnly.upstream.calls.slice(mark)
      expect(calls.filter((call) => call.path.includes('lang='))).toEqual([])
    },
  )

test('the upstream is called and cached separately for each language', () => {
  const wasRequested = (path: string, lang: string) =>
    remote.upstream.calls.filter((call) => {
      const { pathname, searchParams } = new URL(call.path, 'http://upstream')
      return pathname === path && (searchParams.get('lang') ?? 'en') === lang
    })
  for (const path of ['/category/primary', '/brand/all', '/blog/all']) {
    expect(wasRequested(path, 'hi').length, path).toBeGreaterThan(0)
    expect(wasRequested(path, 'en').length, path).toBeGreaterThan(0)
    expect(wasRequested(path, 'hi').every(({ headers }) => headers['accept-language'] === 'hi')).toBe(true)
  }
})
