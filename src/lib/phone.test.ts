import { expect, test } from 'vitest'
import { findPhones, isLandline, parsePhone, phoneHref } from './phone.ts'

// biome-ignore format: a list
test.each([
  '9876543210', '98765-43210', '098765 43210', '91 98765 43210', '+91 98765 43210', '0091 98765 43210',
  '+91 (0) 98765 43210', '(+91) 98765 43210', '+ 91 98765 43210', '+९१ ९८७६५ ४३२१०', '9 8 7 6 5 4 3 2 1 0',
])('the Indian number %s is read', (text) => {
  expect(parsePhone(text)).toBe('+919876543210')
})

// biome-ignore format: a list
test.each([
  '98765 43210 (WhatsApp)', 'tel:+91-98765-43210', 'Mob. no.: 98765 43210', '98765 43210 (9 am to 6 pm)', 'मोबाइल ९८७६५४३२१०',
  '9876543210 ext 12', '98765 43210 x12', '<98765 43210>', '++919876543210', 'flat 12, 98765 43210', '098765 43210/11',
  '98765 43210, +91 98765 43210',
])('words and short numbers around one number are ignored: %s', (text) => {
  expect(parsePhone(text)).toBe('+919876543210')
})

test.each([
  ['0484 2345678', '+914842345678'],
  ['484 234 5678', '+914842345678'],
  ['+91-484-2345678', '+914842345678'],
  ['91 0484 2345678', '+914842345678'],
  ['(0484) 234-5678', '+914842345678'],
  ['011 2345 6789', '+911123456789'],
  ['+91 11 2345 6789', '+911123456789'],
  ['0172-2701234 (office)', '+911722701234'],
  ['022 2345 6789', '+912223456789'],
  ['04872-234567', '+914872234567'],
  ['080 2345 6789', '+918023456789'],
])('the landline %s is read with its area code', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

test.each([
  ['+1 202 555 0123', '+12025550123'],
  ['0049 30 1234567', '+49301234567'],
  ['Dubai +971 50 123 4567', '+971501234567'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+49 (0) 30 1234567', '+49301234567'],
])('the foreign number %s is read with its country code', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

// biome-ignore format: a list
test.each([
  '98765 43210 / 98765 43211', '98765 43210 or 98765 43211', '98765 43210 और 98765 43211', '98765 43210 98765 43211',
  '9876543210,9876543211', '+91 98765 43210+91 98765 43211', '98765 43210\n0484 2345678', '98765-43210 - 0484-2345678',
  '98765 43210 (0484 2345678)',
])('%j is two numbers', (text) => {
  expect(findPhones(text)).toHaveLength(2)
  expect(parsePhone(text)).toBeUndefined()
})

// biome-ignore format: a list
test.each([
  '', '+91 98765 4321', '0000000000', '+91 00000 00000', '12345 67890', '98765 432101', '98765 43210 2', '2345678',
  '2000000000', '1800 123 456', '0098 76543', '+1234567', '+1234567890123456', '98000+00000', 'call me', '1;tel:900',
  '9'.repeat(5_000), '98 '.repeat(5_000),
])('%j is not a number that can be rung', (text) => {
  expect(findPhones(text)).toEqual([])
})

test('a number is a landline when its area code begins with 1 to 5', () => {
  expect(['+914842345678', '+911123456789', '+919876543210', '+12025550123'].map(isLandline)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['98765 43210 (WhatsApp)', 'tel:+919876543210'],
  ['0484-2345678', 'tel:+914842345678'],
  ['1800 123 4567', 'tel:18001234567'],
  ['+91 00000-00000', 'tel:+910000000000'],
])('the link of %s rings its number', (text, href) => {
  expect(phoneHref(text)).toBe(href)
})
