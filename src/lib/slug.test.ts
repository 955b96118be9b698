import { expect, test } from 'vitest'
import { entryOf, placePart, slugify, titleFromSlug } from './slug.ts'

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

test.each([
  ['mumbai', 'mumbai'],
  ['Mumbai', 'mumbai'],
  ['NEW DELHI', 'new-delhi'],
  ['navi_mumbai', 'navi-mumbai'],
  ['navi--mumbai', 'navi-mumbai'],
  ['tamil+nadu', 'tamil-nadu'],
  [' pune ', 'pune'],
  ['_', ''],
])('the canonical spelling of %j is %j', (part, canonical) => {
  expect(placePart(part)).toBe(canonical)
})

test('punctuation is kept, so that a wrong address does not become a right one', () => {
  expect(placePart('mumbai!')).toBe('mumbai!')
  expect(placePart('a/b')).toBe('a/b')
})

test('an entry of a table is its own', () => {
  expect(entryOf({ bombay: 'mumbai' }, 'bombay')).toBe('mumbai')
  expect(entryOf({ bombay: 'mumbai' }, 'constructor')).toBeUndefined()
  expect(entryOf({ bombay: 'mumbai' }, '__proto__')).toBeUndefined()
})
