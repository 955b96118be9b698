import { expect, test } from 'vitest'
import { localJobs, lowestPrice } from '#api/places/local-jobs.ts'
import type { Category } from '#api/schemas/category.ts'

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

const idsOf = (children: ReturnType<typeof localJobs>) =>
  children.map(({ id, superChildren }) => [id, ...superChildren.map((each) => each.id)])

test('without a city all jobs are there, at their own prices, and no empty child category', () => {
  expect(idsOf(localJobs(category))).toEqual([
    ['taps', 'drip', 'mixer'],
    ['tanks', 'float'],
  ])
  expect(lowestPrice(localJobs(category))).toBe(199)
})

test('a city that names its jobs has those alone', () => {
  expect(idsOf(localJobs(category, { jobIds: ['mixer'], prices: undefined }))).toEqual([['taps', 'mixer']])
})

test('the prices of a city count there, and the lowest of what is shown is the one to start from', () => {
  const children = localJobs(category, { jobIds: ['drip', 'mixer'], prices: { drip: 349, float: 99 } })
  expect(children[0]?.superChildren.map(({ priceFrom }) => priceFrom)).toEqual([349, 499])
  expect(lowestPrice(children)).toBe(349)
})

test('jobs without prices have no price to start from', () => {
  const [first] = category.childCategories
  expect(lowestPrice(first ? [{ ...first, superChildren: [job('free')] }] : [])).toBeUndefined()
})
