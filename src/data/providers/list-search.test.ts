import { expect, test } from 'vitest'
import { MAX_COUNTED_VALUES } from '#api/provider-filters.ts'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { parseSearch } from '#lib/search-params.ts'
import { getFilters, getWeekday, isPlain, unknownFilters, wellFormed } from './list-search.ts'

const one = (value: string) => [{ value, title: value, count: 2 }]
const counts: ProviderCounts = {
  jobs: one('leak-repair'),
  areas: one('edappally'),
  languages: one('malayalam'),
  ratings: [],
  days: [],
  verified: [],
  cities: [],
  services: [],
}

test('well-formed parameters are kept', () => {
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
  expect(wellFormed(search)).toEqual(search)
})

test('malformed values and the usual order are dropped', () => {
  const search = 'job=<b>&area=a b&language="&rating=9&verified=0&today=x&sort=match&after=a b'
  expect(wellFormed(parseSearch(search))).toEqual({})
})

test('filters are unknown when the counts of the list do not have their value', () => {
  const search = { job: 'leak-repair', area: 'atlantis', language: 'klingon' }
  expect(unknownFilters(search, counts)).toEqual(['area', 'language'])
  expect(unknownFilters(search, undefined)).toEqual([])
  const areas = Array.from({ length: MAX_COUNTED_VALUES }, (_, index) => one(`area-${index}`)).flat()
  expect(unknownFilters({ area: 'atlantis' }, { ...counts, areas })).toEqual([])
})

test('the query of a URL becomes a call of the contract', () => {
  const place = { category: 'plumbing', city: 'kochi', today: '2026-11-22' }
  expect(getFilters({ rating: '4', today: '1', verified: '1', sort: 'rating' }, place)).toMatchObject({
    category: 'plumbing',
    city: 'kochi',
    min_rating: '4',
    day: 'sun',
    verified: '1',
    sort: 'rating',
  })
})

test('a day has its day of the week', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(getWeekday)).toEqual(['mon', 'sat', 'sun'])
})

test('a list is plain without filters, order and cursor', () => {
  expect([{}, { sort: undefined }, { after: 'x' }, { today: '1' }].map(isPlain)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
