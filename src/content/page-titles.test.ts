import { expect, test } from 'vitest'
import { pageDescriptions } from './hi/page-titles.ts'

test.each(Object.entries(pageDescriptions))(
  'the Hindi description of %s has the length of one in search results',
  (_, description) => {
    const { length } = typeof description === 'string' ? description : description('नल')
    expect(length).toBeGreaterThanOrEqual(70)
    expect(length).toBeLessThanOrEqual(160)
  },
)
