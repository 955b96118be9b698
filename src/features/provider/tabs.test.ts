import { expect, test } from 'vitest'
import { tabFrom, tabHref } from './tabs.ts'

test('an address without a tab, or with an unknown one, opens About', () => {
  expect(tabFrom(undefined)).toBe('about')
  expect(tabFrom('prices')).toBe('about')
  expect(tabFrom('gallery')).toBe('gallery')
})

test('About has the plain address and the other tabs are named in it', () => {
  expect(tabHref('mahesh-patil', 'about')).toBe('/provider/mahesh-patil#profile')
  expect(tabHref('mahesh-patil', 'reviews')).toBe('/provider/mahesh-patil?tab=reviews#profile')
})
