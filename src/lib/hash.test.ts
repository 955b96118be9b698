import { expect, test } from 'vitest'
import { numberFromSeed } from './hash.ts'

test('a seed always gives the same number, within the range of specification section 3', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => numberFromSeed(`city-${index}`, 20, 119))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(119)
  expect(new Set(numbers).size).toBeGreaterThan(60)
  expect(numberFromSeed('city-7', 20, 119)).toBe(numbers[7])
})
