import { expect, test } from 'vitest'
import { listFile, nameFiles } from './sitemap.ts'

/** Returns pages in groups of these sizes, and how many groups were listed. */
function getGroups(sizes: ReadonlyArray<number>) {
  const listed = { groups: 0 }
  let next = 0
  const pages = sizes.map((count) => {
    const group = Array.from({ length: count }, () => `/p${next++}`)
    return {
      count,
      list() {
        listed.groups += 1
        return group
      },
    }
  })
  return { pages, listed, all: Array.from({ length: next }, (_, index) => `/p${index}`) }
}

test.each([
  [[], []],
  [[0, 0], []],
  [[3], ['/sitemaps/places.xml']],
  [[1, 1, 1], ['/sitemaps/places.xml']],
  [[7], ['/sitemaps/places.xml', '/sitemaps/places-2.xml', '/sitemaps/places-3.xml']],
  [
    [2, 0, 4, 1],
    ['/sitemaps/places.xml', '/sitemaps/places-2.xml', '/sitemaps/places-3.xml'],
  ],
])('pages in groups of %j continue in the next file after three', (sizes, names) => {
  const { pages, listed, all } = getGroups(sizes)
  expect(nameFiles('places', pages, 3)).toEqual(names)
  expect(listed.groups).toBe(0)
  expect(names.flatMap((_, index) => listFile(pages, index + 1, 3))).toEqual(all)
})

test('a file lists only the groups that it has pages of', () => {
  const { pages, listed } = getGroups([3, 3, 3, 3])
  expect(listFile(pages, 2, 3)).toEqual(['/p3', '/p4', '/p5'])
  expect(listed.groups).toBe(1)
})
