import { expect, test } from 'vitest'
import { startingPrice } from './provider-card.tsx'

const jobs = [
  { id: 'leak-repair', priceFrom: 449 },
  { id: 'pipe-repair', priceFrom: 1299 },
  { id: 'drain-cleaning', priceFrom: undefined },
]

test('the price of a card is that of the job that is asked for', () => {
  expect(startingPrice({ jobs }, 'pipe-repair')).toBe('From ₹1,299')
})

test('without a job it is the lowest of all', () => {
  expect(startingPrice({ jobs })).toBe('Jobs from ₹449')
})

test.each(['drain-cleaning', 'nonsense'])('nobody has named a price for %s', (job) => {
  expect(startingPrice({ jobs }, job)).toBe('Price on request')
})

test('somebody without jobs has no price', () => {
  expect(startingPrice({ jobs: [] })).toBe('Price on request')
})
