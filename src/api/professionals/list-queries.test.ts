import { expect, test } from 'vitest'
import type { ProviderPage } from '#api/schemas/provider.ts'
import { isListIndexed } from './list-queries.ts'

function page(samples: ReadonlyArray<boolean>): ProviderPage {
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
  return { data, next: null, total: data.length, counts: undefined }
}

test('a list of three who are no samples is for search engines', () => {
  expect(isListIndexed(page([false, false, false]))).toBe(true)
  expect(isListIndexed(page([false, false]))).toBe(false)
  expect(isListIndexed(page([true, true, true, false, false]))).toBe(false)
})
