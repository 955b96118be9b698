import { expect, test } from 'vitest'
import { readSamples } from '../../../scripts/seed-sql.ts'
import { entryOf, matchKey, packEntries, ratingBound, unpackEntries } from './list-part.ts'

test('entries come out of a row as they went in', async () => {
  const entries = (await readSamples())
    .slice(0, 50)
    .map((person) => entryOf({ ...person, latitude: 9.93, longitude: 76.27 }))
  expect(unpackEntries(packEntries(entries))).toEqual(entries)
})

test('names that cannot stand in an address are no filters', async () => {
  const [person] = await readSamples()
  const entry = person && entryOf({ ...person, areas: ['🙂', '<script>', 'Fort Kochi', 'कोच्चि'] })
  expect(entry?.areas.map(({ value }) => value)).toEqual(['script', 'fort-kochi', 'कोच्चि'])
})

test('one review of 5 does not beat ninety of 4.8', () => {
  expect(ratingBound(5, 1)).toBeLessThan(ratingBound(4.8, 90))
})

test('nobody has reviews is the lowest bound, and it never leaves 0 to 1', () => {
  expect(ratingBound(null, 0)).toBe(0)
  for (const rating of [0, 2.5, 5])
    for (const count of [1, 7, 100_000]) {
      expect(ratingBound(rating, count)).toBeGreaterThanOrEqual(0)
      expect(ratingBound(rating, count)).toBeLessThanOrEqual(1)
    }
})

test('of two with the same rating the one who was checked is the better match', () => {
  const one = { rating: 4.5, reviewCount: 20, experienceYears: 5, repliesWithinMinutes: 30 }
  const checked = { ...one, verified: { checks: ['identity'], on: '2026-01-01' } }
  expect(matchKey(checked)).toBeLessThan(matchKey({ ...one, verified: null }))
})
