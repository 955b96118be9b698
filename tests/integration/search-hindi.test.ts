import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import { type SearchAnswer, type Suggestion, suggestionSchema } from '#api/schemas/search.ts'
import { inLanguage, LANGUAGES, type LanguageCode, withoutBase } from '#lib/language.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'

let site: Site
const remote = await startRemoteSite()

beforeAll(async () => {
  site = await startSite({ samples: true })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await remote.stop()
})

const { en, hi } = LANGUAGES
/** Options of a request by a bot, which waits for the whole page. */
const whole = () => ({ headers: { 'User-Agent': BOT_USER_AGENT, ...newConnection() } })

async function ask<T>(path: string, query: Record<string, string>, lang: LanguageCode): Promise<T> {
  const params = new URLSearchParams({ ...query, ...(lang !== 'en' && { lang }) })
  const response = await site.fetch(`/api/web${path}?${params}`, whole())
  expect(response.status).toBe(200)
  return response.json()
}

async function search(q: string, lang: LanguageCode): Promise<SearchAnswer> {
  return (await ask<{ data: SearchAnswer }>('/search', { q }, lang)).data
}

async function suggested(
  query: { q: string; city?: string },
  lang: LanguageCode,
): Promise<Array<Suggestion>> {
  const { data } = await ask<{ data: unknown }>('/suggest', query, lang)
  return v.parse(v.array(suggestionSchema), data)
}

/** Returns the results of an answer without its texts and the prefix of its addresses. */
function foundIn({ city, names, providers = [], categories }: SearchAnswer) {
  return {
    city: city?.id,
    names: names.map(({ kind, id, href }) => [kind, id, withoutBase(href)]),
    providers: providers.map(({ id }) => id),
    categories: categories.map(({ _id, matches, city: offered }) => [
      _id,
      offered?.id,
      matches?.map(({ id }) => id),
    ]),
  }
}

function toWords({ city, names, providers = [], categories }: SearchAnswer): Array<string> {
  return [
    ...(city ? [city.title] : []),
    ...[...names, ...providers].flatMap(({ title, text }) => [title, ...(text ? [text] : [])]),
    ...categories.flatMap(({ title, description, city: offered, matches = [] }) => [
      title,
      description,
      ...(offered ? [offered.title] : []),
      ...matches.map((job) => job.title),
    ]),
  ]
}

