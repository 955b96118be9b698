import { expect, test } from 'vitest'
import { englishLists, getApi } from '#support/site/search-api.ts'
import { findAll } from './find-all.ts'

test('an API without search terms is searched by its lists', async () => {
  const api = getApi({ ...englishLists, '/search/terms': undefined })
  const services = await findAll(() => api, 'tap and mixer repair')
  expect(services.categories[0]?.matches?.[0]?.id).toBe('tap-repair')
})

test('the API searches for the rest of the text when it has too many services to read', async () => {
  const more = Array.from({ length: 25 }, (_, at) => ({
    _id: `more-${at}`,
    title: `More ${at}`,
    description: '',
  }))
  const plumbing = englishLists['/category/plumbing']
  const api = getApi({
    ...englishLists,
    '/search/terms': undefined,
    '/category/fetch_all': [plumbing, ...more],
    '/category/fetch_all?search=a.c.+dripper': [{ _id: 'plumbing', matches: [{ id: 'tap-repair' }] }],
  })
  const { categories: services } = await findAll(() => api, 'a.c. dripper in the city of Kochi')
  expect(services).toMatchObject([{ _id: 'plumbing', matches: [], city: { id: 'kochi' } }])
})

test.each(['nalka', 'nalka in Kochi', 'नलका कोच्चि'])(
  'the API searches for "%s", of which the index knows at most the place',
  async (text) => {
    const answers = ['nalka', 'नलका'].map((search) => [
      `/category/fetch_all?${new URLSearchParams({ search })}`,
      [{ _id: 'plumbing' }],
    ])
    const api = getApi({ ...englishLists, ...Object.fromEntries(answers) })
    const { categories: services } = await findAll(() => api, text)
    expect(services).toMatchObject([{ _id: 'plumbing' }])
  },
)

test('the index alone finds services when an API with many of them ignores the text', async () => {
  const more = Array.from({ length: 25 }, (_, at) => ({
    _id: `m${at}`,
    title: `More ${at}`,
    description: '',
  }))
  const api = getApi({ '/category/fetch_all': [...more, { _id: 'b', title: 'Borewell', description: '' }] })
  expect((await findAll(() => api, 'borewell')).categories).toMatchObject([{ _id: 'b' }])
})

test('an API that ignores the text finds nothing', async () => {
  const answers = { '/category/fetch_all?search=nalka': englishLists['/category/fetch_all'] }
  const { categories: services } = await findAll(() => getApi({ ...englishLists, ...answers }), 'nalka')
  expect(services).toEqual([])
})

test('services are listed on pages of 20', async () => {
  const services = Array.from({ length: 45 }, (_, at) => ({
    _id: `s${at}`,
    title: `Borewell Work ${at}`,
    description: '',
  }))
  const api = getApi({
    '/category/fetch_all': services,
    '/category/fetch_all?search=borewell': services.slice(1),
  })
  const read = async (page: number) => {
    const { categories: listed, total } = await findAll(() => api, 'borewell', { page })
    return [listed.length, listed[0]?._id, total]
  }
  expect(await read(1)).toEqual([20, 's1', 44])
  expect(await read(3)).toEqual([4, 's41', 44])
  expect(await read(4)).toEqual([4, 's41', 44])
})
