import { expect, test } from 'vitest'
import { tabForKey, tabFrom, tabHref } from './tabs.ts'

test('an address without a tab, or with an unknown one, opens About', () => {
  expect(tabFrom(undefined)).toBe('about')
  expect(tabFrom('prices')).toBe('about')
  expect(tabFrom('gallery')).toBe('gallery')
})

test('About has the plain address and the other tabs are named in it', () => {
  expect(tabHref('mahesh-patil', 'about')).toBe('/provider/mahesh-patil#profile')
  expect(tabHref('mahesh-patil', 'reviews')).toBe('/provider/mahesh-patil?tab=reviews#profile')
})

test('arrow keys go round in both directions', () => {
  expect(tabForKey('about', 'ArrowRight')).toBe('services')
  expect(tabForKey('reviews', 'ArrowRight')).toBe('about')
  expect(tabForKey('about', 'ArrowLeft')).toBe('reviews')
  expect(tabForKey('gallery', 'ArrowLeft')).toBe('services')
})

test('Home and End go to the first and the last', () => {
  expect(tabForKey('gallery', 'Home')).toBe('about')
  expect(tabForKey('about', 'End')).toBe('reviews')
})

test('other keys mean nothing', () => {
  expect(tabForKey('about', 'Enter')).toBeUndefined()
})