test.each([
  'leaking tap',
  'ac repair kochi',
  'deemak',
  'pankha nahi chal raha',
  'bijli mistri delhi',
  'नल टपक रहा है',
  'दिल्ली में बिजली मिस्त्री',
  'मच्छरों की रोकथाम',
  'सोफा सफाई पुणे',
  'mumbai',
  'पश्चिम बंगाल',
  'nalvika',
  'चंडीगढ़',
  'gardener in shimla',
])('"%s" finds the same entries in both languages, each with its own texts', async (text) => {
  const [english, hindi] = await Promise.all([search(text, 'en'), search(text, 'hi')])
  expect(foundIn(hindi)).toEqual(foundIn(english))
  expect(english.names.length + english.categories.length).toBeGreaterThan(0)
  expect(toWords(hindi).filter((words) => !hasDevanagari(words))).toEqual([])
  expect(toWords(english).filter(hasDevanagari)).toEqual([])
  for (const { href } of [...hindi.names, ...(hindi.providers ?? [])]) expect(href).toMatch(/^\/hi\//)
})

test.each([
  { q: 'elec' },
  { q: 'pankha' },
  { q: 'पंखा' },
  { q: 'keral' },
  { q: 'केरल' },
  { q: 'electrician in delhi' },
  { q: 'दिल्ली में बिजली मिस्त्री' },
  { q: 'plumb', city: 'kochi' },
  { q: 'plumb', city: 'कोच्चि' },
])('%j gets the same suggestions in both languages', async (query) => {
  const hindi = await suggested(query, 'hi')
  const english = await suggested({ ...query, ...(query.city && { city: 'Kochi' }) }, 'en')
  expect(hindi.map(({ kind, id, href }) => [kind, id, withoutBase(href)])).toEqual(
    english.map(({ kind, id, href }) => [kind, id, href]),
  )
  expect(hindi.length).toBeGreaterThan(0)
  expect(hindi.filter(({ title }) => !hasDevanagari(title))).toEqual([])
  expect(hindi.filter(({ href }) => !href.startsWith('/hi/'))).toEqual([])
  const [first] = hindi
  expect((await site.fetch(first?.href ?? '', whole())).status).toBe(200)
})

/** The same providers as each language has them. */
async function someProviders(): Promise<Array<Record<LanguageCode, ProviderSummary>>> {
  const [english, hindi] = await Promise.all(
    (['en', 'hi'] as const).map((lang) =>
      ask<ProviderPage>('/provider/all', { city: 'bangalore', limit: '50' }, lang),
    ),
  )
  return (english?.data ?? []).flatMap((one, index) => {
    const other = hindi?.data[index]
    return other && index % 3 === 0 ? [{ en: one, hi: other }] : []
  })
}

test('providers are found by name in both scripts, and named in the language of the page', async () => {
  const providers = await someProviders()
  expect(providers.length).toBeGreaterThan(5)
  for (const provider of providers) {
    expect(provider.hi.id).toBe(provider.en.id)
    for (const written of ['en', 'hi'] as const) {
      for (const page of ['en', 'hi'] as const) {
        const { names } = await search(provider[written].name, page)
        const found = names.find(({ title }) => title === provider[page].name)
        expect(found, `${provider[written].name} in ${page}`).toMatchObject({ kind: 'provider' })
        expect(hasDevanagari(found?.text ?? '')).toBe(page === 'hi')
      }
    }
  }
})

test('providers of a service in a city are found by Hindi terms', async () => {
  for (const [text, service] of [
    ['कोच्चि में प्लंबर', 'plumbing'],
    ['बिजली मिस्त्री दिल्ली', 'electrician'],
  ] as const) {
    const { data } = await ask<ProviderPage>('/provider/all', { q: text }, 'hi')
    expect(data.length, text).toBeGreaterThan(0)
    for (const { categoryIds } of data) expect(categoryIds).toContain(service)
  }
})

async function getLinks(response: Response): Promise<Array<[href: string, text: string]>> {
  const document = await getDocument(response)
  return [...document.querySelectorAll('main ul a')].map((link) => [
    link.getAttribute('href') ?? '',
    link.textContent ?? '',
  ])
}

test.each(['electrician in delhi', 'kharab fridge', 'टपकता नल', 'केरल', 'nalvika'])(
  'the page of results for "%s" has the same links in both languages',
  async (q) => {
    const path = `/search?${new URLSearchParams({ q })}`
    const english = await getLinks(await site.fetch(path, whole()))
    const hindi = await getLinks(await site.fetch(inLanguage(path, hi), whole()))
    expect(hindi.map(([href]) => href)).toEqual(english.map(([href]) => inLanguage(href, hi)))
    expect(hindi.length).toBeGreaterThan(0)
    expect(hindi.filter(([, text]) => !hasDevanagari(text))).toEqual([])
  },
)

test('search forms lead to the results page of their language', async () => {
  for (const language of [en, hi]) {
    for (const path of ['/', '/search']) {
      const document = await getDocument(await site.fetch(inLanguage(path, language), whole()))
      const form = document.querySelector('main form[method="get"]')
      expect(form?.getAttribute('action')).toBe(inLanguage('/search', language))
    }
  }
})

test('a Hindi search finds English entries when the API has no Hindi', async () => {
  const links = await getLinks(await remote.visit('/hi/search?q=plumber+in+Remoteville', whole()))
  expect(links[0]?.[0]).toBe('/hi/services/plumbing/remoteville')
  const response = await remote.visit('/api/web/suggest?q=remotevil&lang=hi', whole())
  const { data } = await response.json<{ data: Array<Suggestion> }>()
  expect(data[0]).toMatchObject({ title: 'Remoteville', href: '/hi/city/remoteville' })
})

test('a failed search answers 502 in Hindi, too', async () => {
  remote.upstream.set('html', '/category/fetch_all')
  remote.nextMonth()
  const response = await remote.visit('/api/web/search?q=tap&lang=hi')
  remote.upstream.reset()
  expect(response.status).toBe(502)
})
