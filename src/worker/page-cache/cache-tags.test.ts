import { expect, test } from 'vitest'
import { findPageRoute } from '#routes/-page-routes.ts'
import { readTags, routeTags } from './cache-tags.ts'

test('a page is tagged with each entry in its address and its build', () => {
  const params = { stateId: 'maharashtra', cityId: 'pune', serviceId: 'plumbing' }
  expect(routeTags({ params, staticData: {} })).toEqual([
    'state:maharashtra',
    'city:pune',
    'service:plumbing',
    'build:test',
  ])
})

test.each([
  ['/services/$id', 'service:x'],
  ['/services/$id/$cityName/professionals', 'service:x'],
  ['/city/$id', 'city:x'],
  ['/provider/$id', 'provider:x'],
])('a page of %s has the tag of its $id', (path, expected) => {
  const staticData = findPageRoute(path)?.flags ?? {}
  expect(routeTags({ params: { id: 'x' }, staticData })).toContain(expected)
})

test('a read is tagged with its list, and with its entry if it has one', () => {
  expect(readTags({ resource: 'cities', id: undefined })).toEqual(['kind:cities'])
  expect(readTags({ resource: 'blog-post', id: 'tap-care' })).toEqual(['kind:blog-post', 'post:tap-care'])
})

test('a tag is printable ASCII for any id', () => {
  const [, post] = readTags({ resource: 'blog-post', id: 'नल, 1' })
  expect(post).toMatch(/^post:[\x21-\x2b\x2d-\x7e]+$/)
})
