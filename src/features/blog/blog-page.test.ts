import { expect, test } from 'vitest'
import { hashtag } from './blog-page.tsx'

test('a hashtag joins its words by capitals, and stays a plain name in a script without any', () => {
  expect(hashtag('AC & Cooling')).toBe('#ACCooling')
  expect(hashtag('AC और कूलिंग')).toBe('AC और कूलिंग')
})
