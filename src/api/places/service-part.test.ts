import { expect, test } from 'vitest'
import { servicePath } from './service-part.ts'

test.each([
  ['plumbing', '/services/plumbing'],
  ['AC Repair', '/services/ac-repair'],
  ['Roofing_2', '/services/Roofing_2'],
  ['नल-मरम्मत', `/services/${encodeURIComponent('नल-मरम्मत')}`],
])('the service %s has the page %s', (id, path) => {
  expect(servicePath(id)).toBe(path)
})

test.each(['no such id!', 'a/b', 'name:roofing', 'popular', ''])('a service called %j has no page', (id) => {
  expect(servicePath(id)).toBeUndefined()
})
