import { expect, test } from 'vitest'
import { editDistance, nearestWords, soundKey } from './spelling.ts'

const vocabulary = new Set([
  'geyser',
  'cockroach',
  'deemak',
  'paint',
  'machhar',
  'wash',
  'basin',
  'glass',
  'plumber',
])

test.each([
  ['dimak', 'deemak'],
  ['pent', 'paint'],
  ['machar', 'machhar'],
  ['karpenter', 'carpainter'],
  ['kokroch', 'cockroach'],
])('%s and %s sound the same', (a, b) => {
  expect(soundKey(a)).toBe(soundKey(b))
})

test('a letter more, less, other or swapped is one edit', () => {
  expect(editDistance('fan', 'fann', 2)).toBe(1)
  expect(editDistance('plumer', 'plumber', 2)).toBe(1)
  expect(editDistance('door', 'doer', 2)).toBe(1)
  expect(editDistance('leka', 'leak', 2)).toBe(1)
})

test('more edits than the limit are not counted', () => {
  expect(editDistance('kitchen', 'bathroom', 2)).toBe(3)
  expect(editDistance('tap', 'terrace', 2)).toBe(3)
})

test.each([
  ['gyser', 'geyser'],
  ['cocroach', 'cockroach'],
  ['plumer', 'plumber'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWords(typed, vocabulary)).toEqual([meant])
})

test('two words written together are taken apart', () => {
  expect(nearestWords('washbasin', vocabulary)).toEqual(['wash basin'])
})

test.each(['xyzzy', 'qwertyuiop', 'laptop', 'ab'])('%s is near to nothing', (typed) => {
  expect(nearestWords(typed, vocabulary)).toEqual([])
})
