import { expect, test } from 'vitest'
import { pageTitles } from './page-titles.ts'

const described = Object.values(pageTitles).filter((page) => typeof page === 'object')

test.each(described)('the description of a page is as long as search results show it: %o', (page) => {
  const { description } = page
  const { length } = typeof description === 'string' ? description : description('नल')
  expect(length).toBeGreaterThanOrEqual(70)
  expect(length).toBeLessThanOrEqual(160)
})
