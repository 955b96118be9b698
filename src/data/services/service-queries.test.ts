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

test('other services exclude the current one and begin with related ones', () => {
  const related = servicesBeside('plumbing')
  expect(related.slice(0, 2)).toEqual(['waterproofing', 'appliance-repair'])
  expect(related).toHaveLength(serviceCatalogue.length - 1)
  expect(related).not.toContain('plumbing')
})

test('a service outside of the catalogue is not among other services', () => {
  expect(servicesBeside('juggling')).toHaveLength(serviceCatalogue.length)
})

test('other services are only those that the upstream lists, the related ones first', () => {
  expect(servicesBeside('plumbing', ['roofing', 'plumbing', 'cleaning', 'ducts'])).toEqual([
    'cleaning',
    'roofing',
    'ducts',
  ])
  expect(servicesBeside('roofing', ['roofing'])).toEqual([])
})
