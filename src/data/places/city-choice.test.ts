import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import type { City } from '#api/schemas/place.ts'
import { builtInChoices, cityChoices, cityChoicesQuery, getOffer } from '#data/places/city-choice.ts'

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

test('the services of a built-in city are unknown when its list fails', () => {
  const [mumbai] = builtInChoices
  expect(mumbai && getOffer(mumbai, builtInChoices, 7)).toBeUndefined()
})

test('a city without coordinates has the built-in ones of its name', () => {
  expect(cityChoices([city('jaipur')])[0]).toMatchObject({ latitude: 26.9124 })
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
