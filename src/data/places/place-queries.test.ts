import { expect, test } from 'vitest'
import { unlistedCity, unlistedState } from './place-queries.ts'

test('a city of the built-in tables is there though nobody lists it', () => {
  expect(unlistedCity('Bombay')).toMatchObject({
    id: 'mumbai',
    title: 'Mumbai',
    state: { id: 'maharashtra' },
  })
  expect(unlistedCity('kanpur')).toMatchObject({ id: 'kanpur', title: 'Kanpur' })
  expect(unlistedCity('howrah')).toBeNull()
  expect(unlistedCity('constructor')).toBeNull()
})

test('a state of the built-in tables is there with those cities of it that have a page', () => {
  expect(unlistedState('west-bengal')?.cities.map(({ id }) => id)).toEqual(['kolkata'])
  expect(unlistedState('bihar')).toBeNull()
})
