import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { Category } from '#api/schemas/category.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { atLocalPrices, listedCard } from './service-cards.ts'

test('a card has the data of the upstream, and the description of the catalogue when it has none', () => {
  const service = { title: 'Plumbing', description: '', image: '', priceFrom: 123 }
  const summary = builtInService('plumbing')?.summary
  expect(listedCard({ _id: 'plumbing', ...service })).toEqual({
    id: 'plumbing',
    title: 'Plumbing',
    summary,
    price: { amount: 123, kind: 'usual' },
  })
  const titled = builtInService('plumbing')?.title ?? ''
  expect(listedCard({ _id: '65f0', ...service, title: titled })).toMatchObject({ id: '65f0', summary })
  expect(listedCard({ _id: 'roofing', title: 'Roofing', description: 'Roofs.', image: '' })).toEqual({
    id: 'roofing',
    title: 'Roofing',
    summary: 'Roofs.',
  })
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
    readDirectly: async (path) =>
      path.startsWith('/provider/') ? { status: 404, data: null } : { status, data: category },
  })
}

const cards = [
  { id: 'plumbing', title: 'Plumbing', summary: '', price: { amount: 199, kind: 'usual' } as const },
]

test('a card in a city shows the lowest price of the jobs in the city', async () => {
  const [here] = await atLocalPrices(apiWith(200), cards, {
    jobIds: ['mixer'],
    prices: { mixer: 349, drip: 1 },
  })
  expect(here?.price).toEqual({ amount: 349, kind: 'usual' })
})

test('a card shows no price when the city may have another', async () => {
  const [here] = await atLocalPrices(apiWith(500), cards, { prices: { mixer: 349 } })
  expect(here).toEqual({ id: 'plumbing', title: 'Plumbing', summary: '' })
})

test('a card keeps its price in a city without own prices', async () => {
  expect(await atLocalPrices(apiWith(500), cards, { prices: {} })).toEqual(cards)
})
