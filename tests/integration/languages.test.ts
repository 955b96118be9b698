import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProviderDetail, ProviderPage, ReviewPage } from '#api/schemas/provider.ts'
import { askUpstream } from '#support/site/ask-upstream.ts'
import { type Site, startSite } from '#support/site/start-site.ts'

let site: Site
let db: D1Database

beforeAll(async () => {
  site = await startSite({ samples: true })
  db = await site.runtime.getD1Database('DB')
})
afterAll(() => site.stop())

const ask = <T>(path: string) => askUpstream<T>(db, path)

const TEXTS =
  /^(?:title|name|description|user|comment|about|areas|skills|certifications|languages|cities|categories|content|short_description|seo_description)$/

/** Returns the texts of an answer except ids, addresses, dates and codes. */
function textsIn(value: unknown, key = ''): Array<string> {
  if (typeof value === 'string') return TEXTS.test(key) && value !== '' ? [value] : []
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name))
}

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)
/** Returns an answer without its texts. */
const bones = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, entry: unknown) => (TEXTS.test(key) ? undefined : entry))

const LISTS = [
  '/category/fetch_all?',
  '/category/fetch_all?search=tap&',
  '/category/primary?limit=3&',
  '/category/popular?',
  '/category/plumbing?',
  '/brand/all?',
  '/city/all?state=kerala&',
  '/state/all?',
  '/provider/all?city=kochi&',
  '/blog/all?',
  '/blog/choosing-wall-paint?',
]

test.each(LISTS)('%s in Hindi has the same entries with all texts in Hindi', async (path) => {
  const english = await ask<{ data: unknown }>(path)
  const hindi = await ask<{ data: unknown }>(`${path}lang=hi`)
  const texts = textsIn(hindi.body.data)
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => !isHindi(text))).toEqual([])
  expect(textsIn(english.body.data).filter(isHindi)).toEqual([])
  expect(texts).toHaveLength(textsIn(english.body.data).length)
  expect(bones(hindi.body.data)).toEqual(bones(english.body.data))
  expect(JSON.stringify(hindi.body)).not.toContain('"translation"')
})

test('a profile and all its reviews are in Hindi', async () => {
  const { body: list } = await ask<ProviderPage>('/provider/all?city=mumbai&limit=50&lang=hi')
  const busy = list.data.toSorted((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))[0]
  const { body } = await ask<{ data: ProviderDetail }>(`/provider/${busy?.id}?lang=hi`)
  const { body: english } = await ask<{ data: ProviderDetail }>(`/provider/${busy?.id}`)
  expect(textsIn(body.data).filter((text) => !isHindi(text))).toEqual([])
  expect(body.data.name).toBe(busy?.name)
  expect(bones(body.data)).toEqual(bones(english.data))
  const path = `/provider/${busy?.id}/reviews?after=${body.data.nextReviews}`
  const { body: page } = await ask<ReviewPage>(`${path}&lang=hi`)
  expect(page.data.length).toBeGreaterThan(0)
  expect(textsIn(page.data).filter((text) => !isHindi(text))).toEqual([])
  expect(bones(page)).toEqual(bones((await ask<ReviewPage>(path)).body))
})

test('filters have Hindi labels and the same values and results', async () => {
  for (const query of ['city=kochi', 'city=kochi&category=plumbing', '']) {
    const { body: english } = await ask<ProviderPage>(`/provider/all?${query}`)
    const { body: hindi } = await ask<ProviderPage>(`/provider/all?${query}&lang=hi`)
    for (const part of ['areas', 'languages'] as const) {
      const counts = hindi.counts?.[part] ?? []
      expect(counts.map(({ value, count }) => ({ value, count }))).toEqual(
        english.counts?.[part].map(({ value, count }) => ({ value, count })),
      )
      expect(counts.filter(({ title }) => !isHindi(title))).toEqual([])
    }
    expect(hindi.counts?.languages.length).toBeGreaterThan(1)
  }
  const { body } = await ask<ProviderPage>('/provider/all?city=kochi&area=kakkanad&lang=hi')
  expect(body.data.length).toBeGreaterThan(0)
  for (const { areas } of body.data) expect(areas).toContain('काक्कनाड')
})

test('a provider imported without Hindi is returned in English', async () => {
  const { body } = await ask<ProviderPage>('/provider/all?city=imphal&limit=1')
  const id = body.data[0]?.id ?? ''
  await db.prepare("UPDATE provider SET translations = '{}' WHERE id = ?1").bind(id).run()
  const profile = await ask<{ data: ProviderDetail }>(`/provider/${id}?lang=hi`)
  expect(profile.body.data.name).toBe(body.data[0]?.name)
  const list = await ask<ProviderPage>('/provider/all?city=imphal&limit=1&lang=hi')
  expect(list.body.data).toEqual(body.data)
})
