import { expect, test } from 'vitest'
import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { towns } from '#catalogue/places/towns.ts'
import { slugify } from '#lib/slug.ts'
import { apiIn, getApi } from '#support/site/search-api.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { cities } from '#upstream/seed/places.ts'
import { findAll } from './find-all.ts'
import { findPlaces } from './find-places.ts'
import { suggest } from './suggest.ts'

const find = async (text: string) => {
  const { cities: found, unserved, isSure } = await findPlaces(apiIn, text)
  return { ids: found.map(({ id }) => id), text: found[0]?.text, town: unserved?.title, unserved, isSure }
}

/** Returns the first city found for a text. */
const firstId = async (text: string) => (await find(text)).ids[0]

/** Returns the names that lead to another city than expected. */
async function wrong(expected: ReadonlyArray<readonly [id: string, name: string]>): Promise<Array<string>> {
  const found = await Promise.all(
    expected.map(async ([id, name]) => [id, name, await firstId(name)] as const),
  )
  return found.flatMap(([id, name, first]) => (first === id ? [] : [`${name}: ${first}`]))
}

test('every city is found by its name, in any case, and by each of its other names', async () => {
  const names = cities.flatMap(({ id, title, aliases }) =>
    [title, title.toUpperCase(), id, ...aliases].map((name) => [id, name] as const),
  )
  expect(await wrong(names)).toEqual([])
})

test('every city is found by its name in Hindi letters', async () => {
  expect(await wrong(Object.entries(hindi.cities))).toEqual([])
})

test.each([
  ['cochi', 'kochi'],
  ['Kalkutta', 'kolkata'],
  ['banglore', 'bangalore'],
  ['bengalooru', 'bangalore'],
  ['dehli', 'delhi'],
  ['mumbay', 'mumbai'],
  ['hydrabad', 'hyderabad'],
  ['chenai', 'chennai'],
  ['poona', 'pune'],
  ['puna', 'pune'],
  ['ahmdabad', 'ahmedabad'],
  ['gurgoan', 'gurgaon'],
  ['noyda', 'noida'],
  ['lakhnau', 'lucknow'],
  ['luknow', 'lucknow'],
  ['vishakapatnam', 'visakhapatnam'],
  ['trivandram', 'thiruvananthapuram'],
  ['tiruvananthapur', 'thiruvananthapuram'],
  ['bhuvneshwar', 'bhubaneswar'],
  ['gauhatti', 'guwahati'],
  ['navimumbai', 'navi-mumbai'],
  ['jaypur', 'jaipur'],
  ['chandighar', 'chandigarh'],
])('the misspelt %s finds %s', async (text, id) => {
  expect(await firstId(text)).toBe(id)
})

test.each(['Paris', 'London', 'Dubai', 'Lahore', 'zz', '???', ''])('%j finds no place', async (text) => {
  expect(await find(text)).toMatchObject({ ids: [], town: undefined, isSure: false })
})

test.each([
  ['koramang', 'bangalore', 'Koramangala'],
  ['कोरमंगला', 'bangalore', 'Koramangala'],
  ['  ADAJAN ', 'surat', 'Adajan'],
  ['गोरेगांव', 'mumbai', 'Goregaon'],
  ['vashi', 'navi-mumbai', 'Vashi'],
  ['Andheri West', 'mumbai', 'Andheri'],
  ['Whitefield Bangalore', 'bangalore', 'Whitefield'],
  ['Bangalore, Whitefield', 'bangalore', 'Whitefield'],
  ['MG Road Pune', 'pune', undefined],
])('%j certainly means %s, by its area %s', async (text, id, area) => {
  expect(await find(text)).toMatchObject({ ids: [id], isSure: true, ...(area && { text: area }) })
})

test.each([
  ['560034', 'bangalore', 'PIN 560034'],
  ['411 001', 'pune', 'PIN 411001'],
  ['395 0', 'surat', 'PIN 3950'],
  ['६०००३४', 'chennai', 'PIN 600034'],
  ['PIN 560034', 'bangalore', 'PIN 560034'],
  ['pincode: 395007', 'surat', 'PIN 395007'],
  ['पिन कोड ३९५००७', 'surat', 'PIN 395007'],
  ['Pin-code no. 395 007', 'surat', 'PIN 395007'],
  ['Koramangala, Bengaluru - 560034', 'bangalore', 'Koramangala'],
  ['400601', 'thane', 'PIN 400601'],
  ['400703', 'navi-mumbai', 'PIN 400703'],
])('the PIN code %j certainly means %s', async (text, id, pin) => {
  expect(await find(text)).toMatchObject({ ids: [id], text: pin, isSure: true, town: undefined })
})

