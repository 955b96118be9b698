import { expect, test } from 'vitest'
import { providerSummary } from '#support/data/provider-summary.ts'
import { factsLine, startingPrice } from './provider-facts.ts'

const jobs = [
  { id: 'leak-repair', priceFrom: 449 },
  { id: 'pipe-repair', priceFrom: 1299 },
  { id: 'drain-cleaning', priceFrom: undefined },
]

test('a card shows the price of the requested job', () => {
  expect(startingPrice({ jobs }, { job: 'pipe-repair' })).toBe('From ₹1,299')
})

test('a card shows the lowest price when no job is requested', () => {
  expect(startingPrice({ jobs })).toBe('Jobs from ₹449')
  expect(startingPrice({ jobs }, { service: 'plumbing' })).toBe('From ₹449')
})

test.each(['drain-cleaning', 'nonsense'])('a card has no price for %s', (job) => {
  expect(startingPrice({ jobs }, { job })).toBe('Price on request')
})

test('a provider without jobs has no price', () => {
  expect(startingPrice({ jobs: [] })).toBe('Price on request')
})

test('the line of a provider has rating, price and area, and no stars for few reviews', () => {
  const provider = providerSummary({ rating: 4.6, reviewCount: 11, jobs, areas: ['Borivali', 'Dadar'] })
  expect(factsLine(provider)).toBe('★ 4.6 · From ₹449 · Borivali')
  expect(factsLine({ ...provider, reviewCount: 1 }, 'pipe-repair')).toBe('New · From ₹1,299 · Borivali')
})
