import { expect, test } from 'vitest'
import { mapsSearchUrl } from './contact-page.tsx'

test('the maps search is for the coordinates', () => {
  const url = new URL(mapsSearchUrl(24.5854, 73.7125))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/')
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', query: '24.5854,73.7125' })
})
