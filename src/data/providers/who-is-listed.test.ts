import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { countProviders, listedPrices, readDirectory, toListed } from './who-is-listed.ts'

const NONE = { areas: [], languages: [], ratings: [], days: [], verified: [], services: [], jobs: [] }

function directory(samples: ReadonlyArray<boolean>, cities?: Record<string, number>): ProviderPage {
  const data = samples.map((sample, index) => providerSummary({ id: `p${index}`, sample }))
  const counted = Object.entries(cities ?? {}).map(([value, count]) => ({ value, title: value, count }))
  return {
    data,
    next: null,
    total: data.length,
    counts: cities && { ...NONE, cities: counted },
  }
}

test('a city is indexed when somebody real is listed there', () => {
  const isIndexed = (samples: Array<boolean>) =>
    countProviders(directory(samples), { service: 'plumbing', city: 'kochi' }).isIndexed
  expect([[true, false], [true, true], []].map(isIndexed)).toEqual([true, false, false])
})

test('a page without a place is indexed when nobody is listed', () => {
  expect(countProviders(directory([]), { service: 'plumbing' })).toEqual({ count: 0, isIndexed: true })
})

test('who is listed are samples when nobody of them is real, whether they name a price or not', () => {
  const isSample = (samples: Array<boolean>) =>
    toListed({ ok: true, data: countProviders(directory(samples), { service: 'plumbing' }) }, {}).isSample
  expect([[true, true], [true, false], []].map(isSample)).toEqual([true, undefined, undefined])
})

/** Reads the directory of Kerala, with its city Kochi, from an upstream that answers so. */
function readKerala(page: ProviderPage): Promise<ProviderPage> {
  const lists: Record<string, unknown> = {
    '/provider/all': page,
    '/city/all': [
      { _id: 'kochi', slug: 'kochi', title: 'Kochi', state: 'kerala', serviceIds: [] },
      { _id: 'pune', slug: 'pune', title: 'Pune', state: 'maharashtra', serviceIds: [] },
    ],
    '/state/all': ['kerala', 'maharashtra'].map((slug) => ({ _id: slug, slug, title: slug })),
  }
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not over HTTP')),
    readDirectly: (path) => Promise.resolve({ status: 200, data: lists[path.replace(/\?.*/, '')] }),
  })
  return readDirectory(api, { state: 'kerala' })
}

const countInKerala = async (page: ProviderPage) =>
  countProviders(await readKerala(page), { state: 'kerala' })

test('a state counts the providers of its own cities when the upstream answers with others, too', async () => {
  expect(await countInKerala(directory([false], { kochi: 3, pune: 2 }))).toEqual({
    count: 3,
    isIndexed: true,
    cities: ['kochi'],
  })
  expect(await countInKerala(directory([false], { pune: 2 }))).toEqual({
    count: 0,
    isIndexed: false,
    cities: [],
  })
})

test('a state has the prices that the upstream counts when all counted providers are in its cities', async () => {
  const prices = async (cities: Record<string, number>) => {
    const page = directory([false], cities)
    const jobs = [{ value: 'tap', title: 'Tap', count: 1, priceFrom: 99 }]
    return listedPrices(await readKerala({ ...page, counts: page.counts && { ...page.counts, jobs } })).jobs
  }
  expect(await prices({ kochi: 3 })).toEqual({ tap: { amount: 99, kind: 'provider' } })
  expect(await prices({ kochi: 3, pune: 2 })).toEqual({})
})

test('who is listed in a state is unknown when the upstream does not count by city', async () => {
  const elsewhere = { ...directory([false]), data: [providerSummary({ cityId: 'pune' })] }
  for (const page of [directory([false]), elsewhere])
    expect(await countInKerala(page)).toEqual({ count: undefined, isIndexed: true })
  expect(await countInKerala(directory([]))).toMatchObject({ count: 0, isIndexed: false })
})

test('a page claims nothing when the directory cannot be read', () => {
  const failed = { ok: false, status: 503, message: '' } as const
  const city = { service: 'plumbing', job: 'tap', city: 'kochi' }
  expect(toListed(failed, city)).toEqual({ count: undefined, isIndexed: true })
})

test('the page of a job in a city is not indexed when there is no directory', () => {
  const none = { ok: false, status: 404, message: '' } as const
  expect(toListed(none, { service: 'plumbing', job: 'tap', city: 'kochi' }).isIndexed).toBe(false)
  expect(toListed(none, { service: 'plumbing', city: 'kochi' }).isIndexed).toBe(true)
})
