import { expect, test } from 'vitest'
import { assetsToDrop, entriesToDrop, getAge, STORED_AT } from './kept.ts'

const entry = (url: string, storedAt: number, bytes = 10) => ({ url, storedAt, bytes })

test('the oldest entries are deleted when there are too many', () => {
  const entries = [entry('b', 2), entry('a', 1), entry('d', 4), entry('c', 3)]
  expect(entriesToDrop(entries, { entries: 2, bytes: 1_000 })).toEqual(['b', 'a'])
  expect(entriesToDrop(entries, { entries: 4, bytes: 1_000 })).toEqual([])
})

test('the oldest entries are deleted when there are too many bytes, even small ones', () => {
  const entries = [entry('new', 3, 60), entry('large', 2, 60), entry('small', 1, 5)]
  expect(entriesToDrop(entries, { entries: 9, bytes: 100 })).toEqual(['large', 'small'])
})

test('an entry with a future time counts as the oldest', () => {
  const keptAt = (time: number) => new Response(null, { headers: { [STORED_AT]: String(time) } })
  expect(getAge(keptAt(Date.now() + 24 * 3_600_000))).toBe(Number.POSITIVE_INFINITY)
  expect(getAge(keptAt(Date.now() + 1_000))).toBeLessThan(1_000)
  expect(entriesToDrop([entry('ahead', -Infinity), entry('new', 2)], { entries: 1, bytes: 100 })).toEqual([
    'ahead',
  ])
})

test('files of an older build stay while the shell or a kept page needs them', () => {
  const assets = [
    { url: 'https://s.example/assets/old.js', build: '1' },
    { url: 'https://s.example/assets/old-needed.js', build: '1' },
    { url: 'https://s.example/assets/new.js', build: '2' },
    { url: 'https://s.example/assets/unknown.js', build: null },
  ]
  expect(assetsToDrop(assets, '2', new Set(['/assets/old-needed.js']))).toEqual([
    'https://s.example/assets/old.js',
    'https://s.example/assets/unknown.js',
  ])
})
