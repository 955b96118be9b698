import { expect, test } from 'vitest'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import { servicesBeside } from './read-services.ts'

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
