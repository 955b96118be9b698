import { expect, test } from 'vitest'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { filtersOf, isPlain, knownSearch, weekdayOf } from './list-search.ts'

const one = (value: string) => [{ value, title: value, count: 2 }]
const counts: ProviderCounts = {
  jobs: one('leak-repair'),
  areas: one('edappally'),
  languages: one('malayalam'),
  ratings: [],
  days: [],
  verified: [],
  cities: [],
}

test('what is known of an address stays', () => {
  const search = {
    job: 'leak-repair',
    area: 'edappally',
    language: 'malayalam',
    rating: '4.5',
    verified: '1',
    today: '1',
    sort: 'price',
    after: 'abc_-1',
  }
  expect(knownSearch(search, counts)).toEqual(search)
})

test('unknown values are left out, and the usual order is none', () => {
  const search = { job: 'x', area: 'x', language: 'x', rating: '9', verified: '0', today: 'x', sort: 'match', after: 'a b' } // biome-ignore format: one address
  expect(knownSearch(search, counts)).toEqual({})
})

test('without counts any value that an address can have is asked for', () => {
  expect(knownSearch({ job: 'x', language: '<b>' }, undefined)).toEqual({ job: 'x' })
})

test('what an address asks is a call of the contract', () => {
  const place = { category: 'plumbing', city: 'kochi', today: '2026-11-22' }
  expect(filtersOf({ rating: '4', today: '1', verified: '1', sort: 'rating' }, place)).toMatchObject({
    category: 'plumbing',
    city: 'kochi',
    min_rating: '4',
    day: 'sun',
    verified: '1',
    sort: 'rating',
  })
})

test('a day has its day of the week', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual(['mon', 'sat', 'sun'])
})

test('a list is plain when nothing is asked for', () => {
  expect([{}, { sort: undefined }, { after: 'x' }, { today: '1' }].map(isPlain)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
