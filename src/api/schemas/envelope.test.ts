import { expect, test, vi } from 'vitest'
import { brandSchema } from './brand.ts'
import { categorySchema } from './category.ts'
import { InvalidBodyError, parseItem, parseList } from './envelope.ts'
import { citySchema, stateSchema } from './place.ts'

const city = { _id: 'mumbai', title: 'Mumbai' }

test('a list keeps its good entries and reports the bad ones', () => {
  const onProblem = vi.fn()
  expect(parseList(citySchema, { data: [city, { title: 7 }, null] }, onProblem)).toEqual([city])
  expect(onProblem.mock.calls.map(([problem]) => problem.index)).toEqual([1, 2])
})

test('an empty list is a good answer', () => {
  expect(parseList(citySchema, { data: [] }, vi.fn())).toEqual([])
})

test('a list without one usable entry is an error', () => {
  expect(() => parseList(citySchema, { data: [{}, {}] }, vi.fn())).toThrow(InvalidBodyError)
})

test.each([null, 'text', [], {}, { data: {} }, { data: null }])('the body %j is no list', (body) => {
  expect(() => parseList(citySchema, body, vi.fn())).toThrow(InvalidBodyError)
})

test('null, and null as data, say that an entry does not exist', () => {
  expect(parseItem(categorySchema, null)).toBeNull()
  expect(parseItem(categorySchema, { data: null })).toBeNull()
})

test.each([{}, { data: 'x' }, { data: { title: 'no id' } }])('the body %j is no category', (body) => {
  expect(() => parseItem(categorySchema, body)).toThrow(InvalidBodyError)
})

test('a category without children has an empty list of them', () => {
  expect(parseItem(categorySchema, { data: { _id: 'x', title: 'X' } })).toMatchObject({ childCategories: [] })
})

test('unknown fields do not travel on', () => {
  expect(parseItem(brandSchema, { data: { title: 'Brand', secret: 1 } })).toEqual({
    title: 'Brand',
    image: '',
  })
})

test('the cities of a state may be names or objects', () => {
  const state = { _id: 's', title: 'S', cities: ['Pune', { _id: 'x', title: 'Nagpur' }] }
  expect(parseItem(stateSchema, { data: state })).toMatchObject({ cities: ['Pune', 'Nagpur'] })
})

test('of an endless list the first two thousand entries are read', () => {
  const onProblem = vi.fn()
  const data = Array.from({ length: 60_000 }, () => city)
  expect(parseList(citySchema, { data }, onProblem)).toHaveLength(2_000)
  expect(onProblem).toHaveBeenCalledTimes(1)
})

test('null stands for what is missing', () => {
  const brand = { _id: null, title: 'Brand', image: null, website: null }
  expect(parseList(brandSchema, { data: [brand] }, vi.fn())).toEqual([{ title: 'Brand', image: '' }])
})
