import { expect, test } from 'vitest'
import type { Category } from '#api/schemas/category.ts'
import { mostOfferedJobs } from '#data/places/city-page.ts'

const leak = { id: 'leak', title: 'Leak repair', image: '', description: undefined, priceFrom: 299 }
const tap = { ...leak, id: 'tap', title: 'Tap repair' }

const service: Category = {
  _id: 'plumbing',
  title: 'Plumbing',
  description: '',
  image: '',
  priceFrom: undefined,
  matches: undefined,
  childCategories: [
    { id: 'leaks', title: 'Leaks', superChildren: [leak] },
    { id: 'taps', title: 'Taps', superChildren: [tap, leak] },
  ],
}

test('the job that most providers do comes first', () => {
  const jobs = [{ value: 'tap', title: 'Tap repair', count: 7, priceFrom: undefined }]
  expect(mostOfferedJobs([service], {}, { jobs }).map(({ id }) => id)).toEqual(['tap', 'leak'])
})

test('a job is listed once when several groups have it', () => {
  expect(mostOfferedJobs([service], {}, undefined).map(({ id }) => id)).toEqual(['leak', 'tap'])
})
