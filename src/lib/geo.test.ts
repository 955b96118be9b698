import { expect, test } from 'vitest'
import { byDistance, distanceKm, getPosition } from './geo.ts'

const mumbai = { title: 'Mumbai', latitude: 19.076, longitude: 72.8777 }
const delhi = { title: 'Delhi', latitude: 28.6519, longitude: 77.2315 }

test('Mumbai and Delhi are about 1,150 km apart', () => {
  expect(Math.round(distanceKm(mumbai, delhi) / 10) * 10).toBe(1150)
})

test('the nearest place comes first, without those of unknown position', () => {
  const nowhere = { title: 'Nowhere', latitude: undefined, longitude: undefined }
  const places = byDistance({ latitude: 28.57, longitude: 77.32 }, [mumbai, nowhere, delhi])
  expect(places.map(({ entry }) => entry.title)).toEqual(['Delhi', 'Mumbai'])
})

test('a position is known only when both numbers are', () => {
  expect(getPosition({ ...mumbai, longitude: undefined })).toBeUndefined()
  expect(getPosition({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 })
})
