import { expect, test } from 'vitest'
import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { cities } from '#upstream/seed/places.ts'
import { findAreas } from './find-areas.ts'

test.each([
  ['koramang', 'bangalore', 'Koramangala'],
  ['  Adajan ', 'surat', 'Adajan'],
  ['560034', 'bangalore', 'PIN 560034'],
  ['395 0', 'surat', 'PIN 395 0'],
])('%s is in %s', (text, cityId, name) => {
  expect(findAreas(text)).toContainEqual({ cityId, name })
})

test.each(['', 'an', '56', '999999', '5600341'])('%j names no area', (text) => {
  expect(findAreas(text)).toEqual([])
})

test('a locality that several cities have names them all', () => {
  expect(findAreas('civil lines').map(({ cityId }) => cityId)).toEqual(
    expect.arrayContaining(['kanpur', 'nagpur']),
  )
})

test('every served city has PIN codes', () => {
  expect(Object.keys(pinPrefixes).sort()).toEqual(cities.map(({ id }) => id).sort())
})
