import { expect, test } from 'vitest'
import type { Category } from '#api/schemas/category.ts'
import { jobsKnown, localJobs, priceOfJobs } from '#data/places/local-jobs.ts'

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
  expect(getIds(localJobs(category, {}))).toEqual([
    ['taps', 'drip', 'mixer'],
    ['tanks', 'float'],
  ])
  expect(priceOfJobs(category, {})).toEqual({ amount: 199, kind: 'usual' })
})

test('a city has only the jobs of its own list when it has one', () => {
  expect(getIds(localJobs(category, { jobIds: ['mixer'], prices: undefined }))).toEqual([['taps', 'mixer']])
})

test('a service starts at the lowest price of the jobs of a city when the city has its own', () => {
  const city = { jobIds: ['drip', 'mixer'], prices: { drip: 349, float: 99 } }
  const [taps] = localJobs(category, city)
  expect(taps?.superChildren.map(({ price }) => price?.amount)).toEqual([349, 499])
  expect(priceOfJobs(category, city)).toEqual({ amount: 349, kind: 'usual' })
})

test('a service has no starting price when its jobs have no prices', () => {
  const free = { id: 'free', title: 'Free', superChildren: [job('free')] }
  expect(priceOfJobs({ childCategories: [free] }, {})).toBeUndefined()
})

test('a page speaks of prices when its service has one', () => {
  const priced = { ...category, childCategories: localJobs(category, {}) }
  expect(jobsKnown({ ...priced, price: { amount: 199, kind: 'usual' } })).toBe('prices')
})

test('a page speaks of jobs alone when its service has no price', () => {
  expect(jobsKnown({ ...category, childCategories: localJobs(category, {}) })).toBe('jobs')
  expect(jobsKnown({ ...category, childCategories: [] })).toBe('none')
})

const listedAt = (jobs: Record<string, number>) => ({
  services: {},
  jobs: Object.fromEntries(
    Object.entries(jobs).map(([id, amount]) => [id, { amount, kind: 'provider' as const }]),
  ),
})

test('a job has the usual price when no listed provider names one', () => {
  const city = { prices: { drip: 349 }, listed: listedAt({ mixer: 450 }) }
  const jobs = localJobs(category, city).flatMap(({ superChildren }) => superChildren)
  const getPrice = (id: string) => jobs.find((job) => job.id === id)?.price
  expect(getPrice('mixer')).toEqual({ amount: 450, kind: 'provider' })
  expect(getPrice('drip')).toEqual({ amount: 349, kind: 'usual' })
})

test('a service has the lowest price of its providers when a usual one is lower', () => {
  const listed = listedAt({ drip: 309, mixer: 450 })
  expect(priceOfJobs(category, { listed })).toEqual({ amount: 309, kind: 'provider' })
  expect(priceOfJobs(category, { listed: listedAt({ 'of another service': 99 }) })).toEqual({
    amount: 199,
    kind: 'usual',
  })
})
