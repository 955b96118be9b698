import { expect, test } from 'vitest'
import { findPhones, isLandline, parsePhone, phoneHref } from './phone.ts'

// biome-ignore format: short values read best beside each other
test.each([
  '9876543210', '98765-43210', '098765 43210', '91 98765 43210', '+91 98765 43210', '0091 98765 43210',
  '+91 (0) 98765 43210', '(+91) 98765 43210', '+ 91 98765 43210', '+९१ ९८७६५ ४३२१०', '9 8 7 6 5 4 3 2 1 0',
])('parsePhone reads an Indian number when it is written as %s', (text) => {
  expect(parsePhone(text)).toBe('+919876543210')
})

// biome-ignore format: short values read best beside each other
test.each([
  '98765 43210 (WhatsApp)', 'tel:+91-98765-43210', 'Mob. no.: 98765 43210', '98765 43210 (9 am to 6 pm)', 'मोबाइल ९८७६५४३२१०',
  '9876543210 ext 12', '98765 43210 x12', '<98765 43210>', '++919876543210', 'flat 12, 98765 43210', '098765 43210/11',
  '98765 43210, +91 98765 43210', '98765 43210 2nd floor', '98765 43210 24x7', '24x7 98765 43210',
  '98765 43210 - 9 am to 6 pm', '98765 43210 9:30 am', '98765 43210 10-6 pm', '98765 43210 सुबह 9 बजे', '98765 43210 9 बजे',
  'Flat 12 98765 43210', 'Flat #12 98765 43210', 'H.No. 12-4 98765 43210', 'Flat 12 98765 43210 2nd floor',
  'Flat 91 98765 43210', '560001 9876543210', '560 001 98765 43210', '98765 43210 560001', 'Kochi 682 001 0 98765-43210',
  'Flat 12 +91 98765 43210 9 am', 'call 98765 43210 12/4 MG Road', '₹500 98765 43210',
  'Rs 1,500 98765 43210', '1,50,000 98765 43210', '98765 43210 1,500', 'Flat 12,98765 43210',
])('parsePhone ignores what is not part of the number when the text is %j', (text) => {
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
  ['Flat 12 04872-234567', '+914872234567'],
  ['call 0484 2345678 9 am', '+914842345678'],
  ['400 001 022 2345 6789', '+912223456789'],
  ['080 2345 6789', '+918023456789'],
])('parsePhone reads the area code when the text is %j', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

test.each([
  ['+1 202 555 0123', '+12025550123'],
  ['0049 30 1234567', '+49301234567'],
  ['Dubai +971 50 123 4567', '+971501234567'],
  ['+44 (0)7911 123456', '+447911123456'],
  ['+49 (0) 30 1234567', '+49301234567'],
  ['+1 202 555 0123 2nd floor', '+12025550123'],
])('parsePhone reads the country code when the text is %j', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

// biome-ignore format: short values read best beside each other
test.each([
  '98765 43210 / 98765 43211', '98765 43210 or 98765 43211', '98765 43210 और 98765 43211', '98765 43210 98765 43211',
  '9876543210,9876543211', '+91 98765 43210+91 98765 43211', '98765 43210\n0484 2345678', '98765-43210 - 0484-2345678',
  '98765 43210 (0484 2345678)', '98765 43210, Flat 12 98765 43211',
  'call 987 654 3210 987 today',
])('parsePhone refuses a text when it has two numbers: %j', (text) => {
  expect(findPhones(text)).toHaveLength(2)
  expect(parsePhone(text)).toBeUndefined()
})

// biome-ignore format: short values read best beside each other
test.each([
  '', '+91 98765 4321', '0000000000', '+91 00000 00000', '12345 67890', '98765 432101', '98765 43210 2', '2345678',
  '98765 43210 21', '2 98765 43210', '9876543210 2', 'Ramesh 98765 43210 2', '98765 43210 2, thanks', '98765 4321 2nd floor',
  'Flat 12 98765 4321', '98765 4321 560001', 'ph 9 876 543 210 0', 'card 4321 0987 6543 2109 valid', 'Aadhaar 9876 5432 1098',
  'Flat 12 98765 43210 98765 43211', 'Flat 5 001 987 654 3210', 'on 12 11 2026 98765 43210', '+1 202 555 0123 456 789 0123 9 am',
  '2000000000', '1800 123 456', '0098 76543', '+1234567', '+1234567890123456', '98000+00000', 'call me', '1;tel:900',
  '9'.repeat(5_000), '98 '.repeat(5_000), 'w '.repeat(100), `9${' '.repeat(199)}`,
])('findPhones finds nothing when no number can be rung: %j', (text) => {
  expect(findPhones(text)).toEqual([])
})

test('isLandline knows a landline when its area code begins with 1 to 5', () => {
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
])('phoneHref links to the number when the text is %j', (text, href) => {
  expect(phoneHref(text)).toBe(href)
})
