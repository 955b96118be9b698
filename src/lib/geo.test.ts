import { expect, test } from 'vitest'
import { distanceKm, getPosition, nearestPlace } from './geo.ts'

const mumbai = { title: 'Mumbai', latitude: 19.076, longitude: 72.8777 }
const delhi = { title: 'Delhi', latitude: 28.6519, longitude: 77.2315 }

test('Mumbai and Delhi are about 1,150 km apart', () => {
  expect(Math.round(distanceKm(mumbai, delhi) / 10) * 10).toBe(1150)
})

test('the nearest place to Noida is Delhi', () => {
  expect(nearestPlace({ latitude: 28.57, longitude: 77.32 }, [mumbai, delhi])).toBe(delhi)
})

test('there is no nearest place when there are no places', () => {
  expect(nearestPlace(mumbai, [])).toBeUndefined()
})

test('a position is known only when both numbers are', () => {
  expect(getPosition({ ...mumbai, longitude: null })).toBeUndefined()
  expect(getPosition({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 })
})
