import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import type { PageContext } from '#data/page-data.ts'
import { citiesElsewhere } from './elsewhere.ts'
import { findServiceCity } from './service-city.ts'

const lists: Record<string, unknown> = {
  '/city/all': [
    { _id: 'c1', title: 'Pune', state: 'mh', serviceIds: ['plumbing', 'gardening'] },
    { _id: 'c2', title: 'Kanpur', state: 'up', serviceIds: ['plumbing'] },
    { _id: 'c3', title: 'Agra', state: 'up', serviceIds: ['gardening'] },
    { _id: 'c4', title: 'Leh' },
  ],
  '/category/fetch_all': [],
  '/state/all': [
    { _id: 'mh', title: 'Maharashtra', cities: [] },
    { _id: 'up', title: 'Uttar Pradesh', cities: [] },
  ],
}

function contextWith(status: number, others: Record<string, unknown> = {}): PageContext {
  return {
    api: createApiClient({
      fetch: () => Promise.reject(new Error('not asked for')),
      readDirectly: async (path) => {
        const data = { ...lists, ...others }[path]
        return { status: data === undefined ? 500 : status, data }
      },
    }),
    queryClient: new QueryClient(),
    siteOrigin: 'https://site.example',
    renderedAt: () => 0,
    siteConfig: {},
  }
}

const context = contextWith(200)
const failing = contextWith(500)

test.each([
  ['kanpur', 'plumbing', true],
  ['cawnpore', 'gardening', false],
  ['pune', 'painting', false],
])('%s is listed, and whether it offers %s is %s', async (part, service, isOffered) => {
  expect(await findServiceCity(context, part, service)).toMatchObject({ isOffered })
})

test('a city without a list of services offers those that the upstream lists', async () => {
  const listed = contextWith(200, { '/category/fetch_all': [{ _id: 'roofing', title: 'Roofing' }] })
  expect((await findServiceCity(listed, 'leh', 'roofing'))?.isOffered).toBe(true)
  expect((await findServiceCity(listed, 'leh', 'gardening'))?.isOffered).toBe(false)
})

test('a city that is not listed has no page, and a list that fails is an error', async () => {
  expect(await findServiceCity(context, 'bengaluru', 'gardening')).toBeUndefined()
  await expect(findServiceCity(failing, 'kanpur', 'gardening')).rejects.toMatchObject({ status: 500 })
})

test('a city is found without another read when the visitor filters its list', async () => {
  const { queryClient } = context
  const found = await findServiceCity(context, 'kanpur', 'plumbing')
  expect(await findServiceCity({ ...failing, queryClient }, 'kanpur', 'plumbing')).toEqual(found)
})

test('the cities that offer a service come with the nearest first', async () => {
  const serviceIds = ['gardening']
  const placed = contextWith(200, {
    '/city/all': [
      { _id: 'leh', title: 'Leh', serviceIds, latitude: 34.15, longitude: 77.58 },
      { _id: 'indore', title: 'Indore', serviceIds: ['plumbing'], latitude: 22.72, longitude: 75.86 },
      { _id: 'ujjain', title: 'Ujjain', serviceIds, jobIds: ['pruning'], latitude: 23.18, longitude: 75.77 },
    ],
  })
  const { cities } = await citiesElsewhere(placed, 'gardening', { city: 'indore' })
  expect(cities.map(({ title }) => title)).toEqual(['Ujjain', 'Leh'])
  const ofJob = await citiesElsewhere(placed, 'gardening', { city: 'indore', jobId: 'mowing' })
  expect([ofJob.jobId, ofJob.cities.map(({ title }) => title)]).toEqual(['mowing', ['Leh']])
})
