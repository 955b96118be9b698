import { expect, test } from 'vitest'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { orderedServices, servicesBeside, servicesOfCities, splitServices } from './service-queries.ts'

test('the usual services come first in any order of the data', () => {
  expect(orderedServices(['gardening', 'painting', 'plumbing'])).toEqual([
    'plumbing',
    'painting',
    'gardening',
  ])
})

test('a service that only the upstream knows comes last', () => {
  expect(orderedServices(['roofing', 'gardening', 'roofing'])).toEqual(['gardening', 'roofing'])
})

test('another service fills the row when the place lacks one of the six', () => {
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

const listed = ['roofing', 'plumbing', 'cleaning', 'ducts'].map((_id) => ({ _id, title: _id }))

test('the services beside one are the others that the upstream lists, the related ones first', () => {
  expect(servicesBeside('plumbing', listed).map(({ _id }) => _id)).toEqual(['cleaning', 'roofing', 'ducts'])
  expect(servicesBeside('roofing', [{ _id: 'roofing', title: 'Roofing' }])).toEqual([])
})

test('related services are found by their titles when the upstream has ids of its own', () => {
  const services = serviceCatalogue.map(({ id, title }) => ({ _id: `665f-${id}`, title }))
  const [first] = servicesBeside('665f-plumbing', services)
  expect(first?._id).toBe('665f-waterproofing')
})
