import { expect, test, vi } from 'vitest'
import { createParsedBodyCache } from './parsed-body-cache.ts'

const whole = <T>(value: T) => ({ value, isWhole: true })

test('the same text gives the same object without being read again', () => {
  const known = createParsedBodyCache<object>()
  const first = known('/a', '[1]', () => whole([1]))
  const read = vi.fn(() => whole([1]))
  expect(known('/a', '[1]', read)).toBe(first)
  expect(read).not.toHaveBeenCalled()
})

test('another text, and the same text of another address, are read', () => {
  const known = createParsedBodyCache<string>()
  known('/a', 'one', () => whole('a one'))
  expect(known('/a', 'two', () => whole('a two'))).toBe('a two')
  expect(known('/b', 'two', () => whole('b two'))).toBe('b two')
  expect(known('/a', 'one', () => whole('a one again'))).toBe('a one again')
})

test('a body with something left out is read each time', () => {
  const known = createParsedBodyCache<number>()
  known('/a', 'x', () => ({ value: 1, isWhole: false }))
  expect(known('/a', 'x', () => whole(2))).toBe(2)
})

test('a body that cannot be read leaves nothing behind', () => {
  const known = createParsedBodyCache<number>()
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => known('/a', 'x', broken)).toThrow('broken')
  expect(known('/a', 'x', () => whole(1))).toBe(1)
})

test('what was asked for longest ago goes when there is too much', () => {
  const known = createParsedBodyCache<number>(44)
  const text = (letter: string) => letter.repeat(10)
  for (const letter of 'abcd') known(letter, text(letter), () => whole(1))
  known('a', text('a'), () => whole(2))
  known('e', text('e'), () => whole(1))
  expect(known('a', text('a'), () => whole(3))).toBe(1)
  expect(known('b', text('b'), () => whole(3))).toBe(3)
})

test('a body that would fill the memory by itself is not kept', () => {
  const known = createParsedBodyCache<number>(44)
  known('a', 'x'.repeat(11), () => whole(1))
  expect(known('a', 'x'.repeat(11), () => whole(2))).toBe(2)
})

test('addresses take room too, however little there is behind them', () => {
  const known = createParsedBodyCache<number>(44)
  const address = (letter: string) => letter.repeat(10)
  for (const letter of 'abcde') known(address(letter), 'x', () => whole(1))
  expect(known(address('e'), 'x', () => whole(2))).toBe(1)
  expect(known(address('a'), 'x', () => whole(2))).toBe(2)
})
