import { expect, test, vi } from 'vitest'
import { createParsedBodyCache } from '#worker/upstream-client/api-read.ts'

test('a repeated text gives the same object without another parse', () => {
  const known = createParsedBodyCache<object>()
  const first = known('/a', '[1]', () => [1])
  const read = vi.fn(() => [1])
  expect(known('/a', '[1]', read)).toBe(first)
  expect(read).not.toHaveBeenCalled()
})

test('another text, or the same text of another address, is parsed', () => {
  const known = createParsedBodyCache<string>()
  known('/a', 'one', () => 'a one')
  expect(known('/a', 'two', () => 'a two')).toBe('a two')
  expect(known('/b', 'two', () => 'b two')).toBe('b two')
  expect(known('/a', 'one', () => 'a one again')).toBe('a one again')
})

test('a body that cannot be parsed is not kept', () => {
  const known = createParsedBodyCache<number>()
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => known('/a', 'x', broken)).toThrow('broken')
  expect(known('/a', 'x', () => 1)).toBe(1)
})

test('the least recently used body is dropped at the limit', () => {
  const known = createParsedBodyCache<number>(44)
  const text = (letter: string) => letter.repeat(10)
  for (const letter of 'abcd') known(letter, text(letter), () => 1)
  known('a', text('a'), () => 2)
  known('e', text('e'), () => 1)
  expect(known('a', text('a'), () => 3)).toBe(1)
  expect(known('b', text('b'), () => 3)).toBe(3)
})

test('a body near the limit is not kept', () => {
  const known = createParsedBodyCache<number>(44)
  known('a', 'x'.repeat(11), () => 1)
  expect(known('a', 'x'.repeat(11), () => 2)).toBe(2)
})

test('addresses count towards the limit when their bodies are short', () => {
  const known = createParsedBodyCache<number>(44)
  const address = (letter: string) => letter.repeat(10)
  for (const letter of 'abcde') known(address(letter), 'x', () => 1)
  expect(known(address('e'), 'x', () => 2)).toBe(1)
  expect(known(address('a'), 'x', () => 2)).toBe(2)
})
