import { expect, test } from 'vitest'
import type { Category } from '#api/schemas/category.ts'
import { countServices, jobsKnown, localJobs, lowestPrice } from '#data/places/local-jobs.ts'

function job(id: string, priceFrom?: number) {
  return { id, title: id, image: '', description: undefined, priceFrom }
}

const category: Category = {
  _id: 'plumbing',
  title: 'Plumbing',
  description: '',
  image: '',
  matches: undefined,
  childCategories: [
    { id: 'taps', title: 'Taps', superChildren: [job('drip', 299), job('mixer', 499)] },
    { id: 'tanks', title: 'Tanks', superChildren: [job('float', 199)] },
    { id: 'none', title: 'None', superChildren: [] },
  ],
}

const getIds = (children: ReturnType<typeof localJobs>) =>
  children.map(({ id, superChildren }) => [id, ...superChildren.map((each) => each.id)])

test('all jobs are listed at their own prices, without empty groups, when no city is set', () => {
  expect(getIds(localJobs(category))).toEqual([
    ['taps', 'drip', 'mixer'],
    ['tanks', 'float'],
  ])
  expect(lowestPrice(localJobs(category))).toEqual({ priceFrom: 199 })
})

test('a city has only the jobs in its own list', () => {
  expect(getIds(localJobs(category, { jobIds: ['mixer'], prices: undefined }))).toEqual([['taps', 'mixer']])
})

test('a city uses its own prices, and the lowest one shown is the starting price', () => {
  const children = localJobs(category, { jobIds: ['drip', 'mixer'], prices: { drip: 349, float: 99 } })
  expect(children[0]?.superChildren.map(({ priceFrom }) => priceFrom)).toEqual([349, 499])
  expect(lowestPrice(children)).toEqual({ priceFrom: 349 })
})

test('jobs without prices have no starting price', () => {
  const [first] = category.childCategories
  expect(lowestPrice(first ? [{ ...first, superChildren: [job('free')] }] : [])).toEqual({})
})

const jobCounts = new Map<string, number | undefined>([
  ['plumbing', 13],
  ['painting', 9],
  ['roofing', undefined],
])

test.each([
  [
    'its own jobs, each once',
    { jobIds: ['mixer', 'drip', 'drip'], serviceIds: ['plumbing'], services: 120 },
    2,
  ],
  ['all jobs of its services', { serviceIds: ['plumbing', 'painting'], services: 120 }, 22],
  ['none of no services', { serviceIds: [], services: 120 }, 0],
  [
    'what the marketplace says where nobody knows the jobs',
    { serviceIds: ['plumbing', 'roofing'], services: 120 },
    120,
  ],
  ['what the marketplace says of a city without services', { services: 120 }, 120],
  ['its services where nobody counts their jobs', { serviceIds: ['plumbing', 'roofing'] }, 2],
  ['nothing where nobody says', {}, undefined],
])('the services of a city are %s', (_, city, expected) => {
  const nothing = { jobIds: undefined, serviceIds: undefined, services: undefined }
  expect(countServices({ ...nothing, ...city }, jobCounts)).toBe(expected)
})

test('a page has prices when the price of a job is known', () => {
  const of = (...jobs: Array<ReturnType<typeof job>>) => jobsKnown([{ superChildren: jobs }])
  expect(of(job('drip'), job('mixer', 499))).toBe('prices')
  expect(of(job('drip'))).toBe('jobs')
  expect(of()).toBe('none')
  expect(jobsKnown([])).toBe('none')
})

test('a job in a city has the lowest provider price, else the usual price', () => {
  const city = { prices: { drip: 349 }, listed: { mixer: 450 } }
  const jobs = localJobs(category, city).flatMap(({ superChildren }) => superChildren)
  const priceOf = (id: string) => jobs.find((found) => found.id === id)
  expect(priceOf('mixer')).toMatchObject({ priceFrom: 450 })
  expect(priceOf('mixer')).not.toHaveProperty('isUsual')
  expect(priceOf('drip')).toMatchObject({ priceFrom: 349, isUsual: true })
  expect(lowestPrice(localJobs(category, city))).toEqual({ priceFrom: 450 })
})
