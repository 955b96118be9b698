import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { City } from '#api/schemas/place.ts'
import {
  builtInChoices,
  choiceName,
  cityChoices,
  cityChoicesQuery,
  getOffer,
  nearestChoice,
} from '#data/places/city-choice.ts'
import { matchCities } from '#search/match-cities.ts'

const city = (id: string, more: Partial<City> = {}): City => ({
  _id: id,
  title: id,
  slug: id,
  prices: undefined,
  ...more,
})
const choices = cityChoices([
  city('delhi', { latitude: 28.65, longitude: 77.23, serviceIds: ['plumbing', 'gardening'] }),
  city('kochi', { latitude: 9.93, longitude: 76.27, serviceIds: ['plumbing'], aliases: ['cochin'] }),
  city('coimbatore', { latitude: 11.02, longitude: 76.96, serviceIds: ['plumbing', 'gardening'] }),
  city('nowhere', { serviceIds: ['plumbing'] }),
])
const [, kochi, , nowhere] = choices

test('a city choice lists offered services, and the nearest city for the others', () => {
  expect(kochi && getOffer(kochi, choices, 7)).toEqual({
    id: 'kochi',
    serviceIds: ['plumbing'],
    elsewhere: { gardening: { id: 'coimbatore', title: 'coimbatore', km: 143 } },
    at: 7,
  })
})

test('a city without a position gets another city with the service, without a distance', () => {
  expect(nowhere && getOffer(nowhere, choices, 7)?.elsewhere).toEqual({
    gardening: { id: 'delhi', title: 'delhi' },
  })
})

test('the services of a city have its id in the API', () => {
  const [far] = cityChoices([city('665f', { slug: 'jodhpur', serviceIds: [] })])
  expect(far && getOffer(far, [far], 7)).toMatchObject({ id: 'jodhpur', apiId: '665f' })
})

test('the services of a built-in city are unknown when its list fails', () => {
  const [mumbai] = builtInChoices
  expect(mumbai && getOffer(mumbai, builtInChoices, 7)).toBeUndefined()
})

test('the nearest city with coordinates is found, with its distance', () => {
  const { city: nearest, km } = nearestChoice({ latitude: 9.97, longitude: 76.3 }, choices) ?? {}
  expect(nearest?.id).toBe('kochi')
  expect(km).toBeCloseTo(5.5, 0)
  expect(nearestChoice({ latitude: 0, longitude: 0 }, [])).toBeUndefined()
})

test('a city without coordinates has the built-in ones of its name', () => {
  expect(cityChoices([city('jaipur')])[0]?.position).toMatchObject({ latitude: 26.9124 })
})

test('only cities of one name are shown with their state and request the states', async () => {
  const states = vi.fn(async () => [
    { _id: 's1', title: 'Chhattisgarh', slug: 'chhattisgarh', cities: [] },
    { _id: 's2', title: 'Himachal Pradesh', slug: undefined, cities: ['bilaspur'] },
  ])
  const listed = [{ _id: 'roofing', title: 'Roofing' }]
  const getChoices = async (cities: Array<City>) => {
    const api = { cities: async () => cities, states, categories: async () => listed } as unknown as ApiClient
    const result = await new QueryClient().fetchQuery(cityChoicesQuery(api))
    return result.ok ? result.data : []
  }
  const getNames = async (cities: Array<City>) => (await getChoices(cities)).map(choiceName)
  const [kota, korba] = [city('kota', { state: 's1' }), city('korba', { state: 's1' })]
  expect(await getNames([kota, korba])).toEqual(['kota', 'korba'])
  expect(states).not.toHaveBeenCalled()
  const bilaspur = (id: string, state?: string) => city(id, { title: 'Bilaspur', state })
  const all = [bilaspur('a', 's1'), kota, bilaspur('b', 'himachal-pradesh'), bilaspur('c')]
  expect(await getNames(all)).toEqual([
    'Bilaspur, Chhattisgarh',
    'kota',
    'Bilaspur, Himachal Pradesh',
    'Bilaspur',
  ])
  expect(matchCities(await getChoices(all), 'Bilaspur, Himachal Pradesh')).toMatchObject([{ id: 'b' }])
  states.mockRejectedValueOnce(new ApiError('network', 503, 'unreachable'))
  expect(await getNames(all)).toEqual(['Bilaspur', 'kota', 'Bilaspur', 'Bilaspur'])
})

test('a city without a list of services has all services of the upstream', async () => {
  const cities = async () => [city('kota'), city('korba', { serviceIds: ['plumbing'] })]
  const categories = async () => [{ _id: 'roofing', title: 'Roofing' }]
  const api = { cities, categories } as unknown as ApiClient
  const result = await new QueryClient().fetchQuery(cityChoicesQuery(api))
  const [kota, korba] = result.ok ? result.data : []
  expect(kota?.serviceIds).toEqual(['roofing'])
  expect(korba?.serviceIds).toEqual(['plumbing'])
})
