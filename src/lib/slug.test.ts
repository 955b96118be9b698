import { expect, test } from 'vitest'
import { getEntry, isAddressPart, nameOfId, placePart, slugify, titleFromSlug } from './slug.ts'

test('a title becomes lower case words joined by hyphens', () => {
  expect(slugify('Tamil Nadu')).toBe('tamil-nadu')
  expect(slugify('Dadra & Nagar Haveli and Daman & Diu')).toBe('dadra-nagar-haveli-and-daman-diu')
})

test('accents, punctuation and outer spaces are removed', () => {
  expect(slugify('  Rāj·kot!  ')).toBe('raj-kot')
})

test('a title without letters has no slug', () => {
  expect(slugify('—')).toBe('')
  expect(slugify('🛠\ufe0f')).toBe('')
  expect(slugify('\u093f')).toBe('')
  expect(slugify('Fix 🛠\ufe0f')).toBe('fix')
})

test.each([
  ['कोच्चि', 'कोच्चि'],
  ['नई दिल्ली', 'नई-दिल्ली'],
  ['AC मरम्मत', 'ac-मरम्मत'],
  ['സംസ്ഥാനം!', 'സംസ്ഥാനം'],
])('the letters of %s are kept', (title, slug) => {
  expect(slugify(title)).toBe(slug)
  expect(placePart(slug)).toBe(slug)
  expect(
    decodeURIComponent(new URL(`/city/${encodeURIComponent(slug)}`, 'https://x').pathname.slice(6)),
  ).toBe(slug)
})

test('a Hindi name has one address part in every spelling of its letters', () => {
  expect(slugify('क\u094d\u200dष')).toBe(slugify('क\u094dष'))
  expect(placePart('\u0958िला')).toBe(placePart('क\u093cिला'))
  expect(slugify('\u0958िला')).toBe(placePart('\u0958िला'))
})

test.each(['plumbing', 'No_Such-Id', '7', 'नल-मरम्मत'])('%s can be a part of an address', (id) => {
  expect(isAddressPart(id)).toBe(true)
})

test.each(['', '-x', 'no such id!', 'a/b', '..', 'x'.repeat(65), 'name:Roofing'])(
  '%j cannot be a part of an address',
  (id) => {
    expect(isAddressPart(id)).toBe(false)
  },
)

test('a slug becomes words', () => {
  expect(titleFromSlug('new-delhi')).toBe('New Delhi')
  expect(titleFromSlug('pest_control')).toBe('Pest Control')
})

test.each([
  ['tap-repair', 'Tap Repair'],
  ['pest_control', 'Pest Control'],
  ['AC-repair', 'AC Repair'],
  ['Navi Mumbai', 'Navi Mumbai'],
  ['नल-मरम्मत', 'नल मरम्मत'],
])('the id %s becomes %s', (id, name) => {
  expect(nameOfId(id)).toBe(name)
})

test.each([
  '65f1a2b3c4d5e6f708192a3b',
  '4711',
  '12-34',
  'c1',
  'plumbing-65f1a2',
  'order-20261125',
  '0b9d7c1e-3f52-4b7a-9a57-d4c1b0a2e6f3',
  '01JDJ9Z6Q0X3T5V7',
])('the id %j has no name', (id) => {
  expect(nameOfId(id)).toBeUndefined()
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

test('punctuation is kept, so that an invalid address stays invalid', () => {
  expect(placePart('mumbai!')).toBe('mumbai!')
  expect(placePart('a/b')).toBe('a/b')
})

test('an entry of a table is found by its own keys only', () => {
  expect(getEntry({ bombay: 'mumbai' }, 'bombay')).toBe('mumbai')
  expect(getEntry({ bombay: 'mumbai' }, 'constructor')).toBeUndefined()
  expect(getEntry({ bombay: 'mumbai' }, '__proto__')).toBeUndefined()
})
