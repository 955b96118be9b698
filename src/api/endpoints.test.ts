import { expect, test } from 'vitest'
import { matchEndpoint } from './endpoints.ts'

function match(path: string): string | undefined {
  const matched = matchEndpoint(path)
  return matched && `${matched.endpoint.resource} ${matched.id}`
}

test.each([
  ['/city/all', 'cities '],
  ['/category/plumbing', 'category plumbing'],
  [`/category/${encodeURIComponent('नल-मरम्मत')}`, 'category नल-मरम्मत'],
  [`/blog/${encodeURIComponent('नल')}`, 'blog-post नल'],
])('%s is the call %s', (path, call) => {
  expect(match(path)).toBe(call)
})

test.each([
  '/category/a%2Fb',
  '/category/%70lumbing',
  '/category/..',
  '/category/%2e%2e',
  `/category/${encodeURIComponent('नल').toLowerCase()}`,
  '/category/%C0%AF',
  '/category/%E0%A4',
  '/category/%E2%80%A8',
  `/category/${encodeURIComponent('नल मरम्मत')}`,
  '/category/a%00',
  '/blog/a_b',
])('%s is not a call', (path) => {
  expect(match(path)).toBeUndefined()
})
