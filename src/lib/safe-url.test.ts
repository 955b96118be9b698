import { expect, test } from 'vitest'
import { safeHttpUrl, safeImageUrl } from './safe-url.ts'

test.each(['https://brand.example/a?b=c', 'http://brand.example/'])('%s is allowed', (url) => {
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

test('an image may be a path of the site, but not a protocol-relative address', () => {
  expect(safeImageUrl('/images/a.svg')).toBe('/images/a.svg')
  expect(safeImageUrl('//evil.example/a.svg')).toBeUndefined()
  expect(safeImageUrl('/\\evil.example/a.svg')).toBeUndefined()
})
