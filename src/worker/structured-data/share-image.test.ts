import { expect, test } from 'vitest'
import { picturedIds, shareImage } from './share-image.ts'

test.each(['services', 'cities', 'states', 'brands', 'blog'] as const)(
  'an entry of %s with a picture has a preview of its own',
  (kind) => {
    const [id = ''] = picturedIds[kind]
    expect(shareImage(kind, id)).toBe(`/images/og/${kind}/${id}.png`)
  },
)

test('a page without a picture has the general preview', () => {
  expect(shareImage('services', 'leak-repair')).toBe('/images/og/default.png')
  expect(shareImage('blog', 'a-post-without-a-picture')).toBe('/images/og/default.png')
  expect(shareImage('cities', '../../x')).toBe('/images/og/default.png')
  expect(shareImage()).toBe('/images/og/default.png')
})
