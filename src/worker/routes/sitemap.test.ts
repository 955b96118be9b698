import { expect, test } from 'vitest'
import { toFiles } from './sitemap.ts'

test.each([
  [0, []],
  [3, [['/sitemaps/places.xml', 3]]],
  [
    7,
    [
      ['/sitemaps/places.xml', 3],
      ['/sitemaps/places-2.xml', 3],
      ['/sitemaps/places-3.xml', 1],
    ],
  ],
])('%i pages of a kind continue in the next file after three', (count, files) => {
  const pages = Array.from({ length: count }, (_, index) => `/p${index}`)
  const numbered = [...toFiles('places', pages, 3)]
  expect(numbered.map(([path, text]) => [path, text.split('\n').length])).toEqual(files)
  expect(numbered.flatMap(([, text]) => text.split('\n'))).toEqual(pages)
})
