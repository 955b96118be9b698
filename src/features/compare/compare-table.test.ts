import { expect, test } from 'vitest'
import { comparisonPage } from '#content/comparison.ts'
import type { Comparison } from '#data/providers/comparison-query.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { compareRows } from './compare-table.tsx'

const nobody: Comparison['providers'][number] = { ...providerSummary({ categoryIds: [] }), city: 'Kochi' }

const toRows = (providers: Comparison['providers'], job?: string) => {
  const rows = compareRows({ providers, jobs: [{ id: 'leak-repair', title: 'Leak Repair' }] }, job)
  return (id: string) => rows.find((row) => row.id === id)
}

test('no value is marked when all providers have it, in any order', () => {
  const a = { ...nobody, languages: ['Hindi', 'Marathi'] }
  const b = { ...nobody, id: 'b', languages: ['Marathi', 'Hindi'] }
  expect(
    toRows([a, b])('languages')
      ?.cells.flat()
      .filter(({ isOwn }) => isOwn),
  ).toEqual([])
})

test('values that only some providers have are marked', () => {
  const a = { ...nobody, languages: ['Hindi', 'Marathi'] }
  const b = { ...nobody, id: 'b', languages: ['Marathi'] }
  const row = toRows([a, b])('languages')
  expect(row?.cells[0]).toEqual([
    { text: 'Hindi', isOwn: true },
    { text: 'Marathi', isOwn: false },
  ])
})

test('rows that differ come before those that do not', () => {
  const a = { ...nobody, experienceYears: 3, languages: ['Hindi'] }
  const b = { ...nobody, id: 'b', experienceYears: 3, languages: ['Marathi'] }
  const ids = compareRows({ providers: [a, b], jobs: [] }, undefined).map(({ id }) => id)
  expect(ids[0]).toBe('languages')
  expect(ids.filter((id) => id !== 'languages').slice(0, 3)).toEqual(['price', 'rating', 'experience'])
})

test('a row of unknown values says so', () => {
  const row = toRows([nobody, { ...nobody, id: 'b' }])('experience')
  expect(row?.cells.map(([entry]) => entry?.text)).toEqual(['Not known', 'Not known'])
  expect(toRows([{ ...nobody, city: undefined }])('city')?.cells[0]?.[0]?.text).toBe('Not known')
})

test.each([
  [1, 'within 1 minute'],
  [59, 'within 59 minutes'],
  [60, 'within 1 hour'],
  [90, 'within 2 hours'],
  [121, 'within 3 hours'],
])('a reply after %i minutes is %s', (repliesWithinMinutes, expected) => {
  const provider = { ...nobody, repliesWithinMinutes }
  expect(toRows([provider])('reply')?.cells).toEqual([[{ text: expected, isOwn: false }]])
})

test.each([
  [{ rating: 4.5, reviewCount: 120_000 }, '4.5 (1,20,000 reviews)'],
  [{ rating: 4.5, reviewCount: undefined }, '4.5'],
  [{ rating: null, reviewCount: 12 }, '12 reviews'],
  [{ rating: null, reviewCount: 0 }, 'New · No reviews yet'],
  [{ rating: 5, reviewCount: 2 }, 'New · 2 reviews'],
  [{ rating: null, reviewCount: undefined }, 'Not known'],
])('reviews that are %j are compared as %s', (fields, expected) => {
  expect(toRows([{ ...nobody, ...fields }])('rating')?.cells).toEqual([[{ text: expected, isOwn: false }]])
})

test('the price of a job is that of those who list it', () => {
  const job = { id: 'leak-repair' }
  const other = { id: 'tap-repair', priceFrom: 209 }
  const providers = [[{ ...job, priceFrom: 409 }], [job], [other], []].map((jobs, index) => ({
    ...nobody,
    id: `p${index}`,
    jobs,
  }))
  const texts = toRows(providers, 'leak-repair')('price')?.cells.map(([cell]) => cell?.text)
  expect(texts).toEqual(['₹409', comparisonPage.noPrice, comparisonPage.otherJobs, comparisonPage.unknown])
})
