import { expect, test } from 'vitest'
import { mapsSearchUrl } from './maps-search-url.ts'

test('directions lead to a maps search with the encoded place', () => {
  expect(mapsSearchUrl('Khanna & Sons, Ring Road, Surat #4')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Khanna%20%26%20Sons%2C%20Ring%20Road%2C%20Surat%20%234',
  )
})
