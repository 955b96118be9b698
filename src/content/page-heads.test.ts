import { expect, test } from 'vitest'
import { providerDescription } from './page-heads.ts'

test('a title begins small within a sentence, and an abbreviation stays one', () => {
  expect(providerDescription('Mahesh Patil', 'Plumber for homes', 'Mumbai')).toContain(
    'Patil, plumber for homes in',
  )
  expect(providerDescription('Imran Shaikh', 'AC technician', 'Pune')).toContain('Shaikh, AC technician in')
})
