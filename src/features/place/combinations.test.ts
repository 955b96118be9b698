import { expect, test } from 'vitest'
import { builtInCities } from '#content/places/cities.ts'
import {
  builtInCity,
  builtInNeighbours,
  hasCityService,
  hasStateCityService,
  namedPlace,
  stateServiceCities,
} from './combinations.ts'

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

test.each([
  ['mumbai', 'plumbing', true],
  ['new-delhi', 'painting', true],
  ['nagpur', 'plumbing', false],
  ['mumbai', 'gardening', false],
])('the page of %s and %s is built in: %s', (cityId, serviceId, known) => {
  expect(hasCityService(cityId, serviceId)).toBe(known)
})

test.each([
  ['maharashtra', 'nagpur', 'plumbing', true],
  ['delhi', 'south-delhi', 'cleaning', true],
  ['karnataka', 'mysore', 'carpentry', true],
  ['telangana', 'hyderabad', 'plumbing', true],
  ['karnataka', 'mumbai', 'plumbing', false],
  ['maharashtra', 'nashik', 'plumbing', false],
  ['maharashtra', 'mumbai', 'security', false],
])('the page of %s, %s and %s is built in: %s', (stateId, cityId, serviceId, known) => {
  expect(hasStateCityService(stateId, cityId, serviceId)).toBe(known)
})

test('every built-in city has neighbours without any data, and is not its own', () => {
  for (const { id } of builtInCities) {
    const ids = builtInNeighbours(id).map((city) => city.id)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(ids).not.toContain(id)
  }
})

test('the built-in cities are titled by their ids', () => {
  for (const { id, title } of builtInCities) expect(namedPlace(id).title).toBe(title)
  expect(builtInCity('udaipur')).toBeUndefined()
})
