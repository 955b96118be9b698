import { expect, test } from 'vitest'
import { id, limitUpTo, textUpTo } from '#api/provider-filters.ts'
import { cacheKey, knownQuery } from './key.ts'

const SITE = 'https://site.example'

const endpoint = { query: { search: textUpTo(200), limit: limitUpTo(200) } }
const known = (search: string) => knownQuery(endpoint, new URLSearchParams(search)).toString()

test('the order of the parameters does not matter', () => {
  expect(known('search=tap&limit=5')).toBe(known('limit=5&search=tap'))
})

test('unknown parameters are dropped', () => {
  expect(known('search=tap&utm_source=x&cachebuster=1')).toBe('search=tap')
})

test('the last value counts when a parameter is repeated', () => {
  expect(known('search=tap&search=fan')).toBe('search=fan')
})

test('empty values are dropped, others trimmed and cut', () => {
  expect(known('search=%20%20&limit=')).toBe('')
  expect(knownQuery(endpoint, new URLSearchParams({ search: 'x'.repeat(5000) })).get('search')).toHaveLength(
    200,
  )
})

test('a value cannot leave the query part of a key', () => {
  const key = cacheKey(
    SITE,
    'embedded',
    '/category/fetch_all',
    knownQuery(endpoint, new URLSearchParams('search=a%26limit%3D1%23')),
  )
  expect(new URL(key).searchParams.get('search')).toBe('a&limit=1#')
  expect(new URL(key).searchParams.has('limit')).toBe(false)
})

test('two sources never share a key', () => {
  const query = new URLSearchParams()
  expect(cacheKey(SITE, 'https://a.example', '/city/all', query)).not.toBe(
    cacheKey(SITE, 'embedded', '/city/all', query),
  )
})

test.each([
  ['05', '5'],
  ['200', '200'],
  ['201', null],
  ['0', null],
  ['-1', null],
  ['1e2', null],
  ['٣', null],
  ['5;DROP', null],
])('the limit %s becomes %s', (value, expected) => {
  expect(knownQuery(endpoint, new URLSearchParams({ limit: value })).get('limit')).toBe(expected)
})

test.each([
  ['  tap \u0000 leaking\n', 'tap leaking'],
  ['e\u0301', '\u00e9'],
  [`${'x'.repeat(199)}🙂🙂`, `${'x'.repeat(199)}🙂`],
  [' '.repeat(5000), null],
])('a search text is normalized: %j', (value, expected) => {
  expect(knownQuery(endpoint, new URLSearchParams({ search: value })).get('search')).toBe(expected)
})

test.each(['maharashtra', 'S_1', 'केरल'])('the state %s is kept', (value) => {
  expect(knownQuery({ query: { state: id } }, new URLSearchParams({ state: value })).get('state')).toBe(value)
})

test.each(['../x', 'a b', '', 'a'.repeat(65)])('the state %j is dropped', (value) => {
  expect(knownQuery({ query: { state: id } }, new URLSearchParams({ state: value })).has('state')).toBe(false)
})
