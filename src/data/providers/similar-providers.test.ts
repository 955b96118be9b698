import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { providerViewQueries } from './provider-page.ts'

const cities = [
  { _id: 'kochi', title: 'Kochi', latitude: 9.93, longitude: 76.27 },
  { _id: 'thrissur', title: 'Thrissur', latitude: 10.53, longitude: 76.21 },
  { _id: 'kozhikode', title: 'Kozhikode', latitude: 11.26, longitude: 75.78 },
  { _id: 'nowhere', title: 'Nowhere' },
]

async function similarIn(...cityIds: Array<string>) {
  const others = cityIds.map((cityId) => providerSummary({ id: cityId, cityId }))
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async (path) => {
      if (path === '/city/all') return { status: 200, data: cities }
      const isHere = path.includes('city=')
      return { status: 200, data: { data: isHere ? [] : others, next: null, total: null } }
    },
  })
  const result = await new QueryClient().fetchQuery(providerViewQueries.similar(api, providerSummary()))
  return result.ok ? { ids: result.data.providers.map(({ id }) => id), areNear: result.data.areNear } : result
}

test('providers of a city within 100 km are near', async () => {
  expect(await similarIn('thrissur')).toEqual({ ids: ['thrissur'], areNear: true })
})

test('providers farther away or without a known place are not near and come last', async () => {
  expect(await similarIn('nowhere', 'kozhikode', 'thrissur')).toEqual({
    ids: ['thrissur', 'kozhikode', 'nowhere'],
    areNear: false,
  })
})
