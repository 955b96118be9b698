import { expect, test } from 'vitest'
import { readTags, routeTags } from './cache-tags.ts'

test('a page is tagged with all that its address names and its build', () => {
  const routeId = '/state/$stateId/city/$cityId/service/$serviceId'
  const params = { stateId: 'maharashtra', cityId: 'pune', serviceId: 'plumbing' }
  expect(routeTags({ routeId, params })).toEqual([
    'state:maharashtra',
    'city:pune',
    'service:plumbing',
    'build:test',
  ])
})

test.each([
  ['/services/$id/', 'service:x'],
  ['/city/$id/', 'city:x'],
  ['/provider/$id', 'provider:x'],
])('what $id names follows from the route %s', (routeId, expected) => {
  expect(routeTags({ routeId, params: { id: 'x' } })).toContain(expected)
})

test('a read is tagged with its list, and with the entry that it names', () => {
  expect(readTags({ resource: 'cities', id: undefined })).toEqual(['kind:cities'])
  expect(readTags({ resource: 'blog-post', id: 'tap-care' })).toEqual(['kind:blog-post', 'post:tap-care'])
})

test('a tag is printable ASCII, whatever the id is', () => {
  const [, post] = readTags({ resource: 'blog-post', id: 'नल, 1' })
  expect(post).toMatch(/^post:[\x21-\x2b\x2d-\x7e]+$/)
})
