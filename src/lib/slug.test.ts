import { expect, test } from 'vitest'
import { slugify, titleFromSlug } from './slug.ts'

test('a title becomes lower case words joined by hyphens', () => {
  expect(slugify('Tamil Nadu')).toBe('tamil-nadu')
  expect(slugify('Dadra & Nagar Haveli and Daman & Diu')).toBe('dadra-nagar-haveli-and-daman-diu')
})

test('accents, punctuation and outer spaces leave no trace', () => {
  expect(slugify('  Rāj·kot!  ')).toBe('raj-kot')
})

test('a title without letters has no slug', () => {
  expect(slugify('—')).toBe('')
})

test('a slug reads as words again', () => {
  expect(titleFromSlug('new-delhi')).toBe('New Delhi')
})
