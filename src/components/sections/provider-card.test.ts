import { expect, test } from 'vitest'
import { startingPrice } from './provider-card.tsx'

const jobs = [
  { id: 'leak-repair', priceFrom: 449 },
  { id: 'pipe-repair', priceFrom: 1299 },
  { id: 'drain-cleaning', priceFrom: undefined },
]

test('a card shows the price of the requested job', () => {
  expect(startingPrice({ jobs }, 'pipe-repair')).toBe('From ₹1,299')
})

test('a card shows the lowest price when no job is requested', () => {
  expect(startingPrice({ jobs })).toBe('Jobs from ₹449')
})

test.each(['drain-cleaning', 'nonsense'])('a card has no price for %s', (job) => {
  expect(startingPrice({ jobs }, job)).toBe('Price on request')
})

test('a provider without jobs has no price', () => {
  expect(startingPrice({ jobs: [] })).toBe('Price on request')
})
