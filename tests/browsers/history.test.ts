import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { getAddress, go, hydrated, scrollToPart, toPlace, toWords } from './steps.ts'

const LINK = 'footer a[href="/services/carpentry"]'

test('back and forward between pages of the client return to the place', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/services')
  await hydrated(visitor)
  const place = await scrollToPart(visitor, LINK)
  await visitor.click(LINK)
  await expect.poll(() => toWords(visitor, 'h1')).toContain('Carpentry')
  await expect.poll(() => toPlace(visitor)).toBe(0)
  await go(visitor, -1)
  await expect.poll(() => getAddress(visitor)).toBe('/services')
  await expect.poll(() => toPlace(visitor)).toBe(place)
  await go(visitor, 1)
  await expect.poll(() => toWords(visitor, 'h1')).toContain('Carpentry')
  await expect.poll(() => toPlace(visitor)).toBe(0)
})

test('back and forward between documents return to the place', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/services')
  await hydrated(visitor)
  const place = await scrollToPart(visitor, LINK)
  await visitor.open('/terms')
  await hydrated(visitor)
  await expect.poll(() => toPlace(visitor)).toBe(0)
  await go(visitor, -1)
  await expect.poll(() => getAddress(visitor)).toBe('/services')
  await expect.poll(() => toPlace(visitor)).toBe(place)
  await go(visitor, 1)
  await expect.poll(() => getAddress(visitor)).toBe('/terms')
  await expect.poll(() => toPlace(visitor)).toBe(0)
})
