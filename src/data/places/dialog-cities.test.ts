import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import { slugify } from '#lib/slug.ts'
import { dialogCitiesQuery } from './dialog-cities.ts'

test('the dialog begins with the cities of the specification, also for an API that sorts and names them otherwise', async () => {
  const titles = ['Agra', 'Ajmer', 'Bengaluru', 'Kochi', 'Mumbai', 'New Delhi']
  const data = titles.map((title, at) => ({ _id: `c${at}`, title, slug: slugify(title) }))
  const api = createApiClient({ fetch: async () => Response.json({ code: 200, data }) })
  const cities = await new QueryClient().fetchQuery(dialogCitiesQuery(api))
  expect(cities.ok && cities.data.map(({ title }) => title).slice(0, 2)).toEqual(['Mumbai', 'Bengaluru'])
})
