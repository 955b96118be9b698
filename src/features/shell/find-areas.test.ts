import { expect, test } from 'vitest'
import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { cities } from '#upstream/seed/places.ts'
import { findAreas, findUnserved } from './find-areas.ts'

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

test('PIN codes lead to served cities', () => {
  expect(cities.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(pinPrefixes)))
})

const raipur = {
  id: 'raipur',
  title: 'Raipur',
  names: ['Raipur'],
  position: { latitude: 21.25, longitude: 81.63 },
}
const durgapur = { ...raipur, id: 'durgapur', title: 'Durgapur', names: ['Durgapur'] }

test('a town without service names the nearest city, and offers it within 100 km', () => {
  expect(findUnserved(' Bhilai', [raipur])).toMatchObject({ nearby: [raipur] })
  expect(findUnserved('kohima', [raipur])).toMatchObject({ nearby: [] })
  expect(findUnserved('kohima', [raipur])?.nearest).toContain('Raipur')
  expect(findUnserved('kohi', [raipur])).toBeUndefined()
})

test('a town is not called unserved when the name of a city begins with it', () => {
  expect(findUnserved('durg', [raipur, durgapur])).toBeUndefined()
})
