import { expect, test } from 'vitest'
import { filterSpellings } from './provider-filters.ts'

test.each([
  ['lat', '19.0759837', '19.08'],
  ['lng', '-0.001', '0'],
  ['min_rating', '4.5', '4.5'],
  ['day', 'sun', 'sun'],
  ['sort', 'price', 'price'],
  ['limit', '50', '50'],
  ['q', '  tap \u0000 leak\n', 'tap leak'],
  ['after', 'WzEsMl0', 'WzEsMl0'],
] as const)('the value of %s %j is spelled %j', (name, value, spelling) => {
  expect(filterSpellings[name](value)).toBe(spelling)
})

test.each([
  ['lat', '91'],
  ['lng', '1e2'],
  ['lat', 'NaN'],
  ['min_rating', '4.2'],
  ['verified', 'true'],
  ['day', 'constructor'],
  ['sort', 'cheapest'],
  ['limit', '51'],
  ['category', '../x'],
  ['language', 'a b'],
  ['after', 'a b'],
  ['q', '   '],
] as const)('the value of %s %j is ignored', (name, value) => {
  expect(filterSpellings[name](value)).toBeUndefined()
})
