import { expect, test } from 'vitest'
import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { cityChoices } from '#data/places/city-choice.ts'
import { findPlaces } from '#search/find-places.ts'
import { cities as seed } from '#upstream/seed/places.ts'

const cities = cityChoices(
  seed.map(({ id, stateId, ...city }) => ({ _id: id, slug: id, state: stateId, prices: undefined, ...city })),
)

const find = (text: string) => {
  const { matches, ...rest } = findPlaces(text, cities)
  return {
    ...rest,
    ids: matches.map(({ city }) => city.id),
    area: matches[0]?.area?.title,
    pin: matches[0]?.pin,
  }
}

test.each([
  ['koramang', 'bangalore', 'Koramangala'],
  ['कोरमंगला', 'bangalore', 'Koramangala'],
  ['  ADAJAN ', 'surat', 'Adajan'],
  ['गोरेगांव', 'mumbai', 'Goregaon'],
  ['Goregaon', 'mumbai', 'Goregaon'],
  ['vashi', 'navi-mumbai', 'Vashi'],
  ['Andheri West', 'mumbai', 'Andheri'],
  ['Whitefield Bangalore', 'bangalore', 'Whitefield'],
  ['Bangalore, Whitefield', 'bangalore', 'Whitefield'],
])('%j certainly means %s, by its area %s', (text, id, area) => {
  expect(find(text)).toMatchObject({ ids: [id], area, isSure: true })
})

test.each([
  ['560034', 'bangalore', '560034'],
  ['395 0', 'surat', '395 0'],
  ['६०००३४', 'chennai', '600034'],
  ['PIN 560034', 'bangalore', '560034'],
  ['pincode: 395007', 'surat', '395007'],
  ['पिन कोड ३९५००७', 'surat', '395007'],
  ['Pin-code no. 395 007', 'surat', '395 007'],
  ['Koramangala, Bengaluru - 560034', 'bangalore', '560034'],
])('the PIN code %j certainly means %s', (text, id, pin) => {
  expect(find(text)).toMatchObject({ ids: [id], pin, isSure: true })
})

test('a PIN code with a dash finds the cities of its district', () => {
  expect(find('682-001').ids).toContain('kochi')
})

test('a PIN code of no served city finds none', () => {
  expect(find('812001')).toMatchObject({ ids: [], isPin: true, isSure: false })
})

test.each([
  ['bad', ['hyderabad', 'ahmedabad']],
  ['nai', ['chennai']],
  ['NAG', ['nagpur', 'gandhinagar']],
])('%j finds the cities with these letters in their names', (text, ids) => {
  expect(find(text).ids).toEqual(expect.arrayContaining(ids))
})

test.each([
  ['pun', 'pune', true],
  ['पुणे', 'pune', true],
  ['कोच्चि', 'kochi', true],
  ['banglore', 'bangalore', false],
  ['nai', 'chennai', false],
])('%j finds %s first, and is sure of it: %s', (text, id, isSure) => {
  expect(find(text)).toMatchObject({ isSure })
  expect(find(text).ids[0]).toBe(id)
})

test('a name of areas in several cities finds them all and is sure of none', () => {
  const { ids, isSure } = find('civil lines')
  expect(ids).toEqual(expect.arrayContaining(['kanpur', 'nagpur']))
  expect(isSure).toBe(false)
})

test('a misspelt area finds its city, without certainty', () => {
  expect(find('koramangla')).toMatchObject({ isSure: false, area: 'Koramangala' })
})

test.each(['Bhagalpur', ' भागलपुर ', 'KANNUR'])('%j is a town that is not served', (text) => {
  expect(find(text)).toMatchObject({ town: { title: expect.any(String) }, isSure: false })
})

test('a town is not called unserved when the name of a city begins with it', () => {
  expect(find('durg').town).toBeUndefined()
})

test.each([
  ['Rajahmundry', 'राजमुंदरी'],
  ['राजमुंदरी', 'Rajahmundry'],
])('a town that is listed as %s is served when it is typed as %s', (title, typed) => {
  const listed = cityChoices([{ _id: 'c1', slug: '', title }])
  expect(findPlaces(typed, listed)).toMatchObject({ matches: [{ city: { title } }], isSure: true })
  expect(findPlaces(typed, listed)).not.toHaveProperty('town')
})

test.each(['', 'zz', '???'])('%j finds nothing', (text) => {
  expect(find(text).ids).toEqual([])
})

test('every PIN prefix is of a served city', () => {
  expect(cities.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(pinPrefixes)))
})
