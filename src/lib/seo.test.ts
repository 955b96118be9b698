import { expect, test } from 'vitest'
import { appStoreId, cutText } from '#lib/seo.ts'

test('a text that fits is not changed', () => {
  expect(cutText('x'.repeat(160), 160)).toBe('x'.repeat(160))
})

test('a longer text ends with an ellipsis', () => {
  expect(cutText('x'.repeat(161), 160)).toBe(`${'x'.repeat(160)}…`)
})

test('no space is left before the ellipsis and no character is cut in two', () => {
  expect(cutText('tap and pipe', 4)).toBe('tap…')
  expect(cutText('🔧🔧🔧', 2)).toBe('🔧🔧…')
})

test.each([
  ['नल की जाँच', 4, 'नल…'],
  ['पंखे की सर्विस', 13, 'पंखे की सर्वि…'],
  ['पंखे की सर्विस', 11, 'पंखे की स…'],
  ['पंखे की सर्विस', 10, 'पंखे की स…'],
])('%s, cut at %i, keeps its letters whole', (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected)
})

test('the number is read from the link to the store, and zeros are none', () => {
  expect(appStoreId('https://apps.apple.com/in/app/company/id1234567890?utm_source=x')).toBe('1234567890')
  expect(appStoreId('https://apps.apple.com/in/app/company/id0000000000')).toBeUndefined()
  expect(appStoreId('https://apps.apple.com/in/developer/idea')).toBeUndefined()
})
