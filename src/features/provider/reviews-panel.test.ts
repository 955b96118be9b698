import { expect, test } from 'vitest'
import { providerProfiles } from '#catalogue/sample-profiles.ts'
import { providerCards } from '#catalogue/sample-providers.ts'
import { countStars, ratingBreakdown } from './reviews-panel.tsx'

test('each number of stars has a bar, five first', () => {
  expect(ratingBreakdown(countStars([5, 5, 5, 4]))).toEqual([
    { stars: 5, count: 3, percent: 75 },
    { stars: 4, count: 1, percent: 25 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ])
})

test('without reviews all bars are empty', () => {
  expect(ratingBreakdown(countStars([])).every(({ count, percent }) => count === 0 && percent === 0)).toBe(
    true,
  )
})

test('each profile states the mean and the number of its own reviews', () => {
  for (const { name, rating, reviewCount, reviews } of providerProfiles) {
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length
    expect(rating, name).toBe(Math.round(mean * 10) / 10)
    expect(reviewCount, name).toBe(reviews.length)
  }
})

test('every card of a sample has a profile', () => {
  expect(providerCards.map(({ id }) => id)).toEqual(providerProfiles.map(({ id }) => id))
})
