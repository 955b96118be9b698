import { expect, test } from 'vitest'
import type { City, State } from '#api/schemas/place.ts'
import { citiesOffering, cityWithId, countCities, findCity, placeCity, placeState } from './resolve-place.ts'

const cities: Array<City> = [
  { _id: 'mumbai', title: 'Mumbai', slug: 'mumbai', state: 'maharashtra', aliases: ['bombay'] },
  { _id: 'pune', title: 'Pune', slug: 'pune', state: 'maharashtra', serviceIds: ['plumbing', 'gardening'] },
  { _id: '7', title: 'Udaipur', slug: 'udaipur', state: 'st-9', serviceIds: ['plumbing'] },
  { _id: '8', title: 'Leh', slug: 'leh' },
]
const states: Array<State> = [
  { _id: 'maharashtra', title: 'Maharashtra', slug: 'maharashtra', cities: ['Mumbai', 'Pune'] },
  { _id: 'st-9', title: 'Rajasthan', slug: 'rajasthan', cities: [] },
  { _id: 'st-10', title: 'Ladakh', slug: 'ladakh', cities: ['Leh'] },
  { _id: 'st-11', title: 'Odisha', slug: 'odisha', cities: [] },
]

test('an id matches the city with that id before one with that URL part', () => {
  const both = [
    { _id: '64bb01', title: 'Kochi', slug: 'kochi' },
    { _id: 'kochi', title: 'Kochi', slug: 'kochi-lakshadweep' },
  ]
  expect(cityWithId(both, 'kochi')).toBe(both[1])
  expect(cityWithId(both.slice(0, 1), 'kochi')).toBe(both[0])
})

test('a city named by its own address part comes before one that has it as an alias', () => {
  const bombay = { _id: 'bombay', title: 'Bombay', slug: 'bombay' }
  expect(findCity([...cities, bombay], 'bombay')).toBe(bombay)
})

test('a city knows its state and neighbours', () => {
  expect(placeCity(cities, states, 'bombay')).toMatchObject({
    id: 'mumbai',
    state: { id: 'maharashtra', title: 'Maharashtra' },
    neighbours: [{ id: 'pune', title: 'Pune' }],
  })
})

test('the state of a city is found by its id, its name or its own list of cities', () => {
  expect(placeCity(cities, states, 'udaipur')?.state?.id).toBe('rajasthan')
  expect(placeCity(cities, states, 'leh')?.state?.id).toBe('ladakh')
})

test('a state has its listed cities, or none', () => {
  expect(placeState(cities, states, 'maharashtra')?.cities.map(({ id }) => id)).toEqual(['mumbai', 'pune'])
  expect(placeState(cities, states, 'orissa')).toMatchObject({ id: 'odisha', cities: [] })
})

test('only cities of the state that offer the service are returned', () => {
  const state = placeState(cities, states, 'maharashtra')
  expect(state && citiesOffering(state, 'gardening').map(({ id }) => id)).toEqual(['pune'])
})

test('a state has as many cities as are listed in it', () => {
  const maharashtra = {
    _id: 'maharashtra',
    title: 'Maharashtra',
    slug: 'maharashtra',
    cities: ['Mumbai', 'Nashik'],
  }
  expect(countCities(cities, maharashtra)).toBe(2)
  expect(countCities([], maharashtra)).toBeUndefined()
  expect(countCities([], { ...maharashtra, cities: [] })).toBe(0)
  expect(countCities(cities, { _id: 'st-12', title: 'Goa', slug: 'goa' })).toBeUndefined()
})
