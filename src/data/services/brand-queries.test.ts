import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { findListed } from './brand-queries.ts'

function getBrands(ids: ReadonlyArray<string>, status: number, data: Array<object> = []) {
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('not asked for')),
    readDirectly: async () => ({ status, data }),
  })
  return findListed(api, ids)
}

test('brands with a page are those that the upstream lists, by its titles', async () => {
  const listed = [
    { _id: 'vidyutsar', title: 'विद्युतसार' },
    { _id: '66f0', title: 'Another' },
  ]
  expect(await getBrands(['vidyutsar'], 200, listed)).toEqual([{ id: 'vidyutsar', title: 'विद्युतसार' }])
  expect(await getBrands(['vidyutsar'], 200)).toEqual([])
  expect(await getBrands(['vidyutsar'], 404)).toEqual([])
})

test('no list of brands is read when no brand has a page', async () => {
  expect(await getBrands([], 500)).toEqual([])
})
