import { expect, test } from 'vitest'
import type { ProviderPage, ProviderSummary } from '#api/schemas/provider.ts'
import type { SearchAnswer, Suggestion } from '#api/schemas/search-results.ts'
import { inLanguage, LANGUAGES, type LanguageCode } from '#lib/language.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { newConnection } from '#support/site/contact-requests.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

async function ask<T>(path: string, query: Record<string, string>, lang: LanguageCode): Promise<T> {
  const params = new URLSearchParams({ ...query, ...(lang !== 'en' && { lang }) })
  const response = await site.fetch(`/api/web${path}?${params}`, { headers: newConnection() })
  expect(response.status).toBe(200)
  return response.json()
}

async function search(q: string, lang: LanguageCode): Promise<SearchAnswer> {
  return (await ask<{ data: SearchAnswer }>('/search', { q }, lang)).data
}

test.each(['केरल', 'electrician in delhi', 'plumb'])(
  'the first suggestion for %s leads to a Hindi page, which it names in Hindi',
  async (q) => {
    const { data } = await ask<{ data: Array<Suggestion> }>('/suggest', { q, city: 'कोच्चि' }, 'hi')
    expect(data[0]?.title).toMatch(/\p{Script=Devanagari}/u)
    expect(data[0]?.href).toMatch(/^\/hi\//)
    expect((await site.fetch(data[0]?.href ?? '', { headers: newConnection() })).status).toBe(200)
  },
)

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
        const { names, providers: others = [] } = await search(provider[written].name, page)
        const suggestion = [...names, ...others].find(({ title }) => title === provider[page].name)
        expect(suggestion, `${provider[written].name} in ${page}`).toMatchObject({ kind: 'provider' })
        expect(hasDevanagari(suggestion?.text ?? '')).toBe(page === 'hi')
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

test.each([
  ['/search?q=lucknow', /lucknow.+places/],
  ['/hi/search?q=लखनऊ', /लखनऊ.+शहर/],
])('the description of %s fits services and places', async (path, expected) => {
  const document = await getDocument(await site.fetch(path, { headers: newConnection() }))
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(expected)
})

test('search forms lead to the results page of their language', async () => {
  for (const language of Object.values(LANGUAGES)) {
    for (const path of ['/', '/search']) {
      const document = await getDocument(
        await site.fetch(inLanguage(path, language), { headers: newConnection() }),
      )
      const form = document.querySelector('main form[method="get"]')
      expect(form?.getAttribute('action')).toBe(inLanguage('/search', language))
    }
  }
})
