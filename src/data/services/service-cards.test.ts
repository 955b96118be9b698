import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { Category, CategorySummary } from '#api/schemas/category.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { atLocalPrices, toCards } from './service-cards.ts'

const listed: Array<CategorySummary> = [
  {
    _id: 'plumbing',
    title: 'Pipes & Taps',
    description: '',
    image: '',
    priceFrom: 123,
    jobCount: 2,
    matches: undefined,
  },
  {
    _id: 'roofing',
    title: 'Roofing',
    description: 'Roofs.',
    image: '',
    priceFrom: undefined,
    jobCount: undefined,
    matches: undefined,
  },
]

test('data of the upstream precedes built-in data, and a service that it lacks has no card', () => {
  const [plumbing, painting] = toCards(['plumbing', 'painting'], listed)
  const summary = builtInService('plumbing')?.summary
  expect(plumbing).toEqual({ id: 'plumbing', title: 'Pipes & Taps', summary, priceFrom: 123 })
  expect(painting).toBeUndefined()
  expect(toCards(['painting'], [])).toMatchObject([{ title: 'Painting' }])
})

test('a service that only the upstream knows has a card, and an unknown one has none', () => {
  expect(toCards(['juggling', 'roofing'], listed)).toEqual([
    { id: 'roofing', title: 'Roofing', summary: 'Roofs.' },
  ])
})

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
  priceFrom: undefined,
  jobCount: undefined,
  matches: undefined,
  childCategories: [{ id: 'taps', title: 'Taps', superChildren: [job('drip', 199), job('mixer', 299)] }],
}

function apiWith(status: number) {
  return createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async () => ({ status, data: category }),
  })
}

const cards = [{ id: 'plumbing', title: 'Plumbing', summary: '', priceFrom: 199 }]

test('a card in a city shows the lowest price of the jobs in the city', async () => {
  const [here] = await atLocalPrices(apiWith(200), cards, {
    jobIds: ['mixer'],
    prices: { mixer: 349, drip: 1 },
  })
  expect(here?.priceFrom).toBe(349)
})

test('a card shows no price when the city may have another', async () => {
  const [here] = await atLocalPrices(apiWith(500), cards, { prices: { mixer: 349 } })
  expect(here).toEqual({ id: 'plumbing', title: 'Plumbing', summary: '' })
})

test('a city without own prices requests no data', async () => {
  expect(await atLocalPrices(apiWith(500), cards, { prices: {} })).toEqual(cards)
})
