import { expect, test } from 'vitest'
import { cityHref } from './links.ts'

const kochi = { title: 'Kochi', id: 'kochi', serviceIds: ['plumbing', 'ac-repair'], elsewhere: {}, at: 0 }

test.each([
  ['/services/plumbing', '/services/plumbing/kochi'],
  ['/services/plumbing/', '/services/plumbing/kochi'],
  ['/services/ac-repair?job=gas#jobs-1', '/services/ac-repair/kochi?job=gas#jobs-1'],
  ['/job/plumbing/leak-repair', '/job/plumbing/leak-repair/kochi'],
])('%s leads to %s', (href, led) => {
  expect(cityHref(href, kochi)).toBe(led)
})

test.each([
  '/services/gardening',
  '/services/plumbing/mumbai',
  '/job/gardening/lawn-mowing',
  '/job/plumbing/leak-repair/mumbai',
  '/services',
  '/services/',
  '/search?q=/services/plumbing',
  'https://example.com/services/plumbing',
  '/services/constructor',
])('%s stays unchanged', (href) => {
  expect(cityHref(href, kochi)).toBeUndefined()
})
