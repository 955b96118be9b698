import { expect, test } from 'vitest'
import { createApiClient } from '#api/client.ts'
import {
  orderedServices,
  serviceOfAddress,
  servicesBeside,
  servicesOfCities,
  splitServices,
} from './service-queries.ts'

test('the usual six come first, whatever the order of the data', () => {
  expect(orderedServices(['gardening', 'painting', 'plumbing'])).toEqual([
    'plumbing',
    'painting',
    'gardening',
  ])
})

test('a service that only the marketplace knows comes last', () => {
  expect(orderedServices(['roofing', 'gardening', 'roofing'])).toEqual(['gardening', 'roofing'])
})

test('a place without one of the six shows another one in its place', () => {
  const { top, more } = splitServices(
    orderedServices([
      'plumbing',
      'electrician',
      'carpentry',
      'painting',
      'cleaning',
      'waterproofing',
      'pest-control',
    ]),
  )
  expect(top).toEqual(['plumbing', 'electrician', 'carpentry', 'cleaning', 'painting', 'pest-control'])
  expect(more).toEqual(['waterproofing'])
})

test('a state offers what any of its cities offers', () => {
  expect(servicesOfCities([{ serviceIds: ['a', 'b'] }, { serviceIds: ['b', 'c'] }])).toEqual(['a', 'b', 'c'])
  expect(servicesOfCities([])).toEqual([])
})

test('the services beside one are all others, the related ones first', () => {
  const related = servicesBeside('plumbing')
  expect(related.slice(0, 2)).toEqual(['waterproofing', 'appliance-repair'])
  expect(related).toHaveLength(11)
  expect(related).not.toContain('plumbing')
})

test('a service that the catalogue does not have is among no others', () => {
  expect(servicesBeside('juggling')).toHaveLength(12)
})

/** An API whose one service has this id, whatever the spelling that it is asked for by. */
function apiWith(_id: string) {
  const asked: Array<string> = []
  const api = createApiClient({
    fetch: async (path) => {
      asked.push(path)
      const isThere = path.toLowerCase().endsWith(_id.toLowerCase())
      return isThere
        ? Response.json({ code: 200, data: { _id, title: 'A service', childCategories: [] } })
        : Response.json({ code: 404, message: 'No such service.' }, { status: 404 })
    },
  })
  return { api, asked }
}

test.each([
  ['Plumbing', 'Plumbing', 'Plumbing'],
  ['pest_control', 'pest_control', 'pest_control'],
  ['roofing', 'Plumbing', 'plumbing'],
  ['plumbing', 'Plumbing', 'plumbing'],
])('of an API that has %s the address part %s means %s', async (has, part, id) => {
  expect(await serviceOfAddress(apiWith(has), part)).toBe(id)
})

test.each(['plumbing', '65F0_a'])(
  'for the service %s, whose spelling is right, nobody is asked',
  async (part) => {
    const { api, asked } = apiWith('Plumbing')
    expect(await serviceOfAddress({ api }, part)).toBe(part)
    expect(asked).toEqual([])
  },
)
