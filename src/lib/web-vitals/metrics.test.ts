import { expect, test } from 'vitest'
import { bucketEdges, bucketOf, metricNames, quantile, thresholds, verdictOf } from './metrics.ts'

test('a value falls into the bucket that ends at or above it', () => {
  expect(bucketOf('LCP', 0)).toBe(0)
  expect(bucketOf('LCP', 25)).toBe(0)
  expect(bucketOf('LCP', 25.1)).toBe(1)
  expect(bucketOf('CLS', 0)).toBe(0)
})

test.each([-1, 60_001, Number.NaN, Number.POSITIVE_INFINITY])('%s ms is not plausible', (value) => {
  expect(bucketOf('LCP', value)).toBeUndefined()
})

test('every threshold ends a bucket, so that a verdict does not depend on how values are counted', () => {
  for (const metric of metricNames)
    expect(bucketEdges(metric)).toEqual(
      expect.arrayContaining([thresholds[metric].good, thresholds[metric].poor]),
    )
})

test('the thresholds themselves are the better side', () => {
  expect(verdictOf('LCP', 2_500)).toBe('good')
  expect(verdictOf('LCP', 2_501)).toBe('middling')
  expect(verdictOf('CLS', 0.25)).toBe('middling')
  expect(verdictOf('INP', 501)).toBe('poor')
})

test('a quantile lies in the bucket of the visit that it names', () => {
  const at = (value: number) => bucketOf('FCP', value) ?? -1
  const histogram = new Map([
    [at(450), 50],
    [at(900), 25],
    [at(4_500), 25],
  ])
  expect(quantile('FCP', histogram, 0.5)).toBe(500)
  expect(quantile('FCP', histogram, 0.75)).toBe(1_000)
  expect(quantile('FCP', histogram, 0.9)).toBe(4_600)
})

test('a single visit is known as well as its bucket', () => {
  const median = quantile('LCP', new Map([[bucketOf('LCP', 1_100) ?? -1, 1]]), 0.5) ?? 0
  expect(median).toBeGreaterThan(1_000)
  expect(median).toBeLessThanOrEqual(1_200)
})

test('without visits there is no quantile', () => {
  expect(quantile('LCP', new Map(), 0.5)).toBeUndefined()
})
