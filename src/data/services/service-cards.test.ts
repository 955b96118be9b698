import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import type { City } from '#api/schemas/place.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import { readServiceCards } from './service-cards.ts'

const job = (id: string, priceFrom: number) => ({
  id,
  title: id,
  image: '',
  description: undefined,
  priceFrom,
})
const category: Category = {
  _id: 'plumbing',
  title: 'Plumbing',
  description: '',
  image: '',
  priceFrom: 199,
  matches: undefined,
  childCategories: [{ id: 'taps', title: 'Taps', superChildren: [job('drip', 199), job('mixer', 299)] }],
}

type Directory = { services?: Array<object>; jobs?: Array<object> }

/** Returns an API whose directory counts these values, and the paths that it was asked for. */
function apiWith(counts: Directory | undefined, status = 200) {
  const asked: Array<string> = []
  const page = {
    data: [{ sample: false }],
    next: null,
    total: 1,
    counts: { services: [], jobs: [], ...counts },
  }
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async (path) => {
      asked.push(path)
      if (!path.startsWith('/provider/')) return { status, data: category }
      return counts ? { status: 200, data: page } : { status: 404, data: null }
    },
  })
  return { api, asked }
}

const city: City = { _id: 'c1', title: 'Kochi', slug: 'kochi' }
const priceOf = async (api: ReturnType<typeof apiWith>['api'], place?: { city?: City }) =>
  (await readServiceCards(api, [category], place))[0]?.price

test('a card has the data of the upstream, and the description of the catalogue when it has none', async () => {
  const { api } = apiWith(undefined)
  const summary = builtInService('plumbing')?.summary
  const titled = { ...category, _id: '65f0', title: builtInService('plumbing')?.title ?? '' }
  const roofing: CategorySummary = { ...category, _id: 'roofing', title: 'Roofing', description: 'Roofs.' }
  expect(await readServiceCards(api, [category, titled, roofing])).toMatchObject([
    { id: 'plumbing', summary, price: { amount: 199, kind: 'usual' } },
    { id: '65f0', summary },
    { id: 'roofing', summary: 'Roofs.' },
  ])
})

test('a card has the lowest price that the counts of the directory name', async () => {
  const { api, asked } = apiWith({ services: [{ value: 'plumbing', count: 2, priceFrom: 309 }] })
  expect(await priceOf(api)).toEqual({ amount: 309, kind: 'provider' })
  expect(await priceOf(api, { city: { ...city, prices: { drip: 1 } } })).toEqual({
    amount: 309,
    kind: 'provider',
  })
  expect(asked.every((path) => path.startsWith('/provider/'))).toBe(true)
})

test('a card names no price when providers are listed whose prices are counted by job only', async () => {
  const jobs = [{ value: 'drip', count: 1, priceFrom: 309 }]
  expect(await priceOf(apiWith({ services: [{ value: 'plumbing', count: 2 }], jobs }).api)).toBeUndefined()
  expect(await priceOf(apiWith({ services: [{ value: 'painting', count: 2 }], jobs }).api)).toEqual({
    amount: 199,
    kind: 'usual',
  })
})

test('a card in a city with usual prices of its own has the lowest of its jobs there', async () => {
  const own = { ...city, jobIds: ['mixer'], prices: { mixer: 349, drip: 1 } }
  expect(await priceOf(apiWith(undefined).api, { city: own })).toEqual({ amount: 349, kind: 'usual' })
  expect(await priceOf(apiWith(undefined, 500).api, { city: own })).toBeUndefined()
})
