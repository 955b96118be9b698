import { expect, test } from 'vitest'
import { findPageRoute, pageRoutes } from '#routes/-page-routes.ts'
import { OTHER_STATES, PAGES } from '#support/data/pages.ts'

test('the list of pages for tests has one of every route', () => {
  const visited = [...PAGES, ...OTHER_STATES].map((page) => findPageRoute(page.replace(/\?.*/, '')))
  const left = pageRoutes.filter((route) => !visited.includes(route)).map(({ path }) => path)
  expect(left).toEqual(['/careers'])
})
