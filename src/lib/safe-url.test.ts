import { expect, test } from 'vitest'
import { safeHttpUrl, safeImageUrl } from './safe-url.ts'

test.each(['https://brand.example/a?b=c', 'http://brand.example/'])('%s is let through', (url) => {
  expect(safeHttpUrl(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/path',
  'https://user:secret@brand.example/',
  'not a url',
  '',
  undefined,
])('%j is refused', (url) => {
  expect(safeHttpUrl(url)).toBeUndefined()
})

test('an image may be a path of our own, and nothing that leaves the site without saying so', () => {
  expect(safeImageUrl('/images/a.svg')).toBe('/images/a.svg')
  expect(safeImageUrl('//evil.example/a.svg')).toBeUndefined()
  expect(safeImageUrl('/\\evil.example/a.svg')).toBeUndefined()
})
