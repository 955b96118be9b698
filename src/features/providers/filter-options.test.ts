import { expect, test } from 'vitest'
import type { ProviderCounts } from '#api/schemas/provider.ts'
import { filterOptions, filterStrings } from './filter-options.ts'

const none: ProviderCounts = {
  jobs: [],
  areas: [],
  languages: [],
  ratings: [],
  days: [],
  verified: [],
  cities: [],
  services: [],
}
const known: ProviderCounts = {
  ...none,
  jobs: [
    { value: 'pipe-repair', title: 'pipe-repair', count: 4 },
    { value: 'leak-repair', title: 'leak-repair', count: 2 },
  ],
  areas: [{ value: 'edappally', title: 'Edappally', count: 3 }],
  days: [{ value: 'sun', title: 'sun', count: 9 }],
}

test('every value of the whole list is an option, with its count in the filtered list', () => {
  const counts = { ...none, areas: [], days: [{ value: 'sun', title: 'sun', count: 7 }] }
  const options = filterOptions({ search: {}, known, counts, jobTitles: {}, weekday: 'sun', isEmpty: false })
  expect(options.area).toEqual([{ value: 'edappally', label: 'Edappally', count: 0 }])
  expect(options.today).toBe(7)
  expect(options.verified).toBe(0)
})

test('the options have the jobs of the listed service only', () => {
  const jobTitles = { 'pipe-repair': 'Pipe Repair' }
  const { job } = filterOptions({
    search: {},
    known,
    counts: known,
    jobTitles,
    weekday: 'mon',
    isEmpty: false,
  })
  expect(job.map(({ value }) => value)).toEqual(['pipe-repair'])
})

test('jobs are sorted by name, derived from the id when the service has no known jobs', () => {
  const { job } = filterOptions({
    search: {},
    known,
    counts: known,
    jobTitles: {},
    weekday: 'mon',
    isEmpty: false,
  })
  expect(job.map(({ label, count }) => [label, count])).toEqual([
    ['Leak Repair', 2],
    ['Pipe Repair', 4],
  ])
})

test('the jobs of the catalogue are options without counts when the upstream sends none', () => {
  const jobTitles = { 'leak-repair': 'Leak Repair' }
  const options = filterOptions({
    search: {},
    known: undefined,
    counts: undefined,
    jobTitles,
    weekday: 'mon',
    isEmpty: false,
  })
  expect(options.job).toEqual([{ value: 'leak-repair', label: 'Leak Repair', count: undefined }])
  expect(options.area).toEqual([])
  expect(options.today).toBeUndefined()
})

test('a requested value is among the options without a count', () => {
  const search = { job: 'tap-repair', area: 'edappally', language: 'malayalam' }
  const options = filterOptions({
    search,
    known: undefined,
    counts: undefined,
    jobTitles: {},
    weekday: 'mon',
    isEmpty: false,
  })
  expect(options.job).toEqual([{ value: 'tap-repair', label: 'Tap Repair', count: undefined }])
  expect(options.area).toEqual([{ value: 'edappally', label: 'Edappally', count: undefined }])
  expect(options.language).toEqual([{ value: 'malayalam', label: 'Malayalam', count: undefined }])
  expect(
    filterOptions({ search, known, counts: known, jobTitles: {}, weekday: 'mon', isEmpty: false }).area,
  ).toHaveLength(1)
})

test('a job without a known name is no option, and has a generic label when requested', () => {
  const value = '65c0a2b3c4d5e6f708192a3b'
  const unnamed = { ...known, jobs: [{ value, title: value, count: 2 }] }
  const shared = { known: unnamed, counts: unnamed, jobTitles: {}, weekday: 'mon', isEmpty: false } as const
  expect(filterOptions({ search: {}, ...shared }).job).toEqual([])
  const search = { job: value }
  const options = filterOptions({ search, ...shared })
  expect(options.job).toEqual([{ value, label: 'Job', count: undefined }])
  expect(filterStrings(search, 'job', options)).toBe('Job')
})

test('an area that the counts cut off has its name when it has providers, and no text of the address else', () => {
  const search = { area: 'sector-62' }
  const shared = { search, known, counts: undefined, jobTitles: {}, weekday: 'mon' } as const
  const label = (isEmpty: boolean) => filterStrings(search, 'area', filterOptions({ ...shared, isEmpty }))
  expect([false, true].map(label)).toEqual(['Sector 62', 'Area'])
})

test('ratings and checkboxes count 0 when nobody in the whole list has them', () => {
  const rated = { ...none, ratings: [{ value: '4', title: '4', count: 2 }] }
  const shared = { jobTitles: {}, weekday: 'mon', isEmpty: false, search: {} } as const
  const counted = (known: ProviderCounts) => {
    const { rating, verified, today } = filterOptions({ known, counts: known, ...shared })
    return [...new Set(rating.map(({ count }) => count)), verified, today]
  }
  expect(counted(none)).toEqual([0, 0, 0])
  expect(counted(rated)).toContain(2)
})
