import { expect, test } from 'vitest'
import { createLruCache } from './isolate.ts'

/** Creates a cache of texts that counts their lengths and those of their keys. */
function createTexts(limit: number) {
  return createLruCache<string>(limit, (text, key) => key.length + text.length)
}

test('the least recently used value is dropped at the limit', () => {
  const texts = createTexts(44)
  for (const letter of 'abcd') texts.set(letter, letter.repeat(10))
  expect(texts.get('a')).toBe('aaaaaaaaaa')
  texts.set('e', 'eeeeeeeeee')
  expect(['a', 'b', 'e'].map((key) => texts.get(key)?.length)).toEqual([10, undefined, 10])
})

test('a value near the limit is not kept', () => {
  const texts = createTexts(44)
  texts.set('a', 'x'.repeat(11))
  expect(texts.get('a')).toBeUndefined()
})

test('a replaced value no longer counts', () => {
  const texts = createTexts(44)
  for (const text of ['one', 'two', 'three'])
    for (const key of ['a', 'b', 'c']) texts.set(key, text.repeat(2))
  expect(texts.get('a')).toBe('threethree')
  texts.delete('a')
  expect(texts.get('a')).toBeUndefined()
})
