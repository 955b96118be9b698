import { expect, test } from 'vitest'
import { brandSchema } from './brand.ts'
import { categorySchema } from './category.ts'
import { InvalidBodyError, parseItem, parseList } from './envelope.ts'
import { citySchema } from './place.ts'

const city = { _id: 'mumbai', title: 'Mumbai', slug: 'mumbai' }
const readCities = (body: unknown) => parseList(citySchema, body, ({ slug }) => slug)
const readCategory = (body: unknown) => parseItem(categorySchema, body).data

test('a list drops entries without title and names their index and reason', () => {
  expect(readCities({ data: [city, { title: 7 }, null] })).toEqual({
    data: [city],
    dropped: [
      { index: 1, issue: 'title: expected string' },
      { index: 2, issue: 'value: expected Object' },
    ],
  })
})

test('a list keeps the first of two entries with one address', () => {
  const { data, dropped } = readCities({
    data: [city, { _id: '2', title: 'Bombay' }, { _id: '3', title: 'Pune' }],
  })
  expect(data.map(({ _id }) => _id)).toEqual(['mumbai', '3'])
  expect(dropped).toEqual([{ index: 1, issue: 'address of an earlier entry' }])
})

test('a list fails unless it is empty when none of its entries is usable', () => {
  expect(readCities({ data: [] }).data).toEqual([])
  expect(() => readCities({ data: [{}] })).toThrow(InvalidBodyError)
})

test.each([null, 'text', [], {}, { data: {} }, { data: null }])('the body %j is not a list', (body) => {
  expect(() => readCities(body)).toThrow(InvalidBodyError)
})

test.each([{ data: null }, { code: 200, data: null }, { code: 404, data: [] }, { code: 410, data: null }])(
  '%j means that an entry does not exist',
  (body) => expect(readCategory(body)).toBeNull(),
)

test.each([500, '500', 0, 401])('code %j is a failure with any data', (code) => {
  expect(() => readCategory({ code, data: null })).toThrow(InvalidBodyError)
  expect(() => readCategory({ code, data: { _id: 'x', title: 'X' } })).toThrow(InvalidBodyError)
  expect(() => readCities({ code, data: [] })).toThrow(InvalidBodyError)
})

test.each([200, '200', undefined, null])('code %j is a success', (code) => {
  expect(readCities({ code, data: [] }).data).toEqual([])
})

test.each([null, {}, { data: 'x' }, { data: { _id: 'x' } }])('the body %j is not a category', (body) => {
  expect(() => readCategory(body)).toThrow(InvalidBodyError)
})

test('unknown fields are dropped', () => {
  expect(parseItem(brandSchema, { data: { title: 'Brand', secret: 1 } }).data).toEqual({
    title: 'Brand',
    image: '',
    sample: false,
  })
})
