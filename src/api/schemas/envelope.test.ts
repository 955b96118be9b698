import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { blogPostSchema, blogSummarySchema } from './blog.ts'
import { brandSchema } from './brand.ts'
import { categorySchema, categorySummarySchema } from './category.ts'
import { InvalidBodyError, parseItem, parseList, tolerant } from './envelope.ts'
import { citySchema, stateSchema } from './place.ts'

const city = { _id: 'mumbai', title: 'Mumbai' }

test('a list keeps its valid entries and reports the others', () => {
  const onProblem = vi.fn()
  expect(parseList(citySchema, { data: [city, { title: 7 }, null] }, onProblem)).toEqual([city])
  expect(onProblem.mock.calls.map(([problem]) => problem.index)).toEqual([1, 2])
})

test('an empty list is valid', () => {
  expect(parseList(citySchema, { data: [] }, vi.fn())).toEqual([])
})

test('a list is an error when no entry is usable', () => {
  expect(() => parseList(citySchema, { data: [{}, {}] }, vi.fn())).toThrow(InvalidBodyError)
})

test.each([null, 'text', [], {}, { data: {} }, { data: null }])('the body %j is not a list', (body) => {
  expect(() => parseList(citySchema, body, vi.fn())).toThrow(InvalidBodyError)
})

test.each([
  { data: null },
  { code: 200, data: null },
  { code: 404 as const, data: [] },
  { code: 410, data: null },
])('%j means that an entry does not exist', (body) => expect(parseItem(categorySchema, body)).toBeNull())

test.each([500, '500', 0, 401])('code %j is a failure with any data', (code) => {
  expect(() => parseItem(categorySchema, { code, data: null })).toThrow(InvalidBodyError)
  expect(() => parseItem(categorySchema, { code, data: { _id: 'x', title: 'X' } })).toThrow(InvalidBodyError)
  expect(() => parseList(citySchema, { code, data: [] }, vi.fn())).toThrow(InvalidBodyError)
})

test.each([200, '200', undefined, null])('code %j is a success', (code) => {
  expect(parseList(citySchema, { code, data: [] }, vi.fn())).toEqual([])
})

test.each([null, {}, { data: 'x' }, { data: { title: 'no id' } }])(
  'the body %j is not a category',
  (body) => {
    expect(() => parseItem(categorySchema, body)).toThrow(InvalidBodyError)
  },
)

test('a category without children has an empty list of them', () => {
  expect(parseItem(categorySchema, { data: { _id: 'x', title: 'X' } })).toMatchObject({ childCategories: [] })
})

test('unknown fields are dropped', () => {
  expect(parseItem(brandSchema, { data: { title: 'Brand', secret: 1 } })).toEqual({
    title: 'Brand',
    image: '',
    sample: false,
  })
})

test('the cities of a state may be names or objects', () => {
  const state = { _id: 's', title: 'S', cities: ['Pune', { _id: 'x', title: 'Nagpur' }] }
  expect(parseItem(stateSchema, { data: state })).toMatchObject({ cities: ['Pune', 'Nagpur'] })
})

test('a list is cut after two thousand entries', () => {
  const onProblem = vi.fn()
  const data = Array.from({ length: 60_000 }, (_, index) => ({ ...city, _id: `c${index}` }))
  expect(parseList(citySchema, { data }, onProblem)).toHaveLength(2_000)
  expect(onProblem).toHaveBeenCalledTimes(1)
})

test('null means missing', () => {
  const brand = { _id: null, title: 'Brand', image: null, website: null }
  expect(parseList(brandSchema, { data: [brand] }, vi.fn())).toEqual([
    { title: 'Brand', image: '', sample: false },
  ])
})

const schemas = {
  city: [citySchema, { _id: 'kochi', title: 'Kochi' }],
  state: [stateSchema, { _id: 'kerala', title: 'Kerala' }],
  brand: [brandSchema, { _id: 'nalvika', title: 'Nalvika' }],
  category: [categorySummarySchema, { _id: 'roofing', title: 'Roofing' }],
  post: [blogSummarySchema, { _id: 'p1', title: 'A post', slug: 'a-post' }],
} as const

/** Returns the parsed entry and its issues. */
function read(kind: keyof typeof schemas, fields: object) {
  const [schema, entry] = schemas[kind]
  const onDefault = vi.fn()
  const output = v.parse(tolerant(schema, { onDefault }), { ...entry, ...fields })
  return { output, issues: onDefault.mock.calls.flat() }
}

const WRONG_TEXTS = [7, true, {}, [], ['text']]

