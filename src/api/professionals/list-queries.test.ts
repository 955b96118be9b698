import { expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { citiesWithIndexedList, isListIndexed } from './list-queries.ts'

function page(samples: ReadonlyArray<boolean>, cities: Readonly<Record<string, number>> = {}): ProviderPage {
  const data = samples.map((sample, index) => ({
    id: `p${index}`,
    name: 'P',
    image: '',
    title: '',
    categoryIds: [],
    jobs: [],
    cityId: 'kochi',
    areas: [],
    rating: null,
    reviewCount: 0,
    verified: null,
    experienceYears: undefined,
    languages: [],
    repliesWithinMinutes: undefined,
    days: [],
    since: undefined,
    sample,
  }))
  const counted = Object.entries(cities).map(([value, count]) => ({ value, title: value, count }))
  const counts = { jobs: [], areas: [], languages: [], ratings: [], days: [], verified: [], cities: counted }
  return { data, next: null, total: data.length, counts }
}

test('a list of three who are no samples is for search engines', () => {
  expect(isListIndexed(page([false, false, false]))).toBe(true)
  expect(isListIndexed(page([false, false]))).toBe(false)
  expect(isListIndexed(page([true, true, true, false, false]))).toBe(false)
})

test('the cities with such a list are told by the list of the trade', () => {
  expect(citiesWithIndexedList(page([false], { kochi: 3, delhi: 2, mumbai: 40 }))).toEqual([
    'kochi',
    'mumbai',
  ])
  expect(citiesWithIndexedList(page([true], { kochi: 3 }))).toEqual([])
})
