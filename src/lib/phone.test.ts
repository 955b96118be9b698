import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

test.each([
  '9876543210',
  '98765-43210',
  '098765 43210',
  '91 98765 43210',
  '+91 98765 43210',
  '0091 98765 43210',
  '+91 (0) 98765 43210',
  '+९१ ९८७६५ ४३२१०',
  '98765 43210 / 98765 43211',
  '+91 98765 43210, 0294 242 0000',
  '98765 43210 or 98765 43211',
  '98765 43210 & 98765 43211',
  '98765 43210 या 98765 43211',
  '98765 43210 और 98765 43211',
  '9876543210 ext 12',
  '98765 43210 x12',
])('the Indian number %s is read', (text) => {
  expect(parsePhone(text)).toBe('+919876543210')
})

test.each([
  ['+1 202 555 0123', '+12025550123'],
  ['0049 30 1234567', '+49301234567'],
  ['+65 6123 4567', '+6561234567'],
])('the foreign number %s is read with its country code', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

test.each([
  '',
  '+91 98765 4321',
  '0000000000',
  '+91 00000 00000',
  '12345 67890',
  '98765 432101',
  '202 555 0123',
  '+1234567',
  '+1234567890123456',
  '++919800000000',
  '98000+00000',
  'call me',
])('%j is not a number that can be rung', (text) => {
  expect(parsePhone(text)).toBeUndefined()
})