test.each([
  ['city', 'services', ['120', -1, 1.5, {}, true], undefined],
  ['city', 'slug', WRONG_TEXTS, undefined],
  ['city', 'image', WRONG_TEXTS, undefined],
  ['city', 'state', [true, {}, [], 1.5], undefined],
  ['city', 'serviceIds', ['plumbing', 7, {}], undefined],
  ['city', 'aliases', ['Cochin', 7, {}], undefined],
  ['city', 'jobIds', ['tap-repair', 7, {}], undefined],
  ['city', 'prices', ['399', 7, true], undefined],
  ['city', 'latitude', ['9.93', 91, {}], undefined],
  ['city', 'longitude', ['76.26', -181, {}], undefined],
  ['state', 'slug', WRONG_TEXTS, undefined],
  ['state', 'image', WRONG_TEXTS, undefined],
  ['state', 'cities', ['Kochi', 12, {}], undefined],
  ['brand', '_id', [true, {}, [], 1.5], undefined],
  ['brand', 'image', WRONG_TEXTS, ''],
  ['brand', 'redirect', WRONG_TEXTS, undefined],
  ['brand', 'website', WRONG_TEXTS, undefined],
  ['category', 'description', WRONG_TEXTS, ''],
  ['category', 'image', WRONG_TEXTS, ''],
  ['category', 'matches', ['tap', 7, {}], undefined],
  ['post', 'slug', [...WRONG_TEXTS, 'a b', '../x'], ''],
  ['post', 'image', WRONG_TEXTS, ''],
  ['post', 'categories', ['Plumbing', 7, {}], []],
  ['post', 'short_description', WRONG_TEXTS, ''],
  ['post', 'createdAt', [...WRONG_TEXTS, 'lately'], undefined],
  ['post', 'updatedAt', [...WRONG_TEXTS, 'lately'], undefined],
] as const)('a %s reports an unreadable %s and uses its default', (kind, field, values, expected) => {
  for (const value of values) {
    const { output, issues } = read(kind, { [field]: value })
    expect(output, JSON.stringify(value)).not.toBeNull()
    expect(Reflect.get(output ?? {}, field), JSON.stringify(value)).toEqual(expected)
    expect(Reflect.get(output ?? {}, 'title')).toBe(schemas[kind][1].title)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatch(new RegExp(`^${field}[.:]`))
  }
})

test.each([
  ['city', 'serviceIds', ['plumbing', null, {}, 12], ['plumbing', '12']],
  ['city', 'jobIds', [['x'], 'tap-repair'], ['tap-repair']],
  ['city', 'aliases', ['Cochin', 7], ['Cochin']],
  ['city', 'prices', { tap: 299, pipe: '399', leak: -1 }, { tap: 299 }],
  [
    'state',
    'cities',
    ['Kochi', { name: 'Thrissur' }, { title: 'Kollam' }, { _id: 3 }, 4, null],
    ['Kochi', 'Thrissur', 'Kollam'],
  ],
  ['post', 'categories', ['Plumbing', null, 3], ['Plumbing']],
] as const)('a %s drops only the unreadable entries of %s', (kind, field, value, expected) => {
  expect(Reflect.get(read(kind, { [field]: value }).output ?? {}, field)).toEqual(expected)
})

test.each([
  ['2026-10-01T22:00:00', '2026-10-01T16:30:00Z'],
  ['2026-10-01T22:00:00+05:30', '2026-10-01T16:30:00Z'],
  ['2026-10-01', '2026-09-30T18:30:00Z'],
])('the time %s of a post is read as %s', (given, time) => {
  expect(read('post', { createdAt: given, updatedAt: given }).output).toMatchObject({
    createdAt: time,
    updatedAt: time,
  })
})

test('a price of 0 is dropped', () => {
  expect(read('city', { prices: { tap: 299, pipe: 0 } })).toMatchObject({ output: { prices: { tap: 299 } } })
  expect(Reflect.get(read('city', { prices: { pipe: 0 } }).output ?? {}, 'prices')).toEqual({})
  expect(Reflect.get(read('category', { priceFrom: 0 }).output ?? {}, 'priceFrom')).toBeUndefined()
})

test('missing and valid fields are not reported', () => {
  for (const kind of ['city', 'state', 'brand', 'category', 'post'] as const)
    expect(read(kind, { image: null }).issues).toEqual([])
  expect(read('city', { services: 12, serviceIds: ['plumbing'], state: 7 })).toMatchObject({
    output: { services: 12, state: '7' },
    issues: [],
  })
})

test('a number is accepted as an id', () => {
  expect(read('city', { _id: 17 })).toMatchObject({ output: { _id: '17' }, issues: [] })
  expect(read('post', { _id: 0 })).toMatchObject({ output: { _id: '0' }, issues: [] })
})

