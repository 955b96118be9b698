import { expect, test } from 'vitest'
import { picturedIds, shareImage } from './share-image.ts'

test.each(['services', 'blog'] as const)('an entry of %s with a drawing has a preview of its own', (kind) => {
  const [id = ''] = picturedIds[kind]
  expect(shareImage([kind, id])).toBe(`/images/og/${kind}/${id}.png`)
})

test.each(['city', 'state'] as const)('every %s has the preview of its kind', (kind) => {
  expect(shareImage([kind])).toBe(`/images/og/${kind}.png`)
})

test('a page without a drawing has the general preview', () => {
  expect(shareImage(['services', 'leak-repair'])).toBe('/images/og/default.png')
  expect(shareImage(['blog', '../../x'])).toBe('/images/og/default.png')
  expect(shareImage()).toBe('/images/og/default.png')
})
