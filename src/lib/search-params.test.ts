import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, parseSearch, searchText, stringifySearch, textParams } from './search-params.ts'

test.each(['', '?q=tap', '?q=ac+gas+refill', '?q=100%25+off', '?q=%3Cb%3E&tab=reviews', '?q=007'])(
  'the search string %j survives a round trip',
  (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test('a number-like value stays text', () => {
  expect(parseSearch('?q=42')).toEqual({ q: '42' })
})

test('undefined and empty values are left out', () => {
  expect(stringifySearch({ q: '', tab: undefined })).toBe('')
})

test('the last of a repeated parameter counts', () => {
  expect(parseSearch('?q=a&q=b')).toEqual({ q: 'b' })
})

test('a search parameter is text or absent, and unknown parameters are kept', () => {
  const read = textParams('q')
  expect(read({ q: 'tap', utm_source: 'mail' })).toEqual({ q: 'tap', utm_source: 'mail' })
  expect(read({})).toEqual({})
})

test('a search parameter that is not text is refused', () => {
  expect(() => textParams('q')({ q: 7 })).toThrow('q')
})

test('white space in a query collapses and is trimmed', () => {
  expect(searchText('  tap   leaking\n')).toBe('tap leaking')
})

test('a missing text, or only spaces, is empty', () => {
  expect(searchText(undefined)).toBe('')
  expect(searchText('   ')).toBe('')
})

test('very long text is cut', () => {
  expect(searchText('a'.repeat(5_000))).toBe('a'.repeat(MAX_SEARCH_LENGTH))
})

test('a surrogate pair is never cut', () => {
  expect(searchText(`${'a'.repeat(119)}🪛🪛`)).toBe(`${'a'.repeat(119)}🪛`)
})
