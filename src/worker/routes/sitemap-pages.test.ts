import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { pagesOfKind, readListed, sitemapKinds } from './sitemap-pages.ts'

const jobs = [{ id: 'tap-repair' }, { id: 'leak-repair' }]
const lists: Record<string, unknown> = {
  '/category/fetch_all': [{ _id: 'plumbing', title: 'Plumbing' }],
  '/category/plumbing': { childCategories: [{ superChildren: jobs }] },
  '/city/all': [
    { _id: 'mumbai', slug: 'mumbai', title: 'Mumbai', serviceIds: ['plumbing'], jobIds: ['tap-repair'] },
    { _id: 'pune', slug: 'pune', title: 'Pune', serviceIds: ['plumbing'] },
  ],
  '/provider/all': {
    data: ['mumbai', 'pune'].map((cityId) => ({ id: cityId, categoryIds: ['plumbing'], cityId, jobs })),
    next: null,
  },
}

function read(refused: string) {
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('nothing is fetched')),
    readDirectly: async (target) => {
      const [path = ''] = target.split('?')
      return path === refused ? { status: 400, data: {} } : { status: 200, data: lists[path] ?? [] }
    },
  })
  return readListed(api)
}

test('a job is listed only in cities that offer it', async () => {
  expect(
    pagesOfKind('jobs', await read(''))
      .flatMap(({ list }) => list())
      .sort(),
  ).toEqual([
    '/job/plumbing/leak-repair',
    '/job/plumbing/leak-repair/pune',
    '/job/plumbing/tap-repair',
    '/job/plumbing/tap-repair/mumbai',
    '/job/plumbing/tap-repair/pune',
  ])
})

test.each([
  ['/blog/none', true],
  ['/category/fetch_all', false],
  ['/city/all', false],
  ['/category/plumbing', false],
  ['/provider/all', false],
])('without %s the list is whole: %s', async (refused, isWhole) => {
  expect((await read(refused)).isWhole).toBe(isWhole)
})

test('the sitemap names no route with parameters when every such route lists its addresses', async () => {
  const listed = await read('')
  const addresses = sitemapKinds.flatMap((kind) => pagesOfKind(kind, listed).flatMap(({ list }) => list()))
  expect(addresses.filter((address) => address.includes('$'))).toEqual([])
})
