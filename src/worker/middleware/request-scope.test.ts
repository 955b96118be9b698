import { expect, test } from 'vitest'
import { getRoute } from './request-scope.ts'

test.each([
  ['/', '/'],
  ['/services/plumbing/mumbai', '/services/plumbing'],
  ['/api/web/city/all', '/api/web'],
  ['/asha@home.example', '/*'],
  ['/services/%3Cscript%3E', '/services/*'],
  [`/${'a'.repeat(65)}/b`, '/*/b'],
])('the log has the path %s as %s', (path, expected) => {
  expect(getRoute(path)).toBe(expected)
})
