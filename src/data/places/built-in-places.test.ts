import { expect, test } from 'vitest'
import { builtInCities } from '#catalogue/places/built-in.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { builtInCity, builtInNeighbours, stateServiceCities } from './built-in-places.ts'

test('a built-in state and service page has four cities', () => {
  expect(stateServiceCities('maharashtra', 'plumbing')).toEqual([
    { id: 'mumbai', title: 'Mumbai' },
    { id: 'pune', title: 'Pune' },
    { id: 'nagpur', title: 'Nagpur' },
    { id: 'nashik', title: 'Nashik' },
  ])
})

test.each([
  ['maharashtra', 'gardening'],
  ['maharashtra', 'juggling'],
  ['rajasthan', 'plumbing'],
  ['constructor', 'plumbing'],
])('%s and %s need the data', (stateId, serviceId) => {
  expect(stateServiceCities(stateId, serviceId)).toBeUndefined()
})

test('every built-in city has neighbours without any data, and is not its own', () => {
  for (const { id } of builtInCities) {
    const ids = builtInNeighbours(id).map((city) => city.id)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).not.toContain(id)
  }
})

test('a place is called by its built-in name, else by its id', () => {
  for (const { id, title } of builtInCities) expect(namedPlace(id).title).toBe(title)
  expect(namedPlace('udaipur').title).toBe('Udaipur')
  expect(builtInCity('udaipur')).toBeUndefined()
})
