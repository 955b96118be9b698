import { expect, test } from 'vitest'
import { builtInCities } from '#catalogue/places/built-in.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { builtInCity, builtInNeighbours } from './built-in-places.ts'

test('every built-in city has neighbors without data, without itself', () => {
  for (const { id } of builtInCities) {
    const ids = builtInNeighbours(id).map((city) => city.id)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).not.toContain(id)
  }
})

test('a place has its built-in name, else one from its id', () => {
  for (const { id, title } of builtInCities) expect(namedPlace(id).title).toBe(title)
  expect(namedPlace('udaipur').title).toBe('Udaipur')
  expect(builtInCity('udaipur')).toBeUndefined()
})
