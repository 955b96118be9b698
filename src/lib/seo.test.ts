import { expect, test } from 'vitest'
import { cutText } from '#lib/seo.ts'

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
