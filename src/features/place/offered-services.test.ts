import { expect, test } from 'vitest'
import {
  offeredServices,
  relatedServices,
  servicesOfCities,
  splitServices,
  topServices,
} from './offered-services.ts'

function ids(services: ReadonlyArray<{ id: string }>) {
  return services.map(({ id }) => id)
}

test('there are six top services', () => {
  expect(ids(topServices)).toEqual([
    'plumbing',
    'electrician',
    'ac-repair',
    'carpentry',
    'cleaning',
    'painting',
  ])
})

test('the usual six come first, whatever the order of the data', () => {
  expect(ids(offeredServices(['gardening', 'painting', 'plumbing']))).toEqual([
    'plumbing',
    'painting',
    'gardening',
  ])
})

test('a service that the catalogue does not have is not shown', () => {
  expect(offeredServices(['juggling'])).toEqual([])
})

test('a place without one of the six shows another one in its place', () => {
  const { top, more } = splitServices([
    'plumbing',
    'electrician',
    'carpentry',
    'painting',
    'cleaning',
    'waterproofing',
    'pest-control',
  ])
  expect(ids(top)).toEqual(['plumbing', 'electrician', 'carpentry', 'cleaning', 'painting', 'pest-control'])
  expect(ids(more)).toEqual(['waterproofing'])
})

test('a state offers what any of its cities offers', () => {
  expect(servicesOfCities([{ serviceIds: ['a', 'b'] }, { serviceIds: ['b', 'c'] }])).toEqual(['a', 'b', 'c'])
  expect(servicesOfCities([])).toEqual([])
})

test('the services beside one are all others, the related ones first', () => {
  const related = ids(relatedServices('plumbing'))
  expect(related.slice(0, 2)).toEqual(['waterproofing', 'appliance-repair'])
  expect(related).toHaveLength(11)
  expect(related).not.toContain('plumbing')
})

test('a service that the catalogue does not have is among no others', () => {
  expect(ids(relatedServices('juggling'))).toHaveLength(12)
})
