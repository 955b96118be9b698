import { expect, test } from 'vitest'
import { cityCount, stateCount } from './location-browser.tsx'

test('a city has its number of services', () => {
  expect(cityCount('mumbai', 12)).toBe('12 jobs')
  expect(cityCount('shimla', 1)).toBe('1 job')
})

test('a city without a number gets a constant one from 20 to 119', () => {
  const ids = ['mumbai', 'pune', 'delhi', 'surat', 'patna', 'thane']
  for (const id of ids) {
    const number = Number.parseInt(cityCount(id, undefined), 10)
    expect(number).toBeGreaterThanOrEqual(20)
    expect(number).toBeLessThanOrEqual(119)
    expect(cityCount(id, undefined)).toBe(cityCount(id, undefined))
  }
  expect(new Set(ids.map((id) => cityCount(id, undefined))).size).toBeGreaterThan(1)
})

test('a state has its number of cities', () => {
  expect(stateCount(6)).toBe('6 places')
  expect(stateCount(1)).toBe('1 place')
})

test('a state with unknown cities has no number', () => {
  expect(stateCount(undefined)).toBeUndefined()
})
