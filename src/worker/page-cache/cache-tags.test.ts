import { expect, test } from 'vitest'
import { findPageRoute } from '#routes/-page-routes.ts'
import { readTags, routeTags } from './cache-tags.ts'

test('a page is tagged with all that its address names and its build', () => {
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
])('a page of %s has the tag of what $id names', (path, expected) => {
  const staticData = findPageRoute(path)?.flags ?? {}
  expect(routeTags({ params: { id: 'x' }, staticData })).toContain(expected)
})

test('a read is tagged with its list, and with the entry that it names', () => {
  expect(readTags({ resource: 'cities', id: undefined })).toEqual(['kind:cities'])
  expect(readTags({ resource: 'blog-post', id: 'tap-care' })).toEqual(['kind:blog-post', 'post:tap-care'])
})

test('a tag is printable ASCII, whatever the id is', () => {
  const [, post] = readTags({ resource: 'blog-post', id: 'नल, 1' })
  expect(post).toMatch(/^post:[\x21-\x2b\x2d-\x7e]+$/)
})
