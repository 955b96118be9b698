import * as v from 'valibot'
import { expect, test } from 'vitest'
import { blogPostSchema, blogSummarySchema } from './blog.ts'
import { brandSchema } from './brand.ts'
import { categorySchema, categorySummarySchema } from './category.ts'
import { citySchema, stateSchema } from './place.ts'

const schemas = {
  city: [citySchema, { _id: 'kochi', title: 'Kochi' }],
  state: [stateSchema, { _id: 'kerala', title: 'Kerala' }],
  brand: [brandSchema, { _id: 'nalvika', title: 'Nalvika' }],
  category: [categorySummarySchema, { _id: 'roofing', title: 'Roofing' }],
  post: [blogSummarySchema, { title: 'A post', slug: 'a-post' }],
} as const
type Kind = keyof typeof schemas
const kinds = ['city', 'state', 'brand', 'category', 'post'] as const

/** Returns the parsed entry; undefined if it is dropped. */
function read(kind: Kind, fields: object): unknown {
  const [schema, entry] = schemas[kind]
  const result = v.safeParse(schema, { ...entry, ...fields })
  return result.success ? result.output : undefined
}

const getField = (kind: Kind, field: string, value: unknown) =>
  Reflect.get(Object(read(kind, { [field]: value })), field)

const WRONG_TEXTS = [null, 7, true, {}, [], ['text']]

test.each([
  ['city', 'services', [null, '120', -1, 1.5, {}, true], undefined],
  ['city', 'slug', WRONG_TEXTS, 'kochi'],
  ['city', '_id', [null, true, {}, [], 1.5], 'kochi'],
  ['city', 'image', WRONG_TEXTS, undefined],
  ['city', 'state', [true, {}, [], 1.5], undefined],
  ['city', 'serviceIds', ['plumbing', 7, {}], undefined],
  ['city', 'aliases', ['Cochin', 7, {}], undefined],
  ['city', 'jobIds', ['tap-repair', 7, {}], undefined],
  ['city', 'prices', ['399', 7, true], undefined],
  ['city', 'latitude', ['9.93', 91, {}], undefined],
  ['city', 'longitude', ['76.26', -181, {}], undefined],
  ['state', 'image', WRONG_TEXTS, undefined],
  ['state', 'cities', ['Kochi', 12, {}], undefined],
  ['brand', '_id', [null, true, {}, [], 1.5], undefined],
  ['brand', 'image', WRONG_TEXTS, ''],
  ['brand', 'website', WRONG_TEXTS, undefined],
  ['category', 'description', WRONG_TEXTS, ''],
  ['category', 'matches', ['tap', 7, {}], undefined],
  ['post', 'image', WRONG_TEXTS, ''],
  ['post', 'categories', [null, 'Plumbing', 7, {}], []],
  ['post', 'short_description', WRONG_TEXTS, ''],
  ['post', 'createdAt', [...WRONG_TEXTS, 'lately'], undefined],
] as const)('a %s with an invalid %s is read as if it were missing', (kind, field, values, expected) => {
  for (const value of values) expect(getField(kind, field, value), JSON.stringify(value)).toEqual(expected)
})

test.each([
  ['city', 'serviceIds', ['plumbing', null, {}, 12, 'plumbing'], ['plumbing', '12']],
  ['city', 'aliases', ['Cochin', 7], ['Cochin']],
  ['city', 'prices', { tap: 299, pipe: '399', leak: -1, valve: 0 }, { tap: 299 }],
  [
    'state',
    'cities',
    ['Kochi', { name: 'Thrissur' }, { title: 'Kollam' }, 4],
    ['Kochi', 'Thrissur', 'Kollam'],
  ],
  ['post', 'categories', ['Plumbing', null, 3], ['Plumbing']],
] as const)('a %s drops only the invalid entries of %s', (kind, field, value, expected) => {
  expect(getField(kind, field, value)).toEqual(expected)
})

test('an entry is dropped when it has no title or no address', () => {
  for (const kind of kinds)
    for (const title of [undefined, null, '', ' ', 7, {}]) expect(read(kind, { title })).toBeUndefined()
  for (const _id of [undefined, null, '', 'a/b', 'no such id!', {}])
    expect(read('category', { _id })).toBeUndefined()
  for (const slug of [undefined, null, 'a b', '../x']) expect(read('post', { slug })).toBeUndefined()
  expect(read('city', { title: '🛠\ufe0f' })).toBeUndefined()
})

test('a number is accepted as an id', () => {
  expect(read('city', { _id: 17 })).toMatchObject({ _id: '17' })
  expect(read('category', { _id: 0 })).toMatchObject({ _id: '0' })
})

test.each([
  ['2026-10-01T22:00:00', '2026-10-01T16:30:00Z'],
  ['2026-10-01T22:00:00+05:30', '2026-10-01T16:30:00Z'],
  ['2026-10-01', '2026-09-30T18:30:00Z'],
])('the time %s of a post is read as %s', (value, time) => {
  expect(getField('post', 'createdAt', value)).toBe(time)
})

test('a job without id or title is dropped, and one with other faults is kept', () => {
  const childCategories = [
    {
      id: 4,
      title: 'Taps',
      superChildren: [
        { id: 'a', title: 'Tap repair', image: 7, priceFrom: '299' },
        { title: 'Tap change', priceFrom: 399 },
        { id: 'c', priceFrom: 1 },
        'Nothing',
      ],
    },
    { id: 'pipes', title: 'Pipes', superChildren: 'none' },
    { superChildren: [] },
  ]
  expect(v.parse(categorySchema, { title: 'Plumbing', description: 7, childCategories })).toEqual({
    _id: '',
    title: 'Plumbing',
    description: '',
    image: '',
    childCategories: [
      { id: '4', title: 'Taps', superChildren: [{ id: 'a', title: 'Tap repair', image: '' }] },
      { id: 'pipes', title: 'Pipes', superChildren: [] },
    ],
  })
  expect(v.parse(categorySchema, { title: 'Plumbing' })).toMatchObject({ childCategories: [] })
})

test('a post is invalid without title or content', () => {
  const post = { title: 'Taps', slug: 'taps', content: '<p>Turn it off.</p>' }
  expect(v.safeParse(blogPostSchema, post).success).toBe(true)
  for (const fields of [{ title: undefined }, { content: undefined }, { content: ' ' }, { content: {} }])
    expect(v.safeParse(blogPostSchema, { ...post, ...fields }).success).toBe(false)
})
