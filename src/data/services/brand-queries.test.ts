import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { serviceBrandsQuery } from './brand-queries.ts'

async function getBrands(service: string, status: number, data: Array<object> = []) {
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async () => ({ status, data }),
  })
  const result = await new QueryClient().fetchQuery(serviceBrandsQuery(api, service))
  return result.ok && result.data
}

test('the brands of a service are those that the upstream lists, by its titles', async () => {
  const listed = [
    { _id: 'vidyutsar', title: 'विद्युतसार' },
    { _id: '66f0', title: 'Another' },
  ]
  expect(await getBrands('electrician', 200, listed)).toEqual([{ id: 'vidyutsar', title: 'विद्युतसार' }])
  expect(await getBrands('electrician', 200)).toEqual([])
  expect(await getBrands('electrician', 404)).toEqual([])
})

test('no list is read for a service without built-in brands', async () => {
  expect(await getBrands('roofing', 500)).toEqual([])
})
