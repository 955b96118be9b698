import * as v from 'valibot'
import { expect, test } from 'vitest'
import { citySchema, stateSchema } from './place.ts'

test.each([
  [{ title: 'Navi Mumbai' }, 'navi-mumbai'],
  [{ title: 'Navi Mumbai', slug: 'nm' }, 'navi-mumbai'],
  [{ title: 'Bengaluru' }, 'bangalore'],
  [{ title: 'कोच्चि', slug: 'Kochi' }, 'kochi'],
  [{ title: 'कोच्चि' }, 'कोच्चि'],
])('the address of the city %o is %s', (city, slug) => {
  expect(v.parse(citySchema, { _id: '64bb01', ...city }).slug).toBe(slug)
})

test('the slug of the upstream becomes an alias when it is not the address', () => {
  const read = (slug: string) => v.parse(citySchema, { _id: '7', title: 'Kochi', slug, aliases: ['Cochin'] })
  expect(read('ernakulam').aliases).toEqual(['Cochin', 'ernakulam'])
  expect(read('kochi').aliases).toEqual(['Cochin'])
})

test('a state has the address of its well-known name', () => {
  expect(v.parse(stateSchema, { _id: '7', title: 'Orissa' })).toMatchObject({ _id: '7', slug: 'odisha' })
})

test('a place without an id has its address as id', () => {
  expect(v.parse(citySchema, { title: 'Navi Mumbai' })._id).toBe('navi-mumbai')
})
