import { expect, test } from 'vitest'
import { hrefInCity } from './href-in-city.ts'

const kochi = { id: 'kochi', serviceIds: ['plumbing', 'ac-repair'] }

test.each([
  ['/services/plumbing', '/services/plumbing/kochi'],
  ['/services/plumbing/', '/services/plumbing/kochi'],
  ['/services/ac-repair?job=gas#jobs-1', '/services/ac-repair/kochi?job=gas#jobs-1'],
  ['/job/plumbing/leak-repair', '/job/plumbing/leak-repair/kochi'],
])('%s leads to %s', (href, led) => {
  expect(hrefInCity(href, kochi)).toBe(led)
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
  expect(hrefInCity(href, kochi)).toBe(href)
})
