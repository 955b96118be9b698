import { expect, test } from 'vitest'
import { sampleProviderPages } from '#data/samples/sample-provider-pages.ts'
import { providerCards } from '#data/samples/sample-providers.ts'

test('each profile states the mean and the number of its own reviews', () => {
  for (const { name, rating, reviewCount, reviews } of sampleProviderPages) {
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length
    expect(rating, name).toBe(Math.round(mean * 10) / 10)
    expect(reviewCount, name).toBe(reviews.length)
  }
})

test('every card of a sample has a profile', () => {
  expect(providerCards.map(({ id }) => id)).toEqual(sampleProviderPages.map(({ id }) => id))
})
