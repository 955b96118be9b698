import { expect, test } from 'vitest'
import { brandProfiles } from '#catalogue/brand-profiles.ts'
import { builtInCities, builtInStates } from '#catalogue/places/built-in.ts'
import { brands } from '#upstream/seed/brands.ts'
import { cities, states } from '#upstream/seed/places.ts'
import { posts } from '#upstream/seed/posts.ts'
import { picturedIds } from '#worker/structured-data/share-image.ts'
import { shareImage } from './share-image.ts'

function getIds(...lists: ReadonlyArray<ReadonlyArray<{ id: string }>>): Array<string> {
  return [...new Set(lists.flat().map(({ id }) => id))].toSorted()
}

test('the pictured ids are those of the embedded catalogue and the content', () => {
  expect(picturedIds.cities).toEqual(getIds(cities, builtInCities))
  expect(picturedIds.states).toEqual(getIds(states, builtInStates))
  expect(picturedIds.brands).toEqual(getIds(brands, brandProfiles))
  expect(picturedIds.blog).toEqual(posts.map(({ slug }) => slug).toSorted())
})

test('known subjects have a picture of their own, others the general one', () => {
  expect(shareImage('cities', 'udaipur')).toBe('/images/og/cities/udaipur.png')
  expect(shareImage('services', 'ac-repair')).toBe('/images/og/services/ac-repair.png')
  expect(shareImage('services', 'leak-repair')).toBe('/images/og/default.png')
  expect(shareImage('cities', '../../x')).toBe('/images/og/default.png')
  expect(shareImage()).toBe('/images/og/default.png')
})