test.each([
  ['city', { _id: undefined }, { _id: 'name:kochi', title: 'Kochi' }],
  ['city', { _id: { $oid: 'x' }, slug: 'cochin' }, { _id: 'cochin', title: 'Kochi' }],
  ['city', { _id: undefined, id: 4 }, { _id: '4' }],
  ['city', { title: undefined, name: 'Cochin' }, { title: 'Cochin' }],
  ['city', { title: 12 }, { title: 'Kochi' }],
  ['city', { title: null, slug: 'fort-kochi' }, { title: 'Fort Kochi' }],
  ['category', { _id: null, title: 'AC Repair' }, { _id: 'ac-repair' }],
  ['category', { _id: null }, { _id: 'name:roofing', title: 'Roofing' }],
  ['brand', { title: [] }, { title: 'Nalvika' }],
  ['post', { title: {} }, { title: 'A Post' }],
] as const)('a %s with %o is read from alternative field names', (kind, fields, expected) => {
  expect(read(kind, fields).output).toMatchObject(expected)
})

test('an unreadable alternative name is reported, and a readable one is not', () => {
  expect(read('city', { _id: undefined, id: 4 }).issues).toEqual([])
  expect(read('city', { title: undefined, name: 'Cochin' }).issues).toEqual([])
  expect(read('city', { _id: { $oid: 'x' }, slug: 'cochin' }).issues).toHaveLength(1)
})

test('an entry without an id and a title is dropped', () => {
  for (const kind of ['city', 'state', 'brand', 'category', 'post'] as const) {
    const nameless = { _id: undefined, title: { en: 'X' }, slug: undefined, image: '/x.svg' }
    expect(read(kind, nameless).output).toBeNull()
  }
  for (const entry of [null, undefined, 'Kochi', 7, [], [[]], true])
    expect(v.parse(tolerant(citySchema, { onDefault: vi.fn() }), entry)).toBeNull()
})

test('a job without a name is dropped, and one with other faults is kept', () => {
  const childCategories = [
    {
      id: 4,
      title: 'Taps',
      superChildren: [
        { id: 'a', title: 'Tap repair', image: 7, priceFrom: '299' },
        { title: 'Tap change', priceFrom: 399 },
        { id: 'c', priceFrom: 1 },
        { image: '/x.svg' },
        'Nothing',
      ],
    },
    { title: 'Pipes', superChildren: 'none' },
    { superChildren: [] },
  ]
  const onProblem = vi.fn()
  const data = { _id: 'plumbing', title: 'Plumbing', description: 7, childCategories }
  expect(parseItem(categorySchema, { data }, { onProblem })).toEqual({
    _id: 'plumbing',
    title: 'Plumbing',
    description: '',
    image: '',
    childCategories: [
      {
        id: '4',
        title: 'Taps',
        superChildren: [
          { id: 'a', title: 'Tap repair', image: '' },
          { id: 'name:tap-change', title: 'Tap change', image: '', priceFrom: 399 },
          { id: 'c', title: 'C', image: '', priceFrom: 1 },
        ],
      },
      { id: 'name:pipes', title: 'Pipes', superChildren: [] },
    ],
  })
  expect(onProblem).toHaveBeenCalledWith({
    kind: 'defaulted',
    index: 0,
    issue: expect.stringMatching(/^childCategories\.0\.superChildren\.0\.image: /),
  })
})

test('an entry requested by its URL has that id', () => {
  const known = { _id: 'roofing' }
  expect(parseItem(categorySchema, { data: { title: 'Roofs' } }, { known })).toMatchObject({
    _id: 'roofing',
    title: 'Roofs',
  })
  expect(parseItem(categorySchema, { data: { id: 3, title: 7 } }, { known })).toMatchObject({
    title: 'Roofing',
  })
  expect(parseItem(blogPostSchema, { data: { _id: 1, title: 'A', content: 5 } }, {})).toMatchObject({
    content: '',
  })
  for (const data of ['x', {}, { title: 7 }, { unexpected: [1, 2, 3] }])
    expect(() => parseItem(categorySchema, { data }, { known })).toThrow(InvalidBodyError)
})

test('each default of a list is reported with the index of its entry', () => {
  const onProblem = vi.fn()
  const data = [
    { title: 'Kochi', services: '120', image: 4 },
    { image: 4 },
    { _id: 2, title: 'Pune', services: 'x' },
  ]
  expect(parseList(citySchema, { data }, onProblem).map(({ title }) => title)).toEqual(['Kochi', 'Pune'])
  const noted = onProblem.mock.calls.map(([{ kind, index }]) => `${kind} ${index}`)
  expect(noted).toEqual(['defaulted 0', 'defaulted 0', 'dropped 1', 'defaulted 2'])
})

test('an entry with thousands of invalid fields is read', () => {
  const data = [{ title: 'Kochi', serviceIds: Array.from({ length: 100_000 }, () => ({})) }]
  const onProblem = vi.fn()
  expect(parseList(citySchema, { data }, onProblem)).toMatchObject([{ title: 'Kochi' }])
  expect(onProblem.mock.calls.length).toBeLessThan(10_000)
})
