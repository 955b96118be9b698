import { expect, test } from 'vitest'
import { cacheKey, knownQuery } from './key.ts'

const endpoint = { query: ['search', 'limit'] }
const known = (search: string) => knownQuery(endpoint, new URLSearchParams(search)).toString()

test('the order of the parameters does not matter', () => {
  expect(known('search=tap&limit=5')).toBe(known('limit=5&search=tap'))
})

test('unknown parameters are dropped', () => {
  expect(known('search=tap&utm_source=x&cachebuster=1')).toBe('search=tap')
})

test('of a repeated parameter the last counts', () => {
  expect(known('search=tap&search=fan')).toBe('search=fan')
})

test('empty values are left out, others trimmed and cut', () => {
  expect(known('search=%20%20&limit=')).toBe('')
  expect(knownQuery(endpoint, new URLSearchParams({ search: 'x'.repeat(5000) })).get('search')).toHaveLength(
    200,
  )
})

test('what a visitor writes cannot leave the query part of a key', () => {
  const key = cacheKey(
    'embedded',
    '/category/fetch_all',
    knownQuery(endpoint, new URLSearchParams('search=a%26limit%3D1%23')),
  )
  expect(new URL(key).searchParams.get('search')).toBe('a&limit=1#')
  expect(new URL(key).searchParams.has('limit')).toBe(false)
})

test('two sources never share a key', () => {
  const query = new URLSearchParams()
  expect(cacheKey('https://a.example', '/city/all', query)).not.toBe(cacheKey('embedded', '/city/all', query))
})
