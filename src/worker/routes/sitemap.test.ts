import { expect, test } from 'vitest'
import { fileEntries, parseFileName, partFiles } from './sitemap.ts'

const entries = Array.from({ length: 7 }, (_, index) => ({
  path: `/p${index}`,
  lastmod: `2026-01-0${index + 1}`,
}))

function pathsIn(file: number): Array<string> {
  return [...fileEntries(entries, file, 3)].map(({ path }) => path)
}

test('a part over the limit of a file continues in the next', () => {
  expect([1, 2, 3, 4].map(pathsIn)).toEqual([['/p0', '/p1', '/p2'], ['/p3', '/p4', '/p5'], ['/p6'], []])
  expect(partFiles('places', entries, 3)).toEqual([
    { path: '/sitemaps/places.xml', lastmod: '2026-01-03' },
    { path: '/sitemaps/places-2.xml', lastmod: '2026-01-06' },
    { path: '/sitemaps/places-3.xml', lastmod: '2026-01-07' },
  ])
})

test('every file of the index can be read, and no entry occurs twice', () => {
  const files = partFiles('places', entries, 2).map(({ path }) => parseFileName(path.split('/').at(-1) ?? ''))
  const read = files.flatMap((file) => [...fileEntries(entries, file?.file ?? 0, 2)])
  expect(read).toEqual(entries)
})

test('a file has no `lastmod` when one of its pages has none', () => {
  expect(partFiles('pages', [{ path: '/a' }, ...entries])).toEqual([{ path: '/sitemaps/pages.xml' }])
  expect(partFiles('pages', [...entries, { path: '/a' }])).toEqual([{ path: '/sitemaps/pages.xml' }])
})

test('a part without pages has no file', () => {
  expect(partFiles('posts', [])).toEqual([])
})

test('an address over the length limit is left out', () => {
  const long = [{ path: `/${'a'.repeat(1_000)}` }, { path: '/b' }]
  expect(partFiles('places', long, 1)).toHaveLength(1)
  expect([...fileEntries(long, 1, 1)]).toEqual([{ path: '/b' }])
})

test.each(['places-1.xml', 'places-01.xml', 'places-0.xml', 'places.xml.gz', 'Places.xml', '.xml', '-2.xml'])(
  '%s is not the name of a file',
  (name) => {
    expect(parseFileName(name)).toBeUndefined()
  },
)