test.each([
  ['812001', 'Bhagalpur', 'asansol'],
  ['403 601', 'Margao', 'panaji'],
  ['841301', 'PIN 841301', 'patna'],
  ['246001', 'PIN 246001', 'dehradun'],
])('the PIN code %j is of %s, which is not served, near %s', async (text, title, nearest) => {
  const { ids, unserved } = await find(text)
  expect(ids).toEqual([])
  expect(unserved).toMatchObject({ title, nearest: { id: nearest } })
})

test.each(['000000', '012345', '999999'])('%s is no PIN code of India and finds nothing', async (text) => {
  expect(await find(text)).toMatchObject({ ids: [], town: undefined })
})

test.each([
  ['plumber 411001', 'pune'],
  ['plumber 411 001', 'pune'],
  ['411001 plumber', 'pune'],
  ['पिन कोड ४११००१ प्लंबर', 'pune'],
  ['plumber pin code no 682001', 'kochi'],
])('results and suggestions for %j are in %s', async (text, id) => {
  const { city, categories, names } = await findAll(apiIn, text)
  expect([city?.id, categories[0]?._id, categories[0]?.city?.id]).toEqual([id, 'plumbing', id])
  expect(names.map(({ href }) => href)).toEqual([`/city/${id}`])
  const suggestions = await suggest(apiIn, text)
  expect(suggestions[0]?.href).toContain(`/${id}`)
})

test('a PIN code alone leads to its city, or names the town and the nearest city', async () => {
  const [served, missing, suggested] = await Promise.all([
    findAll(apiIn, '411001'),
    findAll(apiIn, '812001'),
    suggest(apiIn, '812001'),
  ])
  expect(served.names.map(({ href }) => href)).toEqual(['/city/pune'])
  expect(missing.unserved).toMatchObject({ title: 'Bhagalpur', nearest: { id: 'asansol' } })
  expect(suggested).toMatchObject([{ kind: 'place', title: 'Bhagalpur', href: '/city/bhagalpur' }])
})

test('a phone number and a price are no PIN codes', async () => {
  for (const text of ['plumber 98765 43210', 'deep clean under 350000 rupees']) {
    const { city, unserved } = await findAll(apiIn, text)
    expect([city, unserved], text).toEqual([undefined, undefined])
  }
})

test.each([
  ['पुणे', 'pune', true],
  ['कोच्चि', 'kochi', true],
  ['banglore', 'bangalore', false],
])('%j finds %s first, and is sure of it: %s', async (text, id, isSure) => {
  const { ids, ...found } = await find(text)
  expect([ids[0], found.isSure]).toEqual([id, isSure])
})

test('a name of areas in several cities finds them all and is sure of none', async () => {
  const { ids, isSure } = await find('civil lines')
  expect(ids).toEqual(expect.arrayContaining(['kanpur', 'nagpur']))
  expect(isSure).toBe(false)
})

test('a misspelt area finds its city, without certainty', async () => {
  expect(await find('koramangla')).toMatchObject({ isSure: false, text: 'Koramangala' })
})

test.each(['Bhagalpur', ' भागलपुर ', 'KANNUR', 'Solapur', 'Rampur', 'Mathura'])(
  '%j is a town that is not served, with the nearest city',
  async (text) => {
    const { unserved, isSure } = await find(text)
    expect(unserved).toMatchObject({
      href: expect.stringContaining('/city/'),
      nearest: { id: expect.any(String) },
    })
    expect(isSure).toBe(false)
  },
)

test('a town is not called unserved when the name of a city begins with it', async () => {
  expect(await find('durg')).toMatchObject({ town: undefined, ids: ['durgapur'] })
})

test.each([
  ['Rajahmundry', 'राजमुंदरी'],
  ['राजमुंदरी', 'Rajahmundry'],
  ['Rajahmundry', '533101'],
  ['पूर्णिया', 'purnia'],
])('a town that is listed as %s is served when %s is typed', async (title, typed) => {
  const api = getApi({ '/city/all': [{ _id: 'c1', slug: slugify(title), title }], '/category/fetch_all': [] })
  const { cities: found, unserved } = await findPlaces(() => api, typed)
  expect([found.map((city) => city.title), unserved]).toEqual([[title], undefined])
  expect(await findAll(() => api, typed)).not.toHaveProperty('unserved')
})

test('every PIN code begins with the digits of one place', () => {
  const ids = cities.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(Object.keys(pinPrefixes)))
  const served = new Set(Object.values(pinPrefixes).flatMap((prefixes) => prefixes.split(' ')))
  expect(towns.flatMap(({ pins }) => pins).filter((pin) => served.has(pin))).toEqual([])
})
