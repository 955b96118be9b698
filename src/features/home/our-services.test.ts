import { expect, test } from 'vitest'
import { INITIAL_PLACES, INITIAL_SERVICES, isBeyond, needsToggle } from './our-services.tsx'

test('the first six services are shown at first', () => {
  const shown = [0, 1, 5, 6, 11].filter((index) => !isBeyond(index, INITIAL_SERVICES))
  expect(shown).toEqual([0, 1, 5])
})

test('six services need no toggle, seven do', () => {
  expect(needsToggle(6, INITIAL_SERVICES)).toBe(false)
  expect(needsToggle(7, INITIAL_SERVICES)).toBe(true)
})

test('four places need no toggle, five do', () => {
  expect(needsToggle(4, INITIAL_PLACES)).toBe(false)
  expect(needsToggle(5, INITIAL_PLACES)).toBe(true)
})
