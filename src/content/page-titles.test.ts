import { expect, test } from 'vitest'
import { pageTitles } from './hi/page-titles.ts'

const described = Object.values(pageTitles).filter((page) => typeof page === 'object')

test.each(described)(
  'the description of $title has the length of one in search results',
  ({ description }) => {
    const { length } = typeof description === 'string' ? description : description('नल')
    expect(length).toBeGreaterThanOrEqual(70)
    expect(length).toBeLessThanOrEqual(160)
  },
)
