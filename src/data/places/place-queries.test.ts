import { expect, test } from 'vitest'
import { unlistedCity, unlistedState } from './place-queries.ts'

test('a built-in city exists when the upstream does not list it', () => {
  expect(unlistedCity('Bombay')).toMatchObject({
    id: 'mumbai',
    title: 'Mumbai',
    state: { id: 'maharashtra' },
  })
  expect(unlistedCity('kanpur')).toMatchObject({ id: 'kanpur', title: 'Kanpur' })
  expect(unlistedCity('howrah')).toBeNull()
  expect(unlistedCity('constructor')).toBeNull()
})

test('a built-in state exists with its cities that have a page', () => {
  expect(unlistedState('west-bengal')?.cities.map(({ id }) => id)).toEqual(['kolkata'])
  expect(unlistedState('bihar')).toBeNull()
})
